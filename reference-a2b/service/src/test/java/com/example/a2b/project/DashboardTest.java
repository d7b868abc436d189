package com.example.a2b.project;

import static com.example.a2b.project.Project.files;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.micronaut.context.annotation.Property;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The dashboards of compose.yaml ask only for what the service exports. */
@MicronautTest(transactional = false)
// sample: begin
@Property(name = "micronaut.http.services.partner.url", value = "http://localhost:1") // calls that fail count, too
// sample: end
class DashboardTest {

    /** In a query: a metric, the label of a condition, and the labels of a grouping. */
    private static final Pattern METRIC = Pattern.compile("(\\w+)\\{");

    private static final Pattern CONDITION = Pattern.compile("(\\w+)(?:=~|!~|!=|=)'");
    private static final Pattern GROUPING = Pattern.compile("\\b(?:by|without) *\\(([^)]*)\\)");

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    EmbeddedServer server;

    @Property(name = "endpoints.all.port")
    int managementPort;

    @Test
    @Timeout(300)
    void the_service_exports_each_metric_and_each_label() throws Exception {
        var queries = files("compose/grafana/dashboards")
                .flatMap(file -> Project.yaml(file).findValuesAsText("expr").stream())
                .toList();
        get(server.getURI() + "/");
        // sample: begin
        get(server.getURI() + "/api/v1/transfers/1/offers");
        // sample: end
        System.gc();
        while (!export().contains("jvm_gc_pause_seconds_sum")) {
            Thread.sleep(50);
        }

        var export = export().lines().toList();

        assertFalse(queries.isEmpty());
        assertEquals(
                List.of(),
                queries.stream().flatMap(query -> missing(query, export)).toList());
    }

    /** The metrics and labels of a query that the service does not export; `up` and `job` are Prometheus' own. */
    private static Stream<String> missing(String query, List<String> export) {
        var exported = names(METRIC, query)
                .flatMap(metric -> export.stream().filter(line -> line.matches(metric + "[{ ].*")))
                .toList();
        var metrics = names(METRIC, query)
                .filter(metric -> !metric.equals("up"))
                .filter(metric -> exported.stream().noneMatch(line -> line.startsWith(metric)));
        var labels = Stream.concat(names(CONDITION, query), names(GROUPING, query))
                .filter(label -> !label.equals("job"))
                .filter(label -> exported.stream().noneMatch(line -> line.matches(".*[{,]" + label + "=\".*")));
        return Stream.concat(metrics, labels).map(name -> name + " in " + query);
    }

    private static Stream<String> names(Pattern pattern, String query) {
        return pattern.matcher(query)
                .results()
                .flatMap(found -> Stream.of(found.group(1).split(", *")));
    }

    private String export() throws IOException, InterruptedException {
        return get("http://localhost:" + managementPort + "/prometheus");
    }

    private String get(String address) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address)).build();
        return client.send(request, BodyHandlers.ofString()).body();
    }
}
