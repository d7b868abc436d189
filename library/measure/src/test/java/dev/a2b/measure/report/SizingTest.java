package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Stages;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SizingTest {

    private static final List<String> MEGABYTES = List.of("512", "256", "128");

    @Test
    void the_smallest_limit_is_enough_below_which_the_service_did_not_start() {
        var runs = List.of(run(0), run(1), Runs.unstarted(run(2), "it ended with exit code 137"));

        assertEquals(
                List.of("jar with limit.memory=256 serves the load, and not with 128 (it ended with exit code 137). "
                        + kubernetes("256M")),
                answers(runs));
    }

    @Test
    void a_limit_that_serves_below_one_that_does_not_is_no_answer() {
        var runs = List.of(run(0), Runs.unstarted(run(1), "it ended"), run(2));

        assertEquals(
                "jar with limit.memory=512 serves the load, and not with 256 (it ended). " + kubernetes("512M"),
                answers(runs).get(0));
    }

    @Test
    void a_limit_that_leaves_no_processors_to_spare_is_not_enough() {
        var busy = Runs.changed(
                run(1),
                json -> json.withObject("/figures")
                        .putPOJO(DecidingFigure.CPU.name(), Figure.none("the service was at its limit")));

        assertEquals(
                "jar with limit.memory=512 serves the load, and not with 256 (the service was at its limit). "
                        + kubernetes("512M"),
                answers(List.of(run(0), busy)).get(0));
    }

    @Test
    void if_each_limit_is_enough_the_smallest_one_is_the_answer() {
        assertEquals(
                "jar with limit.memory=128, the smallest that was measured, serves the load. " + kubernetes("128M"),
                answers(IntStream.range(0, 3).mapToObj(SizingTest::run).toList())
                        .get(0));
    }

    @Test
    void if_no_limit_is_enough_the_reason_is_told() {
        assertEquals(
                "jar with limit.memory=512 does not serve the load: it ended.",
                answers(List.of(Runs.unstarted(run(0), "it ended"), run(1))).get(0));
    }

    @Test
    void a_disturbed_run_says_nothing_about_its_limit() {
        assertEquals(
                "jar with limit.memory=512 (not known with 256: disturbed) serves the load. " + kubernetes("512M"),
                answers(List.of(run(0), disturbed(run(1)))).get(0));
        assertEquals(
                "jar with limit.memory=128, the smallest that was measured, serves the load. " + kubernetes("128M"),
                answers(List.of(run(0), disturbed(run(1)), run(2))).get(0));
    }

    @Test
    void if_each_run_is_disturbed_nothing_is_known() {
        assertEquals(
                List.of("Nothing is known of jar: each of its runs was disturbed."),
                answers(List.of(disturbed(run(0)), disturbed(run(1)))));
    }

    @Test
    void a_plan_that_varies_no_limit_has_no_answer() {
        assertEquals(
                Optional.empty(),
                Sizing.of(
                        Comparison.of(List.of(Runs.ranked("jar-1", "jar", "1"))).get(0)));
    }

    private static String kubernetes(String memory) {
        return "In Kubernetes, write resources: {requests: {%1$s}, limits: {%1$s}}"
                .formatted("cpu: 500m, memory: " + memory);
    }

    private static List<String> answers(List<Run> runs) {
        return Sizing.of(Comparison.of(runs).get(0)).orElseThrow().answers();
    }

    private static Run disturbed(Run run) {
        return Runs.changed(
                run, json -> json.withArray("/findings/checks").addPOJO(Runs.failed("the load generator was late")));
    }

    private static Run run(int position) {
        var value = MEGABYTES.get(position);
        var limits = new Limits(0.5, Long.parseLong(value) * 1_000_000);
        return Runs.varied(
                Runs.changed(Runs.ranked("jar-" + value, "jar", "1"), json -> {
                    json.withObject("/context").putPOJO("limits", limits);
                    json.withObject("/figures").putPOJO(DecidingFigure.CPU.name(), DecidingFigure.CPU.of(0.9));
                    json.withObject("/plan/load").putPOJO("stages", new Stages(10, 8, 5, 100, 5, 10, 8));
                }),
                new Variation("limit.memory", value, position));
    }
}
