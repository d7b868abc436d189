package dev.a2b.observe;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.measure.service.Port;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.annotation.Value;
import io.micronaut.context.env.Environment;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The port for operators and their tools. */
@MicronautTest(transactional = false)
class ManagementTest {

    private static final Path PAGE = Path.of("..", "runtime", "README.md");
    private static final Pattern TABLE =
            Pattern.compile("(?<=<!-- metrics: begin -->\n).*(?=<!-- metrics: end -->)", Pattern.DOTALL);
    private static final Pattern METRIC =
            Pattern.compile("(?m)^# HELP ((?:database|netty|overload|r2dbc)_\\S+) (.*)\n# TYPE \\S+ (\\S+)$");

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    EmbeddedServer service;

    @Inject
    Environment environment;

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

    /** {@code -Dmetrics.write=true} writes the table of the page. */
    @Test
    void the_page_of_runtime_has_each_metric_of_the_library_with_its_meaning() throws Exception {
        var metrics = metrics();
        var page = Files.readString(PAGE);

        var expected = TABLE.matcher(page).replaceFirst(Matcher.quoteReplacement(table(metrics)));

        if (Boolean.getBoolean("metrics.write")) {
            Files.writeString(PAGE, expected);
        } else {
            assertEquals(expected, page);
        }
    }

    @Test
    void each_metric_of_the_library_and_the_memory_have_a_value() throws Exception {
        var metrics = metrics();

        METRIC.matcher(metrics).results().forEach(metric -> assertHasValue(metric.group(1), metrics));
        assertHasValue("jvm_memory_used_bytes", metrics);
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

    /** As on a platform that gives a service one port. */
    @Test
    void the_page_of_the_api_is_served_on_a_port_that_operators_and_callers_share() throws Exception {
        var port = Port.free();
        var settings = Map.of("micronaut.server.port", port, "endpoints.all.port", port);
        try (var shared = ServiceSettings.start(environment, settings)) {
            assertEquals(200, get(shared.getPort(), "/swagger-ui").statusCode());
        }
    }

    /** After a request that needs the database. */
    private String metrics() throws IOException, InterruptedException {
        get(service.getPort(), "/api/v1" + Items.OPEN);
        return get(managementPort, "/prometheus").body();
    }

    private static String table(String metrics) {
        return METRIC.matcher(metrics)
                .results()
                .map(ManagementTest::row)
                .sorted()
                .collect(joining("", "\n| metric | type | meaning |\n| --- | --- | --- |\n", "\n"));
    }

    private static String row(MatchResult metric) {
        assertFalse(metric.group(2).isBlank(), () -> metric.group(1) + " has no description");
        return "| `%s` | %s | %s |\n".formatted(metric.group(1), metric.group(3), metric.group(2));
    }

    private static void assertHasValue(String name, String metrics) {
        var lines = metrics.lines().filter(line -> line.startsWith(name)).toList();
        assertFalse(lines.isEmpty(), name);
        assertTrue(lines.stream().noneMatch(line -> line.endsWith(" NaN")), lines::toString);
    }

    private HttpResponse<String> get(int port, String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }
}
