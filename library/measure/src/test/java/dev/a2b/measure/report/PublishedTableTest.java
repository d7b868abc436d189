package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedTableTest {

    private static final String CSV = """
        # Another machine,
        # compare with care.
        ## plan: article
        ## machine: a laptop
        ## load generator: out of file descriptors
        ## weather: fine
        build,description,p95_ms,requests_per_s,startup_s
        jar,the jar,19540,616,1.176
        native,the executable,25728,,0.042
        """;

    @TempDir
    private Path folder;

    private Path published;

    @BeforeEach
    void write() throws IOException {
        published = Files.writeString(folder.resolve("published.csv"), CSV);
    }

    @Test
    void each_build_has_its_published_figures_above_its_own() throws IOException {
        var table = table(article("a", 20), article("b", 30));

        assertEquals(List.of("build", "startup (s)", "requests/s", "p95 (ms)"), table.heads());
        assertEquals(
                List.of(
                        List.of("jar, published", "1.176", "616", "19540"),
                        List.of("jar, here, n=2", "2.000", "50", "25"),
                        List.of("native, published", "0.042", "–", "25728"),
                        List.of("native, here: not measured", "–", "–", "–")),
                table.rows());
    }

    @Test
    void a_figure_that_is_a_metric_looks_as_in_the_other_tables() {
        var run = Runs.run("a");

        assertEquals("failed (%)", PublishedFigure.FAILED.head());
        assertEquals(Metric.FAILED.cell(run), PublishedFigure.FAILED.own(List.of(run)));
        assertEquals(Metric.THREADS.cell(run), PublishedFigure.THREADS.own(List.of(run)));
    }

    @Test
    void times_of_build_and_startup_have_the_precision_of_the_published_ones() {
        var runs = List.of(Runs.run("a"));

        assertEquals("build time (s)", PublishedFigure.BUILD_TIME.head());
        assertEquals("20", PublishedFigure.BUILD_TIME.own(runs));
        assertEquals("startup (s)", PublishedFigure.STARTUP.head());
        assertEquals("2.000", PublishedFigure.STARTUP.own(runs));
    }

    @Test
    void conditions_are_beside_each_other() throws IOException {
        var run = Runs.changed(
                article("a", 20),
                json -> json.withObject("/context/environment").put("open files", "20000"));

        assertEquals(
                List.of(
                        List.of("machine", "a laptop", "any, 2 processors, 8 GB of memory"),
                        List.of("load generator", "out of file descriptors", "it may open 20000 files"),
                        List.of("weather", "fine", "–")),
                table(run).conditions());
    }

    @Test
    void only_runs_of_the_same_plan_are_compared() throws IOException {
        assertEquals(List.of(), model(Runs.ranked("a", "jar", "1", 500)).publishedTables());
    }

    @Test
    void page_and_markdown_show_both() throws IOException {
        var model = model(article("a", 20));

        var page = PageReport.of(model);
        var markdown = MarkdownReport.of(model);

        assertTrue(page.contains("<a href=\"#published\">"), "link");
        assertTrue(page.contains("<p>Another machine, compare with care.</p>"), "introduction");
        assertTrue(page.contains("<th scope=\"row\">jar, published</th><td>1.176</td>"), "published row");
        assertTrue(
                markdown.contains("| jar, published | 1.176 | 616 | 19540 |\n| jar, here, n=1 | 2.000 | 50 | 20 |"),
                markdown);
    }

    @Test
    void a_file_without_plan_or_builds_is_refused() throws IOException {
        var withoutPlan = Files.writeString(folder.resolve("a.csv"), "build,p95_ms\njar,1\n");
        var withoutBuild = Files.writeString(folder.resolve("b.csv"), "## plan: article\nname,p95_ms\njar,1\n");

        assertThrows(IOException.class, () -> PublishedResults.read(withoutPlan));
        assertThrows(IOException.class, () -> PublishedResults.read(withoutBuild));
    }

    private PublishedTable table(Run... runs) throws IOException {
        return model(runs).publishedTables().get(0);
    }

    private ReportModel model(Run... runs) throws IOException {
        return new ReportModel(
                folder,
                List.of(runs),
                List.of(),
                "jar",
                Comparison.of(List.of(runs), "jar"),
                PublishedResults.read(published),
                null);
    }

    /** A load of 100 requests in the two seconds after a warm-up of none. */
    private static Run article(String id, int p95) {
        return Runs.changed(Runs.run(id), (ObjectNode run) -> {
            run.withObject("/plan").put("name", "article");
            run.withObject("/context").putPOJO("phases", List.of(new Phase(Plan.WARM_UP, 10_000, 10_000)));
            var timeline = run.withObject("/load/timeline").put("from", 8_000);
            Stream.of("sent", "successful", "failed", "p50Millis", "p95Millis", "p99Millis", "users")
                    .forEach(name -> timeline.putPOJO(name, List.of(0, 1, 25, 25, 0)));
            run.withObject("/load/totals")
                    .put("requests", 100)
                    .withObject("/percentiles")
                    .put("p95Millis", p95);
        });
    }
}
