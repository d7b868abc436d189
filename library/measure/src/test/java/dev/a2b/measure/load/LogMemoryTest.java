package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogMemoryTest {

    private static final long MEGABYTE = 1_000_000;

    @TempDir
    private Path folder;

    @Test
    void ten_times_the_requests_of_a_minute_take_no_more_memory() throws IOException {
        var few = LogReading.of(folder, 60_000, 60).keptBytes();
        var many = LogReading.of(folder, 600_000, 60).keptBytes();

        assertTrue(many - few < MEGABYTE, many + " bytes, " + few + " for the tenth");
    }
}
