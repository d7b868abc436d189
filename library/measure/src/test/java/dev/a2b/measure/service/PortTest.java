package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortTest {

    @Test
    void a_port_that_something_listens_on_is_refused() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var failure = assertThrows(MeasureException.class, () -> Port.demandFree(taken.getLocalPort()));

            assertTrue(failure.getMessage().startsWith("Port " + taken.getLocalPort() + " is in use"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65_536})
    void a_port_that_does_not_exist_is_refused(int port) {
        var failure = assertThrows(MeasureException.class, () -> Port.demandFree(port));

        assertTrue(failure.getMessage().startsWith("There is no port " + port + ":"), failure.getMessage());
    }

    @Test
    void a_connection_from_a_free_port_cannot_reach_itself() {
        var ports = IntStream.range(0, 100).map(unused -> Port.free());

        assertTrue(ports.allMatch(port -> port <= Port.HIGHEST));
    }

    @Test
    void a_port_that_was_given_is_not_given_again_soon() {
        var ports = IntStream.range(0, 100).map(unused -> Port.free());

        assertEquals(100, ports.distinct().count());
    }

    @Test
    void a_free_port_is_accepted() {
        assertDoesNotThrow(() -> Port.demandFree(Port.free()));
    }
}
