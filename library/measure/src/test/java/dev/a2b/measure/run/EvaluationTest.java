package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.load.LoadRecords;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.Warning;
import dev.a2b.postgres.Database;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the log of a real run, in which 32 users arrived within a few seconds. */
class EvaluationTest {

    private final Properties given = new Properties();
    private Optional<Variation> varied = Optional.empty();
    private boolean isUpdated;
    private String said = "";

    @TempDir
    private Path folder;

    private Path log;

    @BeforeEach
    void unzip() throws IOException {
        log = folder.resolve("simulation.log");
        try (var in = new GZIPInputStream(getClass().getResourceAsStream("/recorded/simulation.log.gz"))) {
            Files.copy(in, log);
        }
        given.setProperty("plan.warmup.seconds", "0");
        given.setProperty("plan.rest.seconds", "0");
        given.setProperty("plan.settle.seconds", "0");
        given.setProperty("plan.level.seconds", "2");
        given.setProperty("plan.levels", "4,6");
    }

    @Test
    void each_listed_level_is_a_step_with_its_own_usage() {
        var run = run();

        var steps = run.load().steps();
        assertEquals(2, steps.size());
        assertTrue(steps.get(0).usage().throttling().millis()
                < steps.get(1).usage().throttling().millis());
        assertEquals(MemoryMeasure.ANONYMOUS, run.resources().measure());
    }

    @Test
    void the_figures_that_are_compared_are_those_of_the_light_load() {
        var run = run();

        var light = run.load().steps().get(0);
        assertEquals(4, run.light().level().offered().usersPerSecond());
        assertEquals(light.judged().level(), run.decidingStep().level());
        assertEquals(light.usage(), run.decidingStep().usage());
    }

    @Test
    void the_usage_of_a_service_that_ended_before_a_step_is_unknown() {
        given.setProperty("plan.levels", "6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6");

        var last = run().load().steps().get(30);

        assertEquals(new ResourceUsage.Memory(-1, -1), last.usage().memory());
        assertFalse(last.judged().passes());
    }

    @Test
    void limits_that_the_plan_varies_and_that_were_not_in_force_empty_the_run() {
        varied = Optional.of(new Variation("limit.memory", "64", 0));

        var run = run();

        assertEquals(varied.get(), run.context().variation());
        assertTrue(run.findings()
                .whyNotCounted(Figures.STARTUP)
                .contains("limit.memory=64 was not in force, because this user may not limit the service"));
    }

    @Test
    void no_figure_of_start_and_load_counts_if_the_jvm_refused_its_cache() {
        said = """
            [0.009s][error][aot] An error has occurred while processing the AOT cache. Run with -Xlog:aot for details.
            [0.009s][error][aot] Mismatched values for property jdk.module.addmods: jdk.jfr specified during runtime
            """;

        var findings = run().findings();

        var why = "the JVM did not use its AOT cache: Mismatched values for property jdk.module.addmods: "
                + "jdk.jfr specified during runtime";
        assertTrue(findings.whyNotCounted(Figures.STARTUP).contains(why));
        assertTrue(findings.whyNotCounted(Figures.LOAD).contains(why));
    }

    @Test
    void a_run_with_a_rolling_update_is_marked_with_its_failed_requests() {
        isUpdated = true;

        var run = run();

        var told = run.findings().warnings().stream()
                .filter(warning -> warning.kind() == Warning.Kind.ROLLING_UPDATE)
                .map(Warning::text)
                .toList();
        assertEquals(List.of("a rolling update took place during the load: 24 of 232 requests failed"), told);
    }

    private Run run() {
        var plan = Plan.of(given);
        return new Evaluation(
                        new TinyWorkload(),
                        plan,
                        new EndedTestBed(plan, GatlingLog.read(log).start(), isUpdated, said),
                        LoadRecords.of(log, new PauseLateness()),
                        null)
                .run("a", varied);
    }

    /** A service that was sampled for a minute and was stopped more and more. */
    private static final class EndedTestBed extends TestBed {

        private final long start;
        private final boolean isUpdated;
        private final String said;

        EndedTestBed(Plan plan, long start, boolean isUpdated, String said) {
            super(new TinyWorkload(), plan, Runs.build());
            this.start = start;
            this.isUpdated = isUpdated;
            this.said = said;
        }

        @Override
        String log() {
            return said;
        }

        @Override
        boolean isUpdated() {
            return isUpdated;
        }

        @Override
        List<Sample> samples() {
            return LongStream.range(0, 600)
                    .mapToObj(i -> Runs.sample(start + 100 * i, 1000, 9, i, i, i, 0, i, i * i / 10))
                    .toList();
        }

        @Override
        void start(Settings settings) {
            throw new UnsupportedOperationException();
        }

        @Override
        URI uri() {
            throw new UnsupportedOperationException();
        }

        @Override
        List<Startup> startups() {
            return List.of();
        }

        @Override
        MemoryMeasure memoryMeasure() {
            return MemoryMeasure.ANONYMOUS;
        }

        @Override
        Optional<Database> database() {
            return Optional.empty();
        }

        @Override
        DatabaseInfo databaseInfo() {
            return DatabaseInfo.UNKNOWN;
        }

        @Override
        String adviceOnCheck() {
            return "";
        }

        @Override
        SortedMap<String, String> environment() {
            return new TreeMap<>();
        }
    }
}
