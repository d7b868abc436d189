package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.load.GatlingLog.Request;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the command as a user who has downloaded only the jar. */
class LogCommandIT {

    @TempDir
    private Path folder;

    @Test
    void the_jar_alone_writes_a_log_that_is_larger_than_its_memory() throws Exception {
        var requests = 1_000_000;
        var log = folder.resolve("simulation.log");
        try (var writer = new LogWriter(log, 0)) {
            var request = new Request("", "list", 0, 1, true, "");
            for (var i = 0; i < requests; i++) {
                writer.request(request);
            }
        }

        var rows = folder.resolve("requests.csv");
        var exit = java("-Xmx16m", log).redirectOutput(rows.toFile()).start().waitFor();

        assertEquals(0, exit);
        try (var lines = Files.lines(rows)) {
            assertEquals(1 + requests, lines.count());
        }
    }

    private static ProcessBuilder java(String option, Path log) throws Exception {
        var jar = GatlingLog.class.getProtectionDomain().getCodeSource().getLocation();
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        option,
                        "-jar",
                        new File(jar.toURI()).toString(),
                        "log",
                        log.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }
}
