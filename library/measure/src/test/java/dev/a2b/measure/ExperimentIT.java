package dev.a2b.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The plans of experiments with short levels: Gatling loads a tiny service, and the report has the answer. */
@Execution(ExecutionMode.CONCURRENT)
@Order(2) // as in ClusterIT
class ExperimentIT {

    /** How much the two models differ depends on the machine. */
    private static final String MODELS =
            "(?s).*- tiny: (with \\d+ users, p99 is \\d+ ms at |both models show about the same p99).*";

    @TempDir
    private Path folder;

    @Test
    void stages_follow_each_other_and_the_loaded_step_has_half_of_the_capacity() throws Exception {
        var run = measure("stages", Map.of());

        var stages = run.load().stages();
        assertEquals(
                List.of(Plan.FIRST_MINUTE, Plan.LIGHT, Plan.WARM_UP, Plan.CAPACITY, Plan.LOADED),
                stages.stream().map(LoadStage::name).toList());
        for (var stage : stages) {
            assertTrue(stage.level().responses().successful() > 0, stage::name);
            assertFalse(stage.endpoints().isEmpty(), stage.name());
        }
        var capacity = run.load().stage(Plan.CAPACITY).orElseThrow().level().throughput();
        var loaded = run.load().stage(Plan.LOADED).orElseThrow().level().offered();
        assertEquals(capacity / 2, loaded.requestsPerSecond(), capacity / 100);
        assertTrue(run.light().level().offered().requestsPerSecond() > 0, "offered under the light load");
        assertTrue(run.load().firstMinute().first().inTime() > 0, "answered in time");
        assertEquals(DecidingFigure.values().length, run.figures().size());
        assertTrue(run.figures().get(DecidingFigure.ANSWERED).isKnown(), run.figures()::toString);
        assertTrue(run.figures().get(DecidingFigure.MEMORY).isKnown(), run.figures()::toString);
        assertTrue(report().contains("CPU per request"), this::report);
    }

    @Test
    void capacity_is_the_last_level_of_which_the_service_refuses_little() throws Exception {
        var run = measure("capacity", Map.of());

        var levels = run.load().steps().stream().map(Step::judged).toList();
        assertEquals(
                List.of(10.0, 40.0),
                levels.stream().map(ExperimentIT::usersPerSecond).toList());
        assertEquals(
                List.of(true, false), levels.stream().map(JudgedLevel::passes).toList());
        assertTrue(levels.get(1).level().responses().causes().get("status.find.is(200), found 503") > 0);
        assertEquals(
                2,
                run.context().phases().stream()
                        .map(Phase::name)
                        .filter("rest"::equals)
                        .count());
        var report = report();
        assertTrue(
                report.matches("(?s).*- tiny: 1 of 2 steps fail: 40 users/s \\(.* of the requests failed.*"
                        + ", \\d+ times status 503\\)\\.\n.*"),
                report);
    }

    @Test
    void closed_has_as_many_callers_as_the_plan_says_and_offers_their_throughput_once_more() throws Exception {
        var run = measure("fan-out", Map.of("plan.closed", "1,2"));

        var pairs = run.load().closed();
        assertEquals(
                List.of(1, 2), pairs.stream().map(ModelPair::concurrentUsers).toList());
        for (var pair : pairs) {
            var possible = pair.concurrentUsers() * 2 / 0.1;
            assertTrue(pair.closed().responses().successful() > 0, "responses of the closed model");
            assertTrue(
                    pair.closed().throughput() <= possible + 2 * pair.concurrentUsers(),
                    () -> "2 requests of each caller take at least 0.1 s, so they are not "
                            + pair.closed().throughput() + " a second");
            assertEquals(pair.closed().throughput(), pair.open().offered().requestsPerSecond(), 1e-6);
            assertTrue(pair.open().responses().successful() > 0, "responses of the open model");
        }
        assertTrue(report().matches(MODELS), this::report);
    }

    @Test
    void slow_partner_tells_the_requests_that_ask_it_from_the_others() throws Exception {
        var run = measure("slow-partner", Map.of());

        var parts = run.load().steps().stream()
                .map(step -> step.judged().level().parts())
                .toList();
        assertEquals(3, parts.size());
        assertTrue(parts.get(1).get(Level.ASKING).percentiles().p50Millis() >= 200, "it waits for the partner");
        assertEquals(0, parts.get(1).get(Level.ASKING).fallbacks());
        assertTrue(parts.get(2).get(Level.ASKING).fallbacks() > 0, "fallbacks of the partner that fails");
        assertTrue(parts.get(2).get(Level.OTHERS).successful() > 0, "responses to others");
        var calls = run.load().steps().stream()
                .map(step -> step.judged().level().partnerCalls())
                .toList();
        assertTrue(calls.get(1) > 0, "calls to the slow partner");
        assertEquals(0, calls.get(2), "calls while the circuit breaker is open");
        assertTrue(run.context().phases().stream().map(Phase::name).anyMatch("step 3, partner: fail"::equals));
        assertTrue(
                run.resources().samples().stream()
                        .allMatch(sample -> sample.held().files() != 0),
                "it has at least the socket at which it listens, if open files are known");
        var report = report();
        assertTrue(
                report.matches("(?s).*- tiny: .*\n\\| tiny, partner 0 \\| .*\n\\| tiny, partner 0\\.2 \\| .*"
                        + "\n\\| tiny, partner fail \\| .*"),
                report);
    }

    private Run measure(String plan, Map<String, String> given) throws Exception {
        var settings = new TreeMap<>(given);
        settings.put("plan", plan);
        var run = MeasuredRun.start(ExperimentSimulation.class, folder, "tiny", settings);
        try {
            assertEquals(0, run.exitCode(), run::toString);
            return run.recorded();
        } finally {
            run.end();
        }
    }

    private String report() {
        try {
            return Files.readString(folder.resolve("measurements/report.md"), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double usersPerSecond(JudgedLevel judged) {
        return judged.level().offered().usersPerSecond();
    }
}
