package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.statistics.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PilotsTest {

    private static final Figure MACHINE_BOUND =
            Figure.none("below its limit: the service used 0.7 of its 1 processors");
    private static final SeriesOptions OPTIONS =
            Options.of("jar,native", "plan=stages", "plan.capacity.users=32", "limit.cpus=1");

    private final Map<String, Run> runs = new LinkedHashMap<>();
    private final List<String> measured = new ArrayList<>();

    @Test
    void the_rate_is_half_of_the_capacity_of_the_slowest_build() {
        runs.put("pilot of jar, plan.capacity.users=32", run(280, 100));
        runs.put("pilot of native, plan.capacity.users=32", run(140, 100));

        assertEquals(Map.of("plan.loaded.rate", "5.000"), fixed());
    }

    @Test
    void a_build_that_uses_more_than_70_percent_of_its_processors_gets_a_lower_rate() {
        var usage = Runs.run("any").load().steps().get(0).usage();
        runs.put("pilot of jar, plan.capacity.users=32", run(280, 100));
        runs.put("pilot of native, plan.capacity.users=32", Runs.changed(run(140, 100), json -> {
            json.withObject("/context").putPOJO("limits", new Limits(usage.processors() / 0.875, 512_000_000));
            var loaded = (ObjectNode) json.withArray("/load/stages").get(0).deepCopy();
            json.withArray("/load/stages").add(loaded.put("name", Plan.LOADED));
        }));

        assertEquals(Map.of("plan.loaded.rate", "4.000"), fixed());
    }

    @Test
    void of_a_build_that_misses_the_objective_the_highest_rate_that_keeps_it_counts() {
        runs.put("pilot of jar, plan.capacity.users=32", run(280, 100));
        runs.put("pilot of native, plan.capacity.users=32", run(260, 900));
        runs.put("pilot of native, plan.capacity.users=16", run(240, 501));
        runs.put("pilot of native, plan.capacity.users=8", run(210, 450));

        assertEquals(Map.of("plan.loaded.rate", "7.500"), fixed());
        assertEquals(List.copyOf(runs.keySet()), measured);
    }

    @Test
    void on_a_machine_that_is_too_slow_all_builds_get_half_of_the_processors_once() {
        runs.put("pilot of jar, plan.capacity.users=32", run(280, 100));
        runs.put("pilot of native, plan.capacity.users=32", run(560, 100, MACHINE_BOUND));
        runs.put("pilot of jar, limit.cpus=0.5, plan.capacity.users=32", run(140, 100));
        runs.put("pilot of native, limit.cpus=0.5, plan.capacity.users=32", run(280, 100, MACHINE_BOUND));

        assertEquals(Map.of("limit.cpus", "0.5", "plan.loaded.rate", "5.000"), fixed());
        assertEquals(List.copyOf(runs.keySet()), measured);
    }

    @Test
    void a_pilot_that_does_not_count_says_nothing_about_the_machine() {
        var late = Runs.changed(
                run(280, 100, Figure.none("the load generator was late")),
                json -> json.withArray("/findings/checks")
                        .addPOJO(new ValidityCheck(
                                ValidityCheck.Kind.GENERATOR_STARTS, false, "the load generator was late")));
        runs.put("pilot of jar, plan.capacity.users=32", late);
        runs.put("pilot of native, plan.capacity.users=32", run(560, 100));

        assertEquals(Map.of("plan.loaded.rate", "10.000"), fixed());
    }

    @Test
    void builds_that_serve_nothing_get_the_light_load() {
        runs.put("pilot of jar, plan.capacity.users=32", Runs.run("jar"));
        runs.put("pilot of native, plan.capacity.users=32", Runs.run("native"));

        assertEquals(Map.of("plan.loaded.rate", "10.000"), fixed());
    }

    @Test
    void a_rate_that_is_given_needs_no_pilot_nor_does_a_plan_without_stages() {
        assertTrue(Pilots.areNeeded(OPTIONS));
        assertFalse(Pilots.areNeeded(Options.of("jar", "plan=stages", "plan.loaded.rate=20")));
        assertFalse(Pilots.areNeeded(Options.of("jar", "plan=standard")));
        assertFalse(Pilots.areNeeded(Options.of("jar", "plan=stages", "plan.vary=limit.cpus", "plan.vary.values=1,2")));
        assertFalse(Pilots.areNeeded(
                Options.of("jar", "plan=stages", "plan.vary=plan.loaded.rate", "plan.vary.values=1,2")));
    }

    @Test
    void all_options_of_the_jvm_get_the_rate_of_the_slowest_of_them() {
        var options = Options.of(
                "jar",
                "plan=stages",
                "plan.capacity.users=32",
                "limit.cpus=1",
                "plan.vary=jvm.options",
                "plan.vary.values=-Xcomp,-Xint");
        runs.put("pilot of jar, jvm.options=-Xcomp, plan.capacity.users=32", run(280, 100));
        runs.put("pilot of jar, jvm.options=-Xint, plan.capacity.users=32", run(140, 100));

        assertTrue(Pilots.areNeeded(options));
        assertEquals(Map.of("plan.loaded.rate", "5.000"), fixed(options));
        assertEquals(Optional.of(1.0), options.limits().map(Limits::cpus));
    }

    private Map<String, String> fixed() {
        return fixed(OPTIONS);
    }

    private Map<String, String> fixed(SeriesOptions options) {
        return new Pilots(options, step -> {
                    measured.add(step.name());
                    return runs.get(step.name());
                })
                .fixed();
    }

    private static Run run(long requestsPerSecond, long p95Millis) {
        return run(requestsPerSecond, p95Millis, DecidingFigure.CAPACITY.of(requestsPerSecond));
    }

    /** A run whose journeys have 14 requests. */
    private static Run run(long requestsPerSecond, long p95Millis, Figure capacity) {
        var level = Runs.level(requestsPerSecond / 14.0, requestsPerSecond, 1);
        var stage = new LoadStage(
                Plan.CAPACITY,
                new Level(
                        level.offered(),
                        level.window(),
                        level.responses(),
                        new Percentiles(1, 1, p95Millis, p95Millis, p95Millis),
                        level.users(),
                        new TreeMap<>(),
                        -1),
                -1,
                32,
                new TreeMap<>(),
                Runs.run("any").load().steps().get(0).usage());
        return Runs.changed(Runs.run("any"), json -> {
            json.withObject("/load").putArray("stages").addPOJO(stage);
            json.withObject("/figures").putPOJO(DecidingFigure.CAPACITY.name(), capacity);
        });
    }
}
