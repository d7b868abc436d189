package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramSocket;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class FileDescriptorsTest {

    /** Far more than other threads of this process open or close meanwhile. */
    private static final int MANY = 50;

    @Test
    void sockets_are_counted_as_files() throws IOException {
        var before = own();
        var sockets = new ArrayList<DatagramSocket>();
        for (var socket = 0; socket < MANY; socket++) {
            sockets.add(new DatagramSocket());
        }

        var after = own();

        sockets.forEach(DatagramSocket::close);
        assertTrue(after - before > MANY / 2, before + " and " + after);
    }

    @Test
    void a_process_that_has_ended_has_none() throws Exception {
        var ended = new ProcessBuilder("true").start();
        ended.waitFor();

        assertEquals(0, FileDescriptors.count(Stream.of(Long.toString(ended.pid()))));
    }

    private static int own() {
        return FileDescriptors.count(
                Stream.of(Long.toString(ProcessHandle.current().pid())));
    }
}
