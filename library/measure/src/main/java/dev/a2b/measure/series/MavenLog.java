package dev.a2b.measure.series;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The output of Maven. It is only quoted in messages; no decision depends on it. */
final class MavenLog {

    private static final String ERROR = "[ERROR] ";

    private final Path file;

    MavenLog(Path file) {
        this.file = file;
    }

    /** The first line that Maven marks as an error, without headings; empty if there is none. */
    Optional<String> firstError() {
        try {
            // A compiler may print in another encoding, and this constructor accepts any bytes.
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(ERROR))
                    .map(line -> line.substring(ERROR.length()).stripTrailing())
                    .filter(line -> !line.isEmpty() && !line.startsWith(" ") && !line.endsWith(":"))
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
