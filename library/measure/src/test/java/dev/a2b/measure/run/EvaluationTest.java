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
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.ValidityCheck;
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
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the log of a real run, in which 32 users arrived within a few seconds. */
class EvaluationTest {

    private final Properties given = new Properties();
    private Optional<Variation> varied = Optional.empty();
    private Optional<Limits> limits = Optional.empty();
    private Optional<Limits> presentLimits = Optional.empty();
    private LongUnaryOperator memory = sample -> 1000;
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
    void limits_that_are_removed_during_the_load_empty_startup_and_load() {
        limits = Optional.of(new Limits(1, 512_000_000));

        assertNotCounted("the service had 1 processor, 512 MB before the load and no limits after it");
    }

    @Test
    void limits_that_are_exceeded_at_a_level_empty_startup_and_load() {
        limits = Optional.of(new Limits(0.005, 512_000_000));
        presentLimits = limits;

        assertNotCounted("the service had 0.005 processors, 512 MB, but at one level it used 0.01 processors");
    }

    @Test
    void what_grows_under_a_constant_load_is_a_fault_of_the_service() {
        given.setProperty("plan.level.seconds", "20");
        given.setProperty("plan.growth.percent", "1");
        memory = sample -> 1000 + sample;

        var leak = run().findings().checks().stream()
                .filter(check -> check.kind() == ValidityCheck.Kind.LEAK)
                .findFirst()
                .orElseThrow();

        assertTrue(leak.isServiceFault(), leak::toString);
        assertTrue(
                leak.finding().startsWith("under a constant load, more than 1.0 % an hour: growth of memory (MB): "),
                leak::toString);
    }

    @Test
    void no_figure_of_start_and_load_counts_if_the_jvm_refused_its_cache() {
        said = """
            [0.009s][error][aot] An error has occurred while processing the AOT cache. Run with -Xlog:aot for details.
            [0.009s][error][aot] Mismatched values for property jdk.module.addmods: jdk.jfr specified during runtime
            """;

        assertNotCounted("the JVM did not use its AOT cache: Mismatched values for property jdk.module.addmods: "
                + "jdk.jfr specified during runtime");
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

    private void assertNotCounted(String why) {
        var findings = run().findings();

        assertTrue(findings.whyNotCounted(Figures.STARTUP).contains(why), findings::toString);
        assertTrue(findings.whyNotCounted(Figures.LOAD).contains(why), findings::toString);
    }

    private Run run() {
        var plan = Plan.of(given);
        return new Evaluation(
                        new TinyWorkload(),
                        plan,
                        new EndedTestBed(plan, GatlingLog.read(log).start()),
                        LoadRecords.of(log, new PauseLateness()),
                        null)
                .run("a", varied);
    }

    /** A service that was sampled for a minute and was stopped more and more. */
    private final class EndedTestBed extends TestBed {

        private final long start;

        EndedTestBed(Plan plan, long start) {
            super(new TinyWorkload(), plan, Runs.build());
            this.start = start;
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
                    .mapToObj(i -> Runs.sample(start + 100 * i, memory.applyAsLong(i), 9, i, i, i, 0, i, i * i / 10))
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
        Optional<Limits> limits() {
            return limits;
        }

        @Override
        Optional<Limits> presentLimits() {
            return presentLimits;
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
