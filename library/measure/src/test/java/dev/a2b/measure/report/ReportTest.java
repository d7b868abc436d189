package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

    private static final List<Run> SERIES = new GeneratedSeries("20270101-120000", 6)
            .add("jar", 1, 1, 1)
            .add("jar again", 1, 1, 1)
            .add("native", 1.4, 0.3, 20)
            .runs();

    @TempDir
    Path folder;

    @Test
    void the_page_has_the_answers_the_table_the_plots_and_every_run() throws IOException {
        var page = Templates.text("report.html", model(SERIES));

        assertTrue(page.contains("<dt>Starts often</dt><dd>native needs 9"), page);
        assertTrue(page.contains("<span class=\"word worse\">worse</span>"), page);
        assertEquals(5, page.split("class=\"band\"", -1).length - 1, "plots");
        assertEquals(18, page.split("<details class=\"run\"", -1).length - 1, "runs");
        assertFalse(page.contains("<script"), "scripts");
        assertFalse(page.contains("{{"), "template");
    }

    @Test
    void what_comes_from_outside_is_text_on_the_page() throws IOException {
        var attack = "<script>alert(1)</script>";
        var page = Templates.text(
                "report.html",
                model(List.of(Runs.changed(
                        SERIES.get(0), run -> run.withObject("/build").put("name", attack)))));

        assertFalse(page.contains("<script"), page);
        assertTrue(page.contains("&lt;script&gt;"), page);
    }

    @Test
    void a_single_run_has_lines_over_time_but_no_plot_and_no_verdict() throws IOException {
        var page = Templates.text("report.html", model(List.of(Runs.recorded())));

        assertTrue(page.contains("<h1>One run</h1>"), page);
        assertTrue(page.contains("<g class=\"line-"), page);
        assertFalse(page.contains("class=\"band\""), page);
        assertFalse(page.contains("class=\"word"), page);
    }

    @Test
    void the_markdown_has_a_table_of_verdicts() throws IOException {
        var text = Templates.text("report.md", model(SERIES));

        assertTrue(text.startsWith("# Measurements\n\n18 runs, "), text);
        assertTrue(text.contains("\n- **Starts often**: native needs 9"), text);
        assertTrue(text.contains("\n| build | startup | answered at first | CPU per request | "), text);
        assertTrue(text.matches("(?s).*\n\\| --- \\| --- \\|.*\n\\| jar \\(baseline\\) \\| .*"), text);
        assertTrue(text.matches("(?s).*\n\\| native \\| \\d+ ms, \\*\\*better\\*\\* 9\\d % less .*"), text);
        assertTrue(text.contains(".\n- Half of all series would find "), text);
        assertTrue(text.contains("\n\n| build | runs | count | "), text);
        assertFalse(text.matches("(?s).*[^\n]\n##.*"), text);
        assertFalse(text.contains("&"), text);
    }

    @Test
    void the_csv_has_a_row_for_each_run() {
        var rows = CsvReport.of(model(SERIES)).split("\r\n");

        assertEquals(1 + SERIES.size(), rows.length);
        assertTrue(rows[0].contains(",startup (ms),answered at first (%),CPU per request (ms),"), rows[0]);
        assertTrue(rows[1].startsWith("20270101-120000-1-jar,jar,20270101-120000,1,jar,standard,"), rows[1]);
    }

    @Test
    void the_json_has_each_verdict_with_its_interval() throws IOException {
        var json = new ObjectMapper().readTree(JsonReport.of(model(SERIES)));

        var build = json.at("/comparisons/0/builds/2");
        assertEquals("native", build.get("build").asText());
        var cell = build.get("figures").get("CPU per request (ms)");
        assertEquals("WORSE", cell.get("verdict").asText());
        assertEquals(6, cell.at("/interval/pairs").asInt());
        assertEquals(SERIES.size(), json.get("runs").size());
    }

    @Test
    void a_folder_gets_all_formats_and_names_what_it_cannot_read() throws IOException {
        var measurements = folder.resolve("measurements");
        for (var run : SERIES) {
            RunFolder.create(folder.resolve("target"), run.id(), measurements).complete(run, measurements, folder);
        }
        Files.writeString(
                Files.createDirectories(measurements.resolve("broken")).resolve(RunFolder.RUN), "{\"format\": 11}");

        var page = Report.write(measurements);

        assertTrue(
                Files.readString(page).contains("broken: its run.json has the format 11, and this version reads 12."));
        for (var name : List.of("report.md", "report.csv", "report.json")) {
            assertTrue(Files.size(measurements.resolve(name)) > 0, name);
        }
    }

    @Test
    void the_values_of_a_setting_are_rows_in_the_order_of_the_plan() throws IOException {
        var runs = IntStream.of(1, 0)
                .mapToObj(position -> Runs.varied(
                        Runs.ranked("jar-" + position, "jar", "1"),
                        new Variation("limit.memory", List.of("400", "100").get(position), position)))
                .toList();

        var text = Templates.text("report.md", model(runs));

        assertTrue(text.matches("(?s).*## jar by limit\\.memory\n.*\n\\| 400 .*\n\\| 100 .*"), text);
    }

    @Test
    void a_folder_without_runs_has_a_report() throws IOException {
        var page = Templates.text("report.html", model(List.of()));

        assertTrue(page.contains("No runs yet."), page);
    }

    @Test
    void blocks_of_a_document_are_filled_and_those_of_other_folders_stay() throws IOException {
        var document = Files.writeString(folder.resolve("README.md"), """
                before
                <!-- report measurements figures: begin -->
                old
                <!-- report measurements figures: end -->
                <!-- report soak answers: begin -->
                kept
                <!-- report soak answers: end -->
                """);

        DocBlocks.fill(document, "measurements", model(SERIES));

        var text = Files.readString(document);
        assertTrue(text.startsWith("before\n<!-- report measurements figures: begin -->\n| build | startup | "), text);
        assertTrue(text.contains(" |\n<!-- report measurements figures: end -->\n<!-- report soak"), text);
        assertTrue(text.contains("kept"), text);
        assertFalse(text.contains("old"), text);
    }

    @Test
    void other_comparisons_follow_folded() throws IOException {
        var runs = new ArrayList<>(SERIES);
        runs.addAll(new GeneratedSeries("20270102-120000", 4)
                .add("jar", 1, 1, 1)
                .add("native", 1, 1, 1)
                .runs());

        var page = Templates.text("report.html", model(runs));

        assertEquals(1, page.split("<details class=\"part\">", -1).length - 1);
    }

    private static ReportModel model(List<Run> runs) {
        return ReportModel.of(runs, List.of());
    }
}
