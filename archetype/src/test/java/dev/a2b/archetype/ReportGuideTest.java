package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** docs/reading-the-report.md explains each section, table and chart of a report. */
class ReportGuideTest {

    private static final Pattern TITLE =
            Pattern.compile("(?s)<(h[1-3]|figcaption|caption|summary)\\b[^>]*>(.*?)</\\1>");

    /** Charts with the names of the metrics, which docs/measuring.md explains. */
    private static final Pattern METRICS = Pattern.compile("(?s)(?<=<h3>Every run</h3>).*?(?=<h3>)");

    /** The conditions of a comparison, the id of a run, and the table of a chart have no meaning of their own. */
    private static final Pattern NAMES = Pattern.compile("Plan .*|\\d{8}-\\d{6}-.*|Table");

    @ParameterizedTest
    @CsvSource({
        "docs/results/report.html, Comparison",
        "docs/results/overload/report.html, Comparison",
        "docs/results/capacity/report.html, Comparison",
        "docs/results/closed/report.html, Comparison",
        "docs/results/fan-out/report.html, Comparison",
        "docs/results/slow-partner/report.html, Comparison",
        "docs/results/resources/report.html, CPU and memory at each load",
        "docs/results/heap/report.html, Memory that a build needs",
        "docs/results/startup/report.html, Comparison"
    })
    void each_title_of_a_report_is_explained(String report, String expected) throws IOException {
        var page = Guide.read(Tree.ROOT.resolve("docs/reading-the-report.md"))
                .text()
                .replaceAll("\\s+", " ");
        var titles = titles(Guide.read(Tree.ROOT.resolve(report)).text());

        var missing = titles.stream().filter(title -> !page.contains(title)).toList();

        assertEquals(List.of(), missing);
        assertTrue(titles.contains(expected), titles::toString);
    }

    @Test
    void a_title_is_found_without_its_units_and_marks() {
        var report = """
            <h3>Every run</h3><figcaption>Threads</figcaption>
            <h3>Cost</h3><figcaption>CPU used <small>now</small> (processors)</figcaption>
            <summary>Table</summary><caption>CPU used (processors): means of 5 s</caption>
            """;

        assertEquals(List.of("Every run", "Cost", "CPU used"), titles(report));
    }

    /** Without units, and without what follows a colon: the family of builds, or the percentiles. */
    private static List<String> titles(String report) {
        return TITLE.matcher(METRICS.matcher(report).replaceAll(""))
                .results()
                .map(found -> found.group(2).replaceAll("(?s)<small.*?</small>|<[^>]+>", ""))
                .map(title -> title.split(":| \\(")[0].strip())
                .filter(title -> !NAMES.matcher(title).matches())
                .distinct()
                .toList();
    }
}
