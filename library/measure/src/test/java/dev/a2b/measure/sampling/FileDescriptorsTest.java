package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class FileDescriptorsTest {

    /** Far more than other threads of this process open or close meanwhile. */
    private static final int MANY = 50;

    @Test
    void sockets_are_counted_and_are_files_too() throws IOException {
        var before = own();
        var sockets = new ArrayList<DatagramSocket>();
        for (var socket = 0; socket < MANY; socket++) {
            sockets.add(new DatagramSocket());
        }

        var after = own();

        sockets.forEach(DatagramSocket::close);
        assertTrue(after.sockets() - before.sockets() > MANY / 2, before + " and " + after);
        assertTrue(after.files() - before.files() > MANY / 2, before + " and " + after);
    }

    @Test
    void a_file_is_no_socket(@TempDir Path folder) throws IOException {
        try (var file = Files.newInputStream(Files.createFile(folder.resolve("file")))) {
            var open = own();

            assertEquals(0, file.available());
            assertTrue(open.files() > open.sockets(), open.toString());
        }
    }

    @Test
    void a_process_that_has_ended_has_none() throws Exception {
        var ended = new ProcessBuilder("true").start();
        ended.waitFor();

        assertEquals(new FileDescriptors(0, 0), FileDescriptors.of(Stream.of(Long.toString(ended.pid()))));
    }

    private static FileDescriptors own() {
        return FileDescriptors.of(
                Stream.of(Long.toString(ProcessHandle.current().pid())));
    }
}
