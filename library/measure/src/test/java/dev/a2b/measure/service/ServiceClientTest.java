package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.TinyService;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceClientTest {

    @TempDir
    private Path folder;

    private MeasuredService service;
    private ServiceClient client;

    @BeforeEach
    void start() {
        var port = Port.free();
        service = StartupProbe.time(
                        () -> new ServiceProcess(
                                TinyService.serving(port),
                                folder,
                                Map.of(),
                                Optional.empty(),
                                port,
                                folder.resolve("service.log")),
                        port,
                        "/ready",
                        Duration.ofMinutes(5))
                .service();
        client = new ServiceClient(service);
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void a_response_is_returned_whatever_its_status_at_once_or_later() throws Exception {
        assertArrayEquals("ok".getBytes(), client.get("/ready").body());
        assertEquals(404, client.get("/missing").statusCode());
        assertEquals(404, client.post("/missing", "{}").statusCode());
        assertEquals(200, client.getAsync("/ready").get().statusCode());
    }

    @Test
    void a_success_is_awaited_unless_the_service_ended() {
        assertDoesNotThrow(() -> client.awaitSuccess("/ready"));
        service.stop();

        var awaited = assertThrows(MeasureException.class, () -> client.awaitSuccess("/ready"))
                .getMessage();
        var sent =
                assertThrows(MeasureException.class, () -> client.get("/ready")).getMessage();

        assertTrue(awaited.contains("see its log " + service.log()), awaited);
        assertTrue(sent.endsWith("see the service's log " + service.log() + "."), sent);
    }

    @Test
    void a_response_that_never_ends_is_not_awaited_for_ever() {
        var impatient = new ServiceClient(service, Duration.ofMillis(200));

        var failure = assertThrows(MeasureException.class, () -> impatient.get("/incomplete"));

        assertTrue(failure.getMessage().contains("got no response"), failure.getMessage());
    }
}
