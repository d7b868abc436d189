package dev.a2b.postgres;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains a failure in one sentence. */
final class Failures {

    private static final String ELSEWHERE = "; use another directory with -Ddatabase.directory=...";

    private Failures() {}

    /**
     * An exception whose message gives the reason.
     *
     * @param what      what failed, as a sentence without a full stop
     * @param directory where the files of the database are
     * @param log       content of the log of PostgreSQL
     */
    static DatabaseException explain(String what, Exception cause, Path directory, String log) {
        if (cause instanceof DatabaseException explained) {
            return explained;
        }
        var said = log + messages(cause);
        if (said.contains("No space left on device") || said.contains("Disk quota exceeded")) {
            return new DatabaseException(what + " because the disk of " + directory
                    + " is full; free some space, or use another directory with -Ddatabase.directory=...");
        }
        if (log.contains("cannot be run as root")) {
            return new DatabaseException(what + " because PostgreSQL refuses to run as root here;"
                    + " use another user, or -Ddatabase=container.");
        }
        if (cause instanceof FileSystemException file) {
            return new DatabaseException(what + " because " + file.getFile() + " cannot be written" + ELSEWHERE);
        }
        return new DatabaseException(what + ": " + lastLine(log, cause));
    }

    /** The content of a log file; empty if it cannot be read. */
    static String log(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    private static String messages(Throwable cause) {
        return Stream.iterate(cause, c -> c != null, Throwable::getCause)
                .map(Throwable::toString)
                .collect(Collectors.joining("\n"));
    }

    private static String lastLine(String log, Exception cause) {
        var said = log.lines()
                .filter(line -> Stream.of("FATAL", "ERROR", "error:").anyMatch(line::contains))
                .reduce((first, second) -> second)
                .map(line -> " (" + line.strip() + ")")
                .orElse("");
        return cause.getMessage() + said;
    }
}
