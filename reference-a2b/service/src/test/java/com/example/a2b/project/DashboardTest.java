package com.example.a2b.project;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.a2b.testkit.Api;
import dev.a2b.testkit.Eventually;
import dev.a2b.testkit.Sample;
import io.micronaut.context.annotation.Property;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dashboard of compose.yaml asks only for what the service exports. */
@MicronautTest(transactional = false)
class DashboardTest {

    private static final String FOLDER = "compose/grafana/dashboards/";
    /** Within a query without its groupings and ranges: the name of a metric, and the conditions for its labels. */
    private static final Pattern METRIC =
            Pattern.compile("(?<![\\w$])(?!(?:and|or|unless|bool|offset)\\b)([a-z]\\w*+)(?!\\s*\\()(?:\\{([^}]*)})?");

    private static final Pattern CONDITION = Pattern.compile("(\\w+)(?:=~|!~|!=|=)'");
    private static final Pattern GROUPING =
            Pattern.compile("\\b(?:by|without|on|ignoring|group_left|group_right) *\\(([^)]*)\\)");
    private static final Pattern RANGE = Pattern.compile("\\[[^]]*]");
    /** A line of an export: the name of a metric, and its labels. */
    private static final Pattern SAMPLE = Pattern.compile("(?m)^([a-z]\\w*)(?:\\{(.*)})? \\S+$");

    private static final Pattern LABEL = Pattern.compile("(\\w+)=\"");

    /** What Prometheus adds: a label of each sample, and a metric of its own. */
    private static final String JOB = "job";

    private static final String UP = "up";

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    Api api;

    @Property(name = "endpoints.all.port")
    int managementPort;

    /** The file of the dashboard. */
    String dashboard() {
        return "service.json";
    }

    /** Sends a request after which all metrics of the dashboard have a value. */
    void callService() {
        api.get(Sample.ofProject().open());
    }

    @Test
    void the_service_exports_each_metric_and_each_label() throws Exception {
        callService();
        System.gc();
        Eventually.holds(() -> export().contains("jvm_gc_pause_seconds_sum"));
        var exported = SAMPLE.matcher(export())
                .results()
                .collect(toMap(sample -> sample.group(1), DashboardTest::labels, DashboardTest::union));

        var missing =
                queries().stream().flatMap(query -> missing(query, exported)).toList();

        assertFalse(queries().isEmpty());
        assertEquals(List.of(), missing);
    }

    @Test
    void each_query_is_limited_to_the_chosen_service() throws Exception {
        var all = queries().stream()
                .filter(query ->
                        !metrics(query).allMatch(metric -> metric.group().contains("job='$job'")))
                .toList();

        assertEquals(List.of(), all);
    }

    @Test
    void the_readme_names_the_source_of_each_metric() throws Exception {
        var readme = ProjectFiles.text("compose/README.md");

        var unnamed = queries().stream()
                .flatMap(query -> metrics(query).map(metric -> metric.group(1)))
                .filter(name -> !readme.contains("`" + name + "`"))
                .filter(name -> !readme.contains("`" + name.replaceAll("_(bucket|count|max|sum)$", "_*") + "`"))
                .toList();

        assertEquals(List.of(), unnamed);
    }

    @Test
    void the_panels_ask_the_provisioned_data_source() throws Exception {
        var provisioned = ProjectFiles.yaml("compose/grafana/datasources.yaml")
                .at("/datasources/0/uid")
                .asText();

        var asked = ProjectFiles.json(FOLDER + dashboard()).findValues("datasource").stream()
                .map(source -> source.path("uid").asText())
                .collect(toSet());

        assertEquals(Set.of(provisioned), asked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "sum(threads);                                                     threads",
                "max(threads) or vector(0);                                        threads",
                "sum by (area) (bytes{job='$job'} > 0);                            bytes",
                "sum(rate(bytes{job='$job'}[$__rate_interval])) by (area) / limit; bytes,limit",
                "quantile(0.5, bytes{job='$job',area=~'heap|buffer'} offset 5m);   bytes",
            })
    void a_metric_is_noticed_with_and_without_conditions(String query, String names) {
        var found = metrics(query).map(metric -> metric.group(1)).collect(joining(","));

        assertEquals(names, found);
    }

    @Test
    void a_name_that_the_service_does_not_export_is_noticed() {
        var exported = Map.of("threads", Set.of("state"));

        var missing =
                missing("sum by (area) (threads{status='1'}) / tasks", exported).toList();

        assertEquals(
                List.of("tasks", "status", "area"),
                missing.stream().map(name -> name.split(" ")[0]).toList());
    }

    private List<String> queries() throws IOException {
        return ProjectFiles.json(FOLDER + dashboard()).findValuesAsText("expr");
    }

    private String export() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + managementPort + "/prometheus"))
                .build();
        return client.send(request, BodyHandlers.ofString()).body();
    }

    private static Stream<MatchResult> metrics(String query) {
        var names = RANGE.matcher(GROUPING.matcher(query).replaceAll("")).replaceAll("");
        return METRIC.matcher(names).results();
    }

    /** The names in a query that no sample has. */
    private static Stream<String> missing(String query, Map<String, Set<String>> exported) {
        var metrics =
                metrics(query).filter(metric -> !metric.group(1).equals(UP)).toList();
        var known = new HashSet<>(Set.of(JOB));
        metrics.forEach(metric -> known.addAll(exported.getOrDefault(metric.group(1), Set.of())));
        var names = metrics.stream().map(metric -> metric.group(1)).filter(name -> !exported.containsKey(name));
        var conditions = metrics.stream()
                .flatMap(metric -> CONDITION
                        .matcher(Objects.requireNonNullElse(metric.group(2), ""))
                        .results())
                .map(condition -> condition.group(1));
        var groupings = GROUPING.matcher(query)
                .results()
                .flatMap(grouping -> Stream.of(grouping.group(1).split(", ")));
        return Stream.concat(names, Stream.concat(conditions, groupings).filter(label -> !known.contains(label)))
                .map(name -> name + " in " + query);
    }

    private static Set<String> labels(MatchResult sample) {
        return sample.group(2) == null
                ? Set.of()
                : LABEL.matcher(sample.group(2))
                        .results()
                        .map(label -> label.group(1))
                        .collect(toSet());
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        var all = new HashSet<>(some);
        all.addAll(others);
        return all;
    }
}
