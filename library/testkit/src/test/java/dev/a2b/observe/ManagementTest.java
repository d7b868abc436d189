package dev.a2b.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import io.micronaut.context.annotation.Value;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The port for operators and their tools. */
@MicronautTest(transactional = false)
class ManagementTest {

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    EmbeddedServer service;

    @Value("${endpoints.all.port}")
    int managementPort;

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/liveness", "/health/readiness"})
    void health_is_up_and_tells_no_details(String path) throws Exception {
        var answer = get(managementPort, path);

        assertEquals(200, answer.statusCode());
        assertEquals("{\"status\":\"UP\"}", answer.body());
    }

    @Test
    void requests_are_timed_by_route() throws Exception {
        get(service.getPort(), "/api/v1" + Items.own(1));
        get(service.getPort(), "/api/v1" + Items.own(2));

        var metrics = get(managementPort, "/prometheus").body();

        assertTrue(metrics.contains("http_server_requests_seconds_count{"), metrics);
        assertTrue(metrics.contains("uri=\"/api/v1" + Items.OWN + "\""), metrics);
        assertFalse(metrics.contains(Items.own(1)), metrics);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/liveness", "/health/readiness", "/info", "/prometheus"})
    void the_port_of_the_service_shows_nothing_of_it(String path) throws Exception {
        assertEquals(404, get(service.getPort(), path).statusCode());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1" + Items.OPEN,
                "/openapi/openapi.json",
                "/swagger-ui",
                "/beans",
                "/env",
                "/loggers",
                "/metrics",
                "/refresh",
                "/routes",
                "/stop",
                "/threaddump"
            })
    void the_port_for_operators_shows_nothing_else(String path) throws Exception {
        assertEquals(404, get(managementPort, path).statusCode());
    }

    private HttpResponse<String> get(int port, String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }
}
