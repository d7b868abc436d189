package dev.a2b.measure.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No test of the build, because it takes minutes and gigabytes: only {@code docs/benchmark --logs} runs it. */
class LogFigures {

    private static final int LOAD_SECONDS = 1000;

    @TempDir
    private Path folder;

    @Test
    void reading_logs_of_several_sizes() throws IOException {
        var requests = Long.getLong("logs.requests");
        var rows = new ArrayList<>(List.of(LogReading.COLUMNS));
        for (var part : List.of(100, 10, 1)) {
            rows.add(LogReading.of(folder, requests / part, LOAD_SECONDS).line());
        }

        Files.write(Path.of(System.getProperty("logs.file")), rows);
    }
}
