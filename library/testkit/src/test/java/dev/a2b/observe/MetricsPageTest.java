package dev.a2b.observe;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.a2b.items.Items;
import io.micronaut.context.annotation.Value;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of metrics in the README.md of runtime is what a service tells; {@code -Dmetrics.write=true} writes it. */
@MicronautTest(transactional = false)
class MetricsPageTest {

    private static final Path PAGE = Path.of("..", "runtime", "README.md");
    private static final Pattern TABLE =
            Pattern.compile("(?<=<!-- metrics: begin -->\n).*(?=<!-- metrics: end -->)", Pattern.DOTALL);
    private static final Pattern METRIC =
            Pattern.compile("(?m)^# HELP ((?:database|netty|overload|r2dbc)_\\S+) (.*)\n# TYPE \\S+ (\\S+)$");

    @Inject
    EmbeddedServer service;

    @Value("${endpoints.all.port}")
    int managementPort;

    @Test
    void the_page_has_each_metric_of_the_library_and_each_has_a_value() throws Exception {
        get(service.getPort(), "/api/v1" + Items.OPEN);
        var metrics = get(managementPort, "/prometheus");
        var page = Files.readString(PAGE);

        var expected = TABLE.matcher(page).replaceFirst(Matcher.quoteReplacement(table(metrics)));

        assertFalse(METRIC.matcher(metrics).results().anyMatch(metric -> isUnknown(metrics, metric.group(1))), metrics);
        if (Boolean.getBoolean("metrics.write")) {
            Files.writeString(PAGE, expected);
        } else {
            assertEquals(expected, page);
        }
    }

    private static String table(String metrics) {
        return METRIC.matcher(metrics)
                .results()
                .map(MetricsPageTest::row)
                .sorted()
                .collect(joining("", "\n| metric | type | meaning |\n| --- | --- | --- |\n", "\n"));
    }

    private static String row(MatchResult metric) {
        assertFalse(metric.group(2).isBlank(), () -> metric.group(1) + " has no description");
        return "| `%s` | %s | %s |\n".formatted(metric.group(1), metric.group(3), metric.group(2));
    }

    private static boolean isUnknown(String metrics, String name) {
        return metrics.lines().anyMatch(line -> line.startsWith(name) && line.endsWith(" NaN"));
    }

    private static String get(int port, String path) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }
}
