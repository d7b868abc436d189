package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.ValidityCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

    @TempDir
    private Path folder;
    private Path work;
    private Path measurements;

    @BeforeEach
    void folders() {
        work = folder.resolve("target");
        measurements = folder.resolve("measurements");
    }

    @Test
    void a_row_has_every_column() {
        var row = Row.of(Runs.run("a"));

        assertEquals(List.of("run", "plan", "build time (s)", "artifact size (MB)", "boot (s)", "requests", "KO (%)",
            "RPS", "p95 (ms)", "saturation point", "RAM (MB)", "CPU (%)", "threads", "PostgreSQL CPU (%)"),
            List.copyOf(row.keySet()));
        assertEquals("18.9", row.get("artifact size (MB)"));
        assertEquals("2.00 (1.00 to 3.00 of 2); its own line 2.50", row.get("boot (s)"));
        assertEquals("280.0", row.get("RPS"));
        assertEquals("at least 280 requests/s (80 users)", row.get("saturation point"));
        assertEquals("28.0 (2.00 ms a request)", row.get("CPU (%)"));
    }

    @Test
    void a_failed_guard_empties_the_load_and_leaves_the_rest() {
        var run = Runs.run("a", ValidityCheck.ofGenerator("starts", false, "it started 3 of 5 users"));

        var row = Row.of(run);

        assertEquals("void", row.get("RPS"));
        assertEquals("void", row.get("PostgreSQL CPU (%)"));
        assertEquals("18.9", row.get("artifact size (MB)"));
        assertTrue(Remarks.on(run).contains("a: void, because it started 3 of 5 users."));
    }

    @Test
    void runs_are_added_and_the_newest_is_last() throws IOException {
        var folders = List.of(RunFolder.create(work, "b"), RunFolder.create(work, "a"));
        folders.get(0).complete(Runs.run("20260101-000002-b"), measurements, folder);
        folders.get(1).complete(Runs.run("20260101-000001-a"), measurements, folder);

        var report = written("report.md");

        assertTrue(report.indexOf("| 20260101-000001-a |") < report.indexOf("| 20260101-000002-b |"), report);
        assertTrue(report.contains("- 20260101-000001-a: smoke: not comparable."), report);
    }

    @Test
    void a_run_survives_being_written_and_read() throws IOException {
        var run = Runs.run("a");
        var written = RunFolder.create(work, "jar").complete(run, measurements, folder);

        var read = RunFolder.JSON.readValue(written.resolve(RunFolder.RUN).toFile(), Run.class);

        assertEquals(run, read);
    }

    @Test
    void a_run_of_the_first_format_is_read() throws IOException {
        var written = RunFolder.create(work, "jar").complete(Runs.run("a"), measurements, folder);
        var json = (ObjectNode) RunFolder.JSON.readTree(written.resolve(RunFolder.RUN).toFile());
        json.put("format", 1).remove(List.of("nominal", "timeline"));

        var run = RunFolder.JSON.treeToValue(json, Run.class);

        assertEquals(Runs.run("a").nominal(), run.nominal());
        assertEquals(0, run.timeline().seconds());
    }

    @Test
    void a_search_says_what_ended_it() {
        var run = Runs.run("a", List.of("limited by the generator, which used 90 % of the CPU", "database-bound"));

        assertEquals("at least 280 requests/s (80 users), limited by the generator, database-bound",
            Row.of(run).get("saturation point"));
    }

    @Test
    void a_written_run_tells_no_place_of_this_machine() throws IOException {
        var run = Runs.run("a");
        run.environment().put("maven arguments", "-Dmeasurements=" + folder + "/docs");

        var written = RunFolder.create(work, "jar").complete(run, measurements, folder);

        var text = Files.readString(written.resolve(RunFolder.RUN));
        assertFalse(text.contains(folder.toString()), text);
        assertTrue(text.contains("\"-Dmeasurements=docs\""), text);
    }

    @Test
    void nothing_half_written_is_among_the_measurements() throws IOException {
        Files.createDirectories(measurements);
        var growing = RunFolder.create(work, "jar");
        Files.writeString(growing.path().resolve("service.log"), "started");
        Files.createDirectories(growing.path().resolve(RunFolder.RUN)); // so that writing the run fails

        var failure = assertThrows(MeasureException.class, () -> growing.complete(Runs.run("a"), measurements, folder));

        assertTrue(failure.getMessage().startsWith("The run could not be moved"), failure.getMessage());
        assertFalse(Files.list(measurements).findAny().isPresent());
        assertTrue(Files.exists(growing.path().resolve("service.log")));
    }

    @Test
    void a_run_that_cannot_be_read_does_not_hide_the_others() throws IOException {
        RunFolder.create(work, "jar").complete(Runs.run("a"), measurements, folder);
        Files.writeString(Files.createDirectories(measurements.resolve("broken")).resolve(RunFolder.RUN), "{");

        var report = written("report.md");

        assertTrue(report.contains("| a |"), report);
        assertTrue(report.contains("- broken: its run.json cannot be read."), report);
        assertTrue(written("report.html").contains("broken: its run.json cannot be read."));
    }

    @Test
    void a_comparison_with_a_column_a_build_comes_before_all_runs() throws IOException {
        measure(Runs.ranked("jar-1", "jar", "1", 500), Runs.ranked("jar-2", "jar", "1", 520),
            Runs.ranked("native-1", "native", "2", 300));

        var report = written("report.md");

        assertTrue(report.contains("| build | jar | native |\n| --- | --- | --- |\n| runs | 2 | 1 |"), report);
        assertTrue(report.contains(
            "| saturation point (requests/s) | **at least 510** (500 to 520), best | at least 300 |"), report);
        assertTrue(report.indexOf("| build |") < report.indexOf("| run |"), report);
    }

    @Test
    void what_all_runs_have_in_common_of_their_environment_comes_last() throws IOException {
        measure(ranOn("a", "25"), ranOn("b", "17"));

        var report = written("report.md");

        assertTrue(report.endsWith("## The same in all runs\n\n| what | value |\n| --- | --- |\n| os | any |\n"),
            report);
    }

    @Test
    void all_files_are_there_and_nothing_else() throws IOException {
        measure(Runs.run("a"));

        new Report(measurements).write();

        try (var files = Files.list(measurements)) {
            assertEquals(List.of("report.csv", "report.html", "report.json", "report.md"),
                files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void a_folder_without_runs_has_a_report_that_says_so() throws IOException {
        Files.createDirectories(measurements);

        assertTrue(written("report.md").contains("No runs yet."));
        assertTrue(written("report.html").contains("No runs yet."));
    }

    @Test
    void the_spreadsheet_has_plain_numbers_and_nothing_for_void_figures() throws IOException {
        measure(Runs.run("a"), Runs.run("b", ValidityCheck.ofGenerator("starts", false, "it said \"no\", twice")));

        var rows = written("report.csv").split("\r\n");

        assertTrue(rows[0].startsWith("run,build,sha256,plan,seed,database,counts,build time (s),"), rows[0]);
        assertTrue(rows[1].startsWith("a,jar,0,smoke,20260101,unknown,true,20.0,18.9,2.00,4480,0.00,"), rows[1]);
        assertTrue(rows[2].contains(",false,,,,,"), rows[2]);
        assertTrue(rows[2].endsWith("it said \"\"no\"\", twice.\""), rows[2]);
    }

    @Test
    void the_json_tells_ranges_and_standings() throws IOException {
        measure(Runs.ranked("jar-1", "jar", "1", 500), Runs.ranked("jar-2", "jar", "1", 520),
            Runs.ranked("native-1", "native", "2", 300));

        var figure = RunFolder.JSON.readTree(written("report.json"))
            .at("/comparisons/0/builds/0/figures/saturation point (requests~1s)");

        assertEquals(510, figure.get("median").asDouble());
        assertEquals(520, figure.get("high").asDouble());
        assertEquals("BEST", figure.get("standing").asText());
    }

    @Test
    void what_a_run_says_is_never_taken_for_html() throws IOException {
        var attack = "</script><script>alert(1)</script><img src=x onerror='alert(1)'>";
        measure(Runs.changed(Runs.run("a", List.of(attack), ValidityCheck.ofService("g", false, attack)), run -> {
            run.withObject("/build").put("variant", attack).withArray("command").add(attack);
            run.withObject("/totals/causes").put("list: " + attack, 3);
            run.withObject("/environment").put("cpu", attack).put("maven arguments", attack).put(attack, attack);
            run.withObject("/reports").put(attack, attack);
            run.withObject("/plan").put("watermark", attack);
        }));

        var page = written("report.html");
        var markdown = written("report.md");

        assertFalse(page.contains("<script>alert"), "script");
        assertFalse(page.contains("<img"), "element");
        assertTrue(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "told");
        assertFalse(markdown.contains("<"), markdown);
    }

    @Test
    void the_page_needs_nothing_beside_it() throws IOException {
        measure(Runs.run("a"));

        var page = written("report.html");

        assertFalse(page.matches("(?s).*<(link|img|iframe|script[^>]* src|base)\\b.*"), "something is loaded");
        assertFalse(page.contains("{{"), "a place is left empty");
        assertFalse(page.contains("sourceMappingURL"), "a source map is asked for");
    }

    @Test
    void runs_of_the_published_load_are_told_apart() throws IOException {
        measure(Runs.run("a"));

        var page = written("report.html");

        assertTrue(page.indexOf("not comparable") > 0);
        assertTrue(page.contains("<td>web</td><td>Undertow jar</td>"), "published rows");
    }

    @Test
    void a_service_of_which_little_is_known_has_the_figures_that_are() throws IOException {
        measure(Runs.changed(Runs.run("a"), run -> {
            run.withObject("/build").put("kind", "address").put("sha256", "").put("bytes", -1).put("millis", -1);
            run.putArray("boots");
            run.withObject("/usage").put("peakRssBytes", -1).put("idleRssBytes", -1).put("threads", -1)
                .put("cpuMillis", -1).put("databaseCpuMillis", -1);
            run.withObject("/samples/0").put("rssBytes", -1).put("cpuMillis", -1).put("databaseCpuMillis", -1);
        }));

        var report = written("report.md");

        assertTrue(report.contains("| boot (s) | not measured |"), report);
        assertTrue(report.contains("| RAM (MB) | not measured |"), report);
        assertTrue(report.contains("| PostgreSQL CPU (%) | not measured |"), report);
        assertTrue(report.contains("| p95 (ms) | 20 |"), report);
    }

    private static Run ranOn(String id, String java) {
        return Runs.changed(Runs.run(id), run -> run.withObject("/environment").put("os", "any").put("java", java));
    }

    private void measure(Run... runs) {
        for (var run : runs) {
            RunFolder.create(work, run.id()).complete(run, measurements, folder);
        }
    }

    private String written(String name) throws IOException {
        return Files.readString(new Report(measurements).write().resolveSibling(name));
    }
}
