package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.WarmUp;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
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
    void the_table_of_a_run_has_every_metric_with_its_details() {
        var table = RunTable.of(Runs.run("a"));

        assertEquals(
                List.of(
                        "run",
                        "plan",
                        "build time (s)",
                        "artifact size (MB)",
                        "startup (ms)",
                        "p95, first 10 s (ms)",
                        "steady after (s)",
                        "requests",
                        "failed (%)",
                        "throughput (1/s)",
                        "p95 (ms)",
                        "saturation (requests/s)",
                        "concurrent users",
                        "memory (MB)",
                        "CPU (%)",
                        "CPU per request (ms)",
                        "threads",
                        "database CPU (%)",
                        "memory after startup (MB)"),
                List.copyOf(table.keySet()));
        assertEquals("18.9", table.get("artifact size (MB)"));
        assertEquals("2000 (1000 to 3000, n=2, logged 2500)", table.get("startup (ms)"));
        assertEquals("at least 280.0", table.get("throughput (1/s)"));
        assertEquals("20 (p50 10, p99 30, throttled 12 times for 340 ms)", table.get("p95 (ms)"));
        assertEquals("at least 280", table.get("saturation (requests/s)"));
        assertEquals("250 (idle 100, anonymous memory of the control group)", table.get("memory (MB)"));
        assertEquals("2.00", table.get("CPU per request (ms)"));
        assertEquals("85", table.get("memory after startup (MB)"));
    }

    @Test
    void a_run_whose_lowest_level_fails_says_why_it_has_no_saturation_point() {
        var run = Runs.changed(
                Runs.run("a"),
                json -> json.withObject("/load/levels/0").withArray("failures").add("p95 is 900 ms"));

        var table = RunTable.of(run);

        assertEquals("no level passed (at 280 requests/s: p95 is 900 ms)", table.get("saturation (requests/s)"));
        assertEquals("no level passed", table.get("throughput (1/s)"));
    }

    @Test
    void the_levels_that_a_plan_lists_are_shown_one_by_one() throws IOException {
        var run = Runs.changed(Runs.run("a"), json -> {
            var levels = json.withArray("/plan/load/levels");
            levels.removeAll();
            levels.addObject().put("usersPerSecond", 20).put("seconds", 10).put("partner", "");
            levels.addObject().put("usersPerSecond", 80).put("seconds", 10).put("partner", "");
        });

        RunFolder.create(work, "a").complete(run, measurements, folder);

        var report = written("report.md");

        assertTrue(report.contains("### Levels, one run for each build"), report);
        assertTrue(report.contains("| 280 | 280.0 | 20 | 0.00 |"), report);
    }

    @Test
    void a_level_without_a_successful_response_has_no_percentile() throws IOException {
        measure(Runs.changed(Runs.ranked("a", "jar", "1", 280), json -> {
            var levels = json.withArray("/plan/load/levels");
            levels.add(levels.get(0).deepCopy());
            json.withObject("/load/levels/1/level/responses").put("successful", 0);
        }));

        var report = written("report.md");

        assertTrue(report.contains("| 280 | 0 | 0.0 | none | 0.00 |"), report);
    }

    @Test
    void a_failed_check_empties_the_load_and_leaves_the_rest() {
        var run = Runs.run("a", Runs.failed("it started 3 of 5 users"));

        var table = RunTable.of(run);

        assertEquals("does not count", table.get("throughput (1/s)"));
        assertEquals("does not count", table.get("database CPU (%)"));
        assertEquals("18.9", table.get("artifact size (MB)"));
        assertTrue(Remarks.on(run).contains("a does not count: it started 3 of 5 users."));
    }

    @Test
    void a_reason_that_ends_with_a_sentence_gets_no_second_full_stop() {
        var run = Runs.run("a", Runs.failed("it ended, last log line: The database serves again."));

        assertEquals(
                List.of("a does not count: it ended, last log line: The database serves again."),
                Remarks.notCounted(run));
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

        var read = Runs.read(Files.readString(written.resolve(RunFolder.RUN)));

        assertEquals(run, read);
    }

    @Test
    void a_search_says_what_ended_it() {
        var run = Runs.run(
                "a",
                List.of(
                        new Warning(Warning.Kind.GENERATOR_BOUND, "it used 90 % of the CPU"),
                        Warning.of(Warning.Kind.DATABASE_BOUND)));

        assertEquals(
                "at least 280 (generator-bound, database-bound)",
                RunTable.of(run).get("saturation (requests/s)"));
    }

    @Test
    void the_saturation_of_a_search_that_ended_early_says_so() throws IOException {
        var run = Runs.changed(
                Runs.ranked("jar-1", "jar", "1", 500),
                json -> json.withArray("/findings/warnings")
                        .addObject()
                        .put("kind", "SEARCH_CUT_SHORT")
                        .put("detail", "60 s of load were too short"));
        measure(run);

        var report = written("report.md");

        assertEquals("500 (the load ended early)", RunTable.of(run).get("saturation (requests/s)"));
        assertTrue(report.contains(", the load ended early | 1 |\n"), report);
    }

    @Test
    void a_written_run_tells_no_place_of_this_machine() throws IOException {
        var run = Runs.run("a");
        run.context().environment().put("maven arguments", "-Dmeasurements=" + folder + "/docs");

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
        Files.writeString(
                Files.createDirectories(measurements.resolve("broken")).resolve(RunFolder.RUN), "{");

        var report = written("report.md");

        assertTrue(report.contains("| a |"), report);
        assertTrue(report.contains("- broken: its run.json cannot be read."), report);
        assertTrue(written("report.html").contains("broken: its run.json cannot be read."));
    }

    @Test
    void a_comparison_with_a_row_a_build_comes_before_all_runs() throws IOException {
        measure(
                Runs.ranked("jar-1", "jar", "1", 500),
                Runs.ranked("jar-2", "jar", "1", 520),
                Runs.ranked("native-1", "native", "2", 300));

        var report = written("report.md");

        assertTrue(
                report.contains(
                        "| build | startup (ms) | artifact size (MB) | p95 (ms) at 280 requests/s | CPU per "
                                + "request (ms) at 280 requests/s | memory (MB) at 280 requests/s | saturation (requests/s) | runs |\n"),
                report);
        assertTrue(report.contains("| 250 | **510** (500 to 520) | 2 |\n"), report);
        assertTrue(report.contains("| 250 | 300 | 1 |\n"), report);
        assertTrue(report.indexOf("| build |") < report.indexOf("| run |"), report);
    }

    @Test
    void the_report_begins_with_a_line_a_need_and_a_small_table() throws IOException {
        for (var name : List.of("docker", "docker-native", "jar", "jib", "native", "native-aot", "native-upx")) {
            measure(Runs.ranked(name + "-1", name, name, name.equals("jib") ? 520 : 500));
        }

        var top = written("report.md").split("\n## ")[0].split("\n");

        assertEquals("# Measurements", top[0]);
        assertEquals(
                "- **Long-running: jib.** 520 requests/s, p95 20 ms at 280 requests/s (next is docker, "
                        + "500 requests/s; n=1).",
                top[2]);
        assertEquals(
                "| build | artifact size (MB) | startup (ms) | CPU per request (ms) | memory (MB) | "
                        + "saturation (requests/s) |",
                top[top.length - 7]);
        assertEquals("| jib (n=1) | 18.9 | 2\u202f000 | 2.00 | 250 | **520** |", top[top.length - 2]);
        assertEquals(5, Stream.of(top).filter(line -> line.contains(" (n=1) |")).count());
    }

    @Test
    void the_ratios_of_each_round_are_told() throws IOException {
        new GeneratedSeries("20260101-000000", 3)
                .add("jar", 1, 1)
                .add("native", 1.5, 20)
                .runs()
                .forEach(this::measure);

        var report = written("report.md");

        assertTrue(report.contains("### Compared with jar, round by round"), report);
        assertTrue(
                report.matches("(?s).*\\| native \\| CPU per request \\| ×1\\.\\d\\d "
                        + "\\| 1\\.\\d\\d to 1\\.\\d\\d \\| 1\\.\\d\\d, 1\\.\\d\\d, 1\\.\\d\\d \\|.*"),
                report);
    }

    @Test
    void the_answers_of_an_experiment_are_in_all_reports() throws IOException {
        measure(CapacityTest.run(
                "jar", CapacityTest.level(60, 1), CapacityTest.level(70, 0.84, 1, Map.of("<b>overloaded", 9L))));

        var report = written("report.md");
        var page = written("report.html");
        var json = new ObjectMapper().readTree(written("report.json")).at("/experiments/0");

        assertTrue(report.contains("## Capacity\n"), report);
        assertTrue(
                report.contains("- jar serves 60 new users/s; at 70 new users/s, only 84.0 % of the offered "
                        + "requests succeed: 9 times &lt;b>overloaded."),
                report);
        assertTrue(report.contains("| 70 | 980 | 84.0 | 13 | 20 | 9 times &lt;b>overloaded | no |"), report);
        assertTrue(page.contains("<a href=\"#experiments\">"), "link");
        assertTrue(page.contains("jar serves 60 new users/s;"), "page");
        assertFalse(page.contains("<b>overloaded"), "element");
        assertEquals("84.0", json.at("/tables/0/rows/1/2").asText());
    }

    @Test
    void without_an_experiment_the_page_has_no_place_for_it() throws IOException {
        measure(Runs.run("a"));

        assertFalse(written("report.html").toLowerCase(Locale.ROOT).contains("experiment"));
    }

    @Test
    void limits_are_shown_side_by_side() throws IOException {
        new GeneratedSeries("20260101-000000", 3)
                .with(new Limits(0.5, 512_000_000))
                .add("jar", 2, 1)
                .add("native", 1, 20)
                .runs()
                .forEach(this::measure);
        new GeneratedSeries("20260102-000000", 3)
                .with(new Limits(2, 512_000_000))
                .add("jar", 1, 1)
                .add("native", 2, 20)
                .runs()
                .forEach(this::measure);

        var report = written("report.md");
        var page = written("report.html");

        assertTrue(
                report.contains("- The recommendation changes with the limits. Long-running: native with 0.5 "
                        + "processors, 512 MB; jar with 2 processors, 512 MB."),
                report);
        assertTrue(report.contains("| use case | 0.5 processors, 512 MB | 2 processors, 512 MB |"), report);
        assertTrue(page.contains("The recommendation changes with the limits."), "page");
    }

    @Test
    void the_trials_of_the_levels_around_the_saturation_are_told() throws IOException {
        measure(Runs.changed(Runs.ranked("jar-1", "jar", "1", 500), run -> {
            var levels = run.withArray("/load/levels");
            levels.insert(1, levels.get(0));
        }));

        var report = written("report.md");

        assertTrue(report.contains("| 500 (500 passed 2 of 2) |"), report);
    }

    @Test
    void a_run_with_stages_shows_its_capacity_and_the_figures_of_the_loaded_step() throws IOException {
        measure(staged(Map.of(
                DecidingFigure.CAPACITY, DecidingFigure.CAPACITY.of(421),
                DecidingFigure.CPU, DecidingFigure.CPU.of(1.17),
                DecidingFigure.MEMORY, DecidingFigure.MEMORY.of(207))));

        var report = written("report.md");

        assertTrue(report.contains("| 421 |"), report);
        assertTrue(report.contains("| 1.17 |"), report);
        assertTrue(report.contains("| 207 (idle 100, "), report);
        assertTrue(report.contains("| CPU per request (ms) in the loaded step |"), report);
        assertTrue(report.contains("| p95 (ms) at 280 requests/s |"), report);
    }

    @Test
    void a_run_with_stages_tells_why_it_has_no_capacity() throws IOException {
        measure(staged(Map.of(DecidingFigure.CAPACITY, Figure.none("machine-bound: 0.3 of 0.5"))));

        var report = written("report.md");

        assertTrue(report.contains("(machine-bound: 0.3 of 0.5)"), report);
    }

    private static Run staged(Map<DecidingFigure, Figure> figures) {
        return Runs.changed(Runs.run("a"), run -> {
            run.withObject("/load")
                    .putArray("stages")
                    .addPOJO(new LoadStage(
                            "loaded",
                            MeasuredLoad.NONE.light(),
                            1,
                            2,
                            new TreeMap<>(),
                            new TreeMap<>(),
                            ResourceUsage.of(List.of(), 0, 0)));
            figures.forEach((figure, value) -> run.withObject("/figures").putPOJO(figure.name(), value));
        });
    }

    @Test
    void the_first_minute_and_the_warm_up_are_told() throws IOException {
        measure(Runs.changed(Runs.run("a"), run -> {
            run.withObject("/load").putPOJO("firstMinute", new FirstMinute(900, 400, 12, true, null, null));
            run.withObject("/load").putPOJO("warmUp", new WarmUp(180, false));
        }));

        var report = written("report.md");

        assertTrue(
                report.contains("| 900 (first minute 400, within the objective after 12 s) "
                        + "| not measured (not steady after 180 s) |"),
                report);
    }

    @Test
    void what_all_runs_have_in_common_of_their_environment_comes_last() throws IOException {
        measure(ranOn("a", "25"), ranOn("b", "17"));

        var report = written("report.md");

        assertTrue(
                report.endsWith(
                        "## Environment of all runs\n\n| setting | value |\n| --- | --- |\n"
                                + "| jdk of the service | any 25 |\n| machine | any, 2 processors, 8 GB of memory |\n| os | any |\n"),
                report);
    }

    @Test
    void all_files_are_there_and_nothing_else() throws IOException {
        measure(Runs.run("a"));

        new Report(measurements, null, null).write();

        try (var files = Files.list(measurements)) {
            assertEquals(
                    List.of("report.csv", "report.html", "report.json", "report.md"),
                    files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString())
                            .sorted()
                            .toList());
        }
    }

    @Test
    void a_folder_without_runs_has_a_report_that_says_so() throws IOException {
        Files.createDirectories(measurements);

        assertTrue(written("report.md").contains("No runs yet."));
        assertTrue(written("report.html").contains("No runs yet."));
    }

    @Test
    void the_spreadsheet_has_plain_numbers_and_nothing_for_figures_that_do_not_count() throws IOException {
        measure(Runs.run("a"), Runs.run("b", Runs.failed("it said \"no\", twice")));

        var rows = written("report.csv").split("\r\n");

        assertTrue(rows[0].startsWith("run,build,sha256,plan,seed,database,counts,build time (s),"), rows[0]);
        assertTrue(
                rows[1].startsWith("a,jar,0,smoke,20260101,embedded PostgreSQL 17.11,true,20.0,18.9,2000,,,4480,0.00,"),
                rows[1]);
        assertTrue(rows[2].contains(",false,20.0,18.9,2000,,,,"), rows[2]);
        assertTrue(rows[2].endsWith("it said \"\"no\"\", twice.\""), rows[2]);
    }

    @Test
    void the_json_tells_ranges_and_standings() throws IOException {
        measure(
                Runs.ranked("jar-1", "jar", "1", 500),
                Runs.ranked("jar-2", "jar", "1", 520),
                Runs.ranked("native-1", "native", "2", 300));

        var figure = new ObjectMapper()
                .readTree(written("report.json"))
                .at("/comparisons/0/builds/0/figures/saturation (requests~1s)");

        assertEquals(510, figure.get("median").asDouble());
        assertEquals(520, figure.get("high").asDouble());
        assertEquals("BEST", figure.get("standing").asText());
    }

    @Test
    void a_service_that_did_not_start_has_a_row_that_says_why() throws IOException {
        measure(
                Runs.ranked("jar-1", "jar", "1", 500),
                Runs.ranked("native-1", "native", "2", 300),
                Runs.unstarted(Runs.ranked("jar-2", "jar", "1", 500), "the service ended before it responded"));

        var report = written("report.md");
        var page = written("report.html");

        assertTrue(report.contains("- jar-2 does not count: the service ended before it responded."), report);
        assertTrue(report.contains("| **500** | 1 (1 not counted) |"), report);
        assertTrue(report.contains("p95 (ms) at 280 requests/s"), report);
        assertTrue(page.contains("id=\"jar-2\""), "page");
    }

    @Test
    void a_service_that_never_started_has_a_report() throws IOException {
        measure(Runs.unstarted(Runs.run("a"), "the service ended before it responded"));

        assertTrue(written("report.md").contains("- a does not count: the service ended before it responded."));
        assertTrue(written("report.html").contains("does not count"), "page");
    }

    @Test
    void runs_of_a_plan_that_varies_a_setting_have_a_table_of_their_own() throws IOException {
        measure(
                Runs.varied(Runs.ranked("jar-1", "jar", "1", 400), "limit.memory", "64"),
                Runs.varied(Runs.ranked("jar-2", "jar", "1", 500), "limit.memory", "512"),
                Runs.ranked("native-1", "native", "2", 300));

        var report = written("report.md");
        var page = written("report.html");
        var json = new ObjectMapper().readTree(written("report.json"));

        assertTrue(report.contains("## Memory that a build needs"), report);
        assertTrue(report.contains("| jar | 64 | yes | yes | 400 | 80 |"), report);
        assertTrue(report.contains("| jar-1 | standard, limit.memory=64 |"), report);
        assertTrue(page.contains("<h2>Memory that a build needs</h2>"), "page");
        assertEquals(1, json.at("/comparisons/0/builds").size());
        assertEquals("512", json.at("/variations/0/rows/1/1").asText());
    }

    @Test
    void without_a_comparison_the_report_begins_with_what_the_varied_runs_say() throws IOException {
        measure(Runs.varied(Runs.ranked("jar-1", "jar", "1", 400), "limit.memory", "64"));

        var report = written("report.md");
        assertTrue(report.startsWith("# Measurements\n\n- jar: "), report);
        assertFalse(written("report.html").contains("<h2>Comparison</h2>"), "an empty section");
    }

    @Test
    void what_a_run_says_is_never_taken_for_html() throws IOException {
        var attack = "</script><script>alert(1)</script><img src=x onerror='alert(1)'>";
        var attacked = Runs.run("a", List.of(new Warning(Warning.Kind.OTHER, attack)), Runs.failed(attack));
        measure(Runs.changed(attacked, run -> {
            run.withObject("/build").put("name", attack).withArray("command").add(attack);
            run.withObject("/load/totals/causes").put("list: " + attack, 3);
            run.withObject("/context/machine").put("cpu", attack);
            run.withObject("/context/database").put("kind", attack);
            run.withObject("/context/environment")
                    .put("maven arguments", attack)
                    .put(attack, attack);
            run.withObject("/context/reports").put(attack, attack);
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
        assertFalse(page.contains("<script"), "a script is run");
    }

    @Test
    void without_their_file_nothing_of_published_figures_is_there() throws IOException {
        measure(Runs.run("a"));

        assertFalse(written("report.html").toLowerCase(Locale.ROOT).contains("published"));
    }

    @Test
    void a_service_of_which_little_is_known_has_the_figures_that_are() throws IOException {
        measure(Runs.changed(Runs.run("a"), run -> {
            run.withObject("/build").put("kind", "address").put("sha256", "");
            run.withObject("/build/size").put("bytes", -1);
            run.withObject("/build/creation").put("millis", -1);
            run.putArray("startups");
            run.withObject("/resources").put("idleMemoryBytes", -1);
            run.withObject("/resources/usage/memory").put("peakBytes", -1);
            run.withObject("/resources/usage")
                    .put("threads", -1)
                    .put("cpuMillis", -1)
                    .put("databaseCpuMillis", -1);
            run.withObject("/resources/samples/0")
                    .put("memoryBytes", -1)
                    .put("cpuMillis", -1)
                    .put("databaseCpuMillis", -1);
        }));

        var report = written("report.md");

        assertTrue(
                report.contains("| build | p95 (ms) at 280 requests/s | saturation (requests/s) | runs |\n"), report);
        assertTrue(report.contains("| jar | 20 | at least 280 | 1 |\n"), report);
        assertTrue(
                report.contains(
                        "| a | smoke | not measured | not measured | not measured | not measured | not measured | 4480 |"),
                report);
    }

    private static Run ranOn(String id, String java) {
        return Runs.changed(
                Runs.run(id),
                run -> run.withObject("/context/environment").put("os", "any").put("java", java));
    }

    private void measure(Run... runs) {
        for (var run : runs) {
            RunFolder.create(work, run.id()).complete(run, measurements, folder);
        }
    }

    private String written(String name) throws IOException {
        return Files.readString(new Report(measurements, null, null).write().resolveSibling(name));
    }
}
