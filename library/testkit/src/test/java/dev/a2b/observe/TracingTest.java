package dev.a2b.observe;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.a2b.items.Items;
import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Tracer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TracingTest {

    private static final Pattern TRACE_ID = Pattern.compile("\"traceId\":\"([0-9a-f]{32})\"");

    private final BlockingQueue<byte[]> spans = new LinkedBlockingQueue<>();
    private HttpServer collector;

    @BeforeEach
    void startCollector() throws IOException {
        collector = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        collector.createContext("/v1/traces", exchange -> {
            spans.add(exchange.getRequestBody().readAllBytes());
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        collector.start();
    }

    @AfterEach
    void stopCollector() {
        collector.stop(0);
    }

    @Test
    void without_a_collector_there_are_no_beans_of_tracing() throws Exception {
        try (var service = ApplicationContext.run(EmbeddedServer.class, "test")) {
            get(service.getURI() + "/api/v1" + Items.OPEN);

            var context = service.getApplicationContext();
            assertFalse(context.containsBean(OpenTelemetry.class));
            assertFalse(context.containsBean(Tracer.class));
            assertFalse(context.getAllBeanDefinitions().stream()
                    .anyMatch(bean -> bean.getBeanType().getName().startsWith("io.micronaut.tracing.opentelemetry")));
        }
    }

    @Test
    void a_collector_gets_the_span_of_a_request_but_none_of_a_check_and_the_problem_tells_its_trace() throws Exception {
        try (var service = start()) {
            var port = service.getApplicationContext().getRequiredProperty("endpoints.all.port", Integer.class);
            get("http://localhost:" + port + "/health/liveness");
            var problem = get(service.getURI() + "/api/v1" + Items.own(999_999_999));

            var trace = TRACE_ID.matcher(problem);
            assertTrue(trace.find(), problem);
            var span = spans.poll(5, TimeUnit.MINUTES);
            var text = new String(span, StandardCharsets.ISO_8859_1);
            assertTrue(text.contains("/api/v1" + Items.OWN), text);
            assertTrue(HexFormat.of().formatHex(span).contains(trace.group(1)), text);
            assertFalse(text.contains("/health"), text);
        }
    }

    private EmbeddedServer start() {
        var endpoint = "http://localhost:" + collector.getAddress().getPort();
        return ApplicationContext.run(
                EmbeddedServer.class,
                Map.of("otel.exporter.otlp.endpoint", endpoint, "otel.bsp.schedule.delay", "500"),
                "test");
    }

    private static String get(String uri) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(uri)).build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }
}
