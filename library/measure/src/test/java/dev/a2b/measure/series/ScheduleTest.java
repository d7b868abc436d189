package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScheduleTest {

    private static final Optional<Map<String, List<String>>> ALL =
            Optional.of(Map.of("native", List.of("startup"), "docker", List.of("startup")));
    private static final Optional<Map<String, List<String>>> NATIVE =
            Optional.of(Map.of("native", List.of("CPU per request")));
    private static final Optional<Map<String, List<String>>> NONE = Optional.of(Map.of());

    @TempDir
    private Path folder;

    private final List<String> performed = new ArrayList<>();

    @Test
    void a_round_measures_each_build_once_in_an_order_that_the_seed_draws() {
        play(Options.of("jar,native,docker", "plan.rounds=3"), measured -> ALL);
        var first = List.copyOf(performed);

        play(Options.of("jar,native,docker", "plan.rounds=3"), measured -> ALL);
        assertEquals(first, performed);
        play(Options.of("jar,native,docker", "plan.rounds=3", "plan.seed=8"), measured -> ALL);
        assertNotEquals(first, performed);
        assertEquals(
                List.of("round 1, docker", "round 1, jar", "round 1, native"),
                first.subList(0, 3).stream().sorted().toList());
        assertEquals(9, first.size());
    }

    @Test
    void a_build_whose_figures_are_decided_leaves_at_the_look_and_the_baseline_and_its_control_stay() {
        play(
                Options.of("jar,native,docker", "plan.rounds=8", "control=true"),
                measured -> measured < 6 ? NATIVE : NONE);

        assertEquals(List.of("docker", "jar", "jar again", "native"), round(4));
        assertEquals(List.of("jar", "jar again", "native"), round(5));
        assertEquals(List.of("jar", "jar again", "native"), round(6));
        assertEquals(List.of(), round(7));
    }

    @Test
    void there_are_no_more_rounds_than_the_plan_says() {
        play(Options.of("jar,native", "plan.rounds=6"), measured -> NATIVE);

        assertEquals(12, performed.size());
    }

    @Test
    void all_stay_if_nothing_is_compared() {
        play(Options.of("jar,native", "plan.rounds=6"), measured -> Optional.empty());

        assertEquals(12, performed.size());
    }

    @Test
    void a_run_that_does_not_count_gets_an_additional_one_at_the_end_of_its_round() {
        var options = Options.of("jar,native", "plan.rounds=2");
        var series = Options.series(folder, options);
        new Schedule(options, series, measured -> ALL).play(step -> {
            performed.add(step.name());
            series.add(
                    step,
                    step.name().equals("round 1, jar")
                            ? StepResult.failed(1, "a", "the load generator was late")
                            : StepResult.measured(1, "a", null));
        });

        assertEquals("round 1, jar, additional run", performed.get(2));
        assertEquals(5, performed.size());
    }

    @Test
    void the_runs_that_are_left_are_those_of_all_rounds_without_the_builds_that_have_left() {
        var options = Options.of("jar,native,docker", "plan.rounds=8");
        var series = Options.series(folder, options);
        var schedule = new Schedule(options, series, measured -> NATIVE);
        var left = new ArrayList<Long>();
        left.add(schedule.runsLeft());
        schedule.play(step -> {
            series.add(step, StepResult.measured(1, "a", null));
            left.add(schedule.runsLeft());
        });

        assertEquals(List.of(24L, 23L, 22L), left.subList(0, 3));
        assertEquals(List.of(12L, 7L, 6L), left.subList(12, 15));
        assertEquals(0L, left.get(left.size() - 1));
    }

    private void play(SeriesOptions options, IntFunction<Optional<Map<String, List<String>>>> open) {
        performed.clear();
        var series = Options.series(folder, options);
        new Schedule(options, series, open).play(step -> {
            performed.add(step.name());
            series.add(step, StepResult.measured(1, "a", null));
        });
    }

    private List<String> round(int number) {
        var begin = "round " + number + ", ";
        return performed.stream()
                .filter(name -> name.startsWith(begin))
                .map(name -> name.substring(begin.length()))
                .sorted()
                .toList();
    }
}
