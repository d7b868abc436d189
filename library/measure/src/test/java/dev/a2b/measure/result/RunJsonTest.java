package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Bisection;
import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Figure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded runs of older formats, read as runs of the current one. */
class RunJsonTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @ValueSource(strings = {"jar", "jar-serial", "native-format-2"})
    void an_upgraded_run_is_a_run_of_the_current_format_with_nothing_left_out(String name) throws IOException {
        var run = read(recorded(name));

        var again = Runs.read(RunJson.write(run));

        assertEquals(Run.FORMAT, run.format());
        assertEquals(run, again);
        assertEquals(
                List.of("/context/limits", "/context/round", "/context/variation", "/load/firstMinute", "/load/warmUp"),
                nulls(JSON.readTree(RunJson.write(run)), ""));
    }

    @Test
    void every_figure_of_a_level_is_kept() throws IOException {
        var old = recorded("jar");

        var level = read(old).load().levels().get(0);

        assertEquals(
                Runs.level(
                        new Level.Offered(20, 280, 1, -1, -1),
                        new Level.Window(1795186640950L, 1795186645969L),
                        new Level.Responses(1466, 0, 0, new TreeMap<>()),
                        -1,
                        new Level.Percentiles(249, -1, 1051, 1261, -1),
                        new Level.ConcurrentUsers(218.05260011954573, 260.39270771069937, 169.11595935445308)),
                level.level());
        assertEquals(List.of("p95 is 1051 ms, the objective 500 ms"), level.failures());
    }

    @Test
    void the_numbers_of_a_plan_are_kept() throws IOException {
        var plan = read(recorded("jar")).plan();

        assertEquals("standard", plan.name());
        assertEquals(2, plan.startup().starts());
        assertEquals(60, plan.startup().timeoutSeconds());
        assertEquals(200, plan.load().search().most());
        assertEquals(new Bisection(1.5, 0.05, 1), plan.load().search().bisection());
        assertEquals(0, plan.load().search().step());
        assertEquals(0, plan.load().search().restSeconds());
        assertEquals(List.of(), plan.load().search().closed());
        assertEquals(List.of(new LoadStep(20, 9)), plan.load().levels());
        assertNull(plan.load().ramp());
        assertEquals(
                new LevelRule(0.98, 1, 500, 1.1, 0.99, -1), plan.thresholds().rule());
        assertTrue(plan.thresholds().tolerates(1_000_000));
    }

    @Test
    void build_startups_and_totals_are_kept() throws IOException {
        var old = recorded("jar");

        var run = read(old);

        assertEquals(new Build.Size(17_764_764, 0, 0, -1), run.build().size());
        assertEquals(new Build.Creation(20_512, false, ""), run.build().creation());
        assertEquals(5_043_932_798L, run.startups().get(0).nanos());
        assertEquals(old.at("/totals/requests").asLong(), run.load().totals().requests());
        assertEquals(old.at("/samples").size(), run.resources().samples().size());
        assertEquals(
                old.at("/timeline/ok/0").asInt(),
                run.load().timeline().successful().get(0));
        assertEquals(List.of(), run.load().timeline().p99Millis());
        assertEquals(-1, run.load().totals().percentiles().p999Millis());
    }

    @Test
    void the_figures_that_an_older_method_shares_are_taken_over() throws IOException {
        var figures = read(recorded("jar")).figures();

        assertEquals("ms", figures.get(DecidingFigure.STARTUP).unit());
        assertEquals(Figure.none("measured by an older method"), figures.get(DecidingFigure.CAPACITY));
        assertEquals(DecidingFigure.values().length, figures.size());
    }

    @Test
    void sentences_become_conditions_checks_and_warnings() throws IOException {
        var old = recorded("jar");

        var run = read(old);

        assertEquals(
                old.at("/environment/cpu").asText(), run.context().machine().cpu());
        assertEquals(2, run.context().machine().cores());
        assertEquals(
                old.at("/environment/ram.bytes").asLong(),
                run.context().machine().ramBytes());
        assertEquals("embedded", run.context().database().kind());
        assertEquals("17.11", run.context().database().release());
        assertEquals(
                List.of(
                        Kind.GENERATOR_STARTS,
                        Kind.GENERATOR_FAULTS,
                        Kind.ARTIFACT,
                        Kind.PROCESS,
                        Kind.RESPONSES,
                        Kind.AUDIT),
                run.findings().checks().stream().map(ValidityCheck::kind).toList());
        assertEquals(
                List.of(new Warning(Warning.Kind.BUSY_MACHINE, "it used 82 % of its CPU")),
                run.findings().warnings());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "limited by the generator, which started 90.0 % of the users at 30.0 users/s|GENERATOR_BOUND",
                "database-bound|DATABASE_BOUND",
                "not checked, for the service was given by its address: its artifact and process|UNCHECKED",
                "something else|OTHER"
            })
    void each_old_sentence_has_its_kind(String sentenceAndKind) throws IOException {
        var parts = sentenceAndKind.split("\\|");
        var old = recorded("jar");
        old.putArray("labels").add(parts[0]);

        assertEquals(
                Warning.Kind.valueOf(parts[1]),
                read(old).findings().warnings().get(0).kind());
    }

    @Test
    void a_run_of_the_first_format_takes_its_light_load_from_its_levels() throws IOException {
        var old = recorded("native-format-2");
        var light = read(recorded("native-format-2")).load().light();
        old.put("format", 1).remove("nominal");

        assertEquals(light, read(old).load().light());
    }

    @ParameterizedTest
    @CsvSource({"process, , PEAK_RESIDENT", "process, 1, ANONYMOUS", "image, , WORKING_SET", "address, , UNKNOWN"})
    void the_measure_of_the_memory_is_told_by_what_was_measured(String kind, Integer cpus, MemoryMeasure measure)
            throws IOException {

        var old = recorded("jar");
        old.withObject("/build").put("kind", kind);
        if (cpus != null) {
            old.withObject("/context/grant").put("cpus", cpus).put("memoryBytes", 1);
        }

        var resources = read(old).resources();

        assertEquals(measure, resources.measure());
        assertEquals(210_870_272, resources.idleMemoryBytes());
        assertEquals(
                new ResourceUsage.Memory(-1, 792_252_416), resources.usage().memory());
        assertEquals(
                old.at("/samples/0/rssBytes").asLong(),
                resources.samples().get(0).memoryBytes());
        assertEquals(new ResourceUsage.Throttling(-1, -1), resources.usage().throttling());
    }

    @ParameterizedTest
    @CsvSource({
        "jar, jar, process, java, JVM",
        "native-aot, 'native,aot-optimized', process, service/a2b-service, NATIVE",
        "docker, docker, image, docker, JVM",
        "docker-native, docker-native, image, docker, NATIVE",
        "my-native, given, process, ./my-service, NATIVE",
        "alternative, given, process, ./start, JVM",
        "not-native, given, process, /usr/bin/java, JVM",
        "rival, given, address, '', UNKNOWN"
    })
    void what_executed_a_build_of_format_9_is_told_by_its_name(
            String name, String profiles, String kind, String program, Family family) {

        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 9);
            var build = json.withObject("/build");
            build.put("variant", name)
                    .put("profiles", profiles)
                    .put("kind", kind)
                    .remove("family");
            build.putArray("command").add(program);
        });

        assertEquals(family, run.build().family());
    }

    @Test
    void the_inspections_of_format_9_are_kept() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 9);
            var inspections = json.withObject("/findings").putArray("inspections");
            inspections
                    .addObject()
                    .put("subject", "layers")
                    .put("notRun", "")
                    .putObject("figures")
                    .put("layer 01 bytes", 2_000_000)
                    .put("layer 02 bytes", 7)
                    .put("layers", 2)
                    .put("wasted bytes", 9);
            inspections
                    .addObject()
                    .put("subject", "packages")
                    .put("notRun", "syft failed")
                    .putObject("figures");
        });

        assertEquals(
                List.of(Inspection.ofLayers(List.of(2_000_000L, 7L), 9), Inspection.notRun("packages", "syft failed")),
                run.findings().inspections());
    }

    @Test
    void what_format_7_recorded_of_trials_and_lateness_is_kept() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeFormat7(json);
            json.withObject("/load/nominal/offered").put("lateMillis", 3);
        });

        assertEquals(3, run.load().light().offered().lateMillis());
        assertEquals(-1, run.load().light().offered().lateAfterPauseMillis());
        assertEquals(50, run.plan().thresholds().rule().lateMillis());
        assertEquals(List.of(), run.load().steps());
        assertFalse(run.load().lightFailed());
    }

    @Test
    void each_level_of_format_8_has_no_causes_and_no_mean() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 8);
            json.withObject("/load").remove("closed");
            List.of("/load/nominal", "/load/levels/0/level", "/load/steps/0/judged/level")
                    .forEach(level -> {
                        json.withObject(level).remove("meanMillis");
                        json.withObject(level + "/responses").remove("causes");
                    });
        });

        var levels = List.of(
                run.load().light(),
                run.load().levels().get(0).level(),
                run.load().steps().get(0).judged().level());

        assertEquals(List.of(), run.load().closed());
        levels.forEach(level -> assertEquals(-1, level.meanMillis()));
        levels.forEach(level -> assertEquals(new Level.Responses(2800, 0, 0, new TreeMap<>()), level.responses()));
    }

    @Test
    void a_run_of_format_8_asked_no_partner_and_does_not_know_the_open_files() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 8);
            List.of("/load/nominal", "/load/levels/0/level", "/load/steps/0/judged/level")
                    .forEach(level -> json.withObject(level).remove("parts"));
            json.withObject("/plan/load/levels/0").remove("partner");
            json.withObject("/plan/load/warmUp").remove("partner");
            json.withObject("/plan/limits").remove("growthPercent");
            json.withObject("/resources/samples/0").put("threads", 7).remove("held");
        });

        assertEquals(Map.of(), run.load().light().parts());
        assertEquals(Map.of(), run.load().levels().get(0).level().parts());
        assertFalse(run.plan().load().asksPartner());
        assertFalse(run.plan().thresholds().limitsGrowth());
        assertEquals(
                new Sample.Held(7, -1, -1, -1), run.resources().samples().get(0).held());
    }

    @Test
    void a_run_of_format_10_does_not_know_how_many_calls_reached_a_partner() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 10);
            List.of("/load/nominal", "/load/levels/0/level", "/load/steps/0/judged/level")
                    .forEach(level -> json.withObject(level).remove("partnerCalls"));
        });

        assertEquals(Run.FORMAT, run.format());
        assertEquals(-1, run.load().light().partnerCalls());
        assertEquals(-1, run.load().levels().get(0).level().partnerCalls());
        assertEquals(-1, run.load().steps().get(0).judged().level().partnerCalls());
    }

    @Test
    void a_run_of_format_8_does_not_know_what_starts_and_garbage_collection_took() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeOlder(json, 8);
            json.withObject("/resources").remove("collectorCpuMillis");
            json.withObject("/startups/0").remove(List.of("cpuMillis", "memoryBytes"));
        });

        assertEquals(Run.FORMAT, run.format());
        assertEquals(new Startup(3_000_000_000L, 2500L, -1, -1), run.startups().get(0));
        assertEquals(-1, run.resources().collectorCpuMillis());
        assertNull(run.context().variation());
    }

    @Test
    void a_run_without_load_is_written_and_read() throws IOException {
        var run = Runs.unstarted(Runs.varied(Runs.run("a"), "limit.memory", "32"), "it ended");

        assertEquals(run, Runs.read(RunJson.write(run)));
        assertEquals(MeasuredLoad.NONE, run.load());
        assertEquals(new Variation("limit.memory", "32"), run.context().variation());
        assertFalse(run.counts(Figures.STARTUP));
        assertFalse(run.counts(Figures.LOAD));
        assertTrue(run.counts(Figures.BUILD));
    }

    @Test
    void a_load_generator_of_format_7_is_not_charged_for_the_service_and_the_database_that_it_had_started() {
        var run = Runs.changed(Runs.run("a"), json -> {
            makeFormat7(json);
            json.withObject("/build").put("kind", "process");
            json.withObject("/context/database").put("kind", "embedded");
            json.withObject("/resources/usage")
                    .put("cpuMillis", 500)
                    .put("databaseCpuMillis", 200)
                    .put("generatorCpuMillis", 1000);
        });

        assertEquals(300, run.resources().usage().generatorCpuMillis());
        assertTrue(run.resources().usage().othersPercent() < 0);
    }

    @Test
    void the_java_of_an_old_run_is_known_if_it_was_that_of_the_library() throws IOException {
        var old = recorded("jar");
        var given = recorded("jar");
        given.withArray("/build/command").set(0, "/opt/java/bin/java");

        assertEquals(old.at("/environment/jdk").asText(), read(old).context().java());
        assertEquals("", read(given).context().java());
    }

    @Test
    void a_run_without_a_timeline_has_an_empty_one() throws IOException {
        assertEquals(0, read(recorded("native-format-2")).load().timeline().seconds());
    }

    @Test
    void a_check_that_is_not_known_makes_a_run_unreadable() throws IOException {
        var old = recorded("jar");
        old.withObject("/guards/0").put("name", "weather");

        assertThrows(IOException.class, () -> read(old));
    }

    @Test
    void a_kind_of_warning_from_a_later_version_does_not_hide_a_run() {
        var later = Runs.changed(
                Runs.run("a"),
                run -> run.withArray("/findings/warnings")
                        .addObject()
                        .put("kind", "SOLAR_STORM")
                        .put("detail", "it was bright"));

        assertEquals(
                List.of(new Warning(Warning.Kind.OTHER, "it was bright")),
                later.findings().warnings());
    }

    @Test
    void only_what_was_measured_is_written() throws IOException {
        var run = JSON.readTree(RunJson.write(Runs.run("a", Runs.failed("it started 3 users"))));

        assertEquals(
                Set.of(
                        "format",
                        "id",
                        "build",
                        "plan",
                        "context",
                        "startups",
                        "load",
                        "resources",
                        "figures",
                        "findings"),
                names(run));
        assertEquals(
                Set.of("firstMinute", "warmUp", "steps", "levels", "closed", "light", "stages", "totals", "timeline"),
                names(run.get("load")));
        assertEquals(Set.of("kind", "passed", "finding"), names(run.at("/findings/checks/0")));
    }

    private static Set<String> names(JsonNode object) {
        var names = new TreeSet<String>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static Run read(ObjectNode json) throws IOException {
        return Runs.read(JSON.writeValueAsString(json));
    }

    private static ObjectNode recorded(String name) throws IOException {
        try (var in =
                new GZIPInputStream(RunJsonTest.class.getResourceAsStream("/recorded/run-" + name + ".json.gz"))) {
            return (ObjectNode) JSON.readTree(in);
        }
    }

    /** Where a run has null, but for what may be null in every format. */
    private static void makeFormat7(ObjectNode json) {
        makeOlder(json, 7);
        json.withObject("/load/nominal/offered").remove("lateAfterPauseMillis");
        json.withObject("/load").remove("steps");
        json.withObject("/resources/usage").put("idleRssBytes", 1).put("peakRssBytes", 2);
        json.withObject("/resources/samples/0").put("rssBytes", 3);
    }

    /** Gives a run the words of the formats before 12. */
    private static void makeOlder(ObjectNode json, int format) {
        json.put("format", format);
        rename(json, "/plan", "thresholds", "limits");
        rename(json, "/context", "limits", "grant");
        rename(json, "/plan/load", "light", "nominal");
        rename(json, "/load", "light", "nominal");
        rename(json, "/build", "name", "variant");
    }

    private static void rename(ObjectNode json, String parent, String name, String older) {
        json.withObject(parent).set(older, json.withObject(parent).remove(name));
    }

    private static List<String> nulls(JsonNode node, String path) {
        var found = new ArrayList<String>();
        if (node.isNull()
                && !path.matches(
                        ".*/(ramp|search|plan/load/stages|reportedMillis|p95Millis/\\d+|figures/\\w+/value)")) {
            found.add(path);
        }
        node.fields().forEachRemaining(field -> found.addAll(nulls(field.getValue(), path + "/" + field.getKey())));
        for (var i = 0; node.isArray() && i < node.size(); i++) {
            found.addAll(nulls(node.get(i), path + "/" + i));
        }
        return found;
    }
}
