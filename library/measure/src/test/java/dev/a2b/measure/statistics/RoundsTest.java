package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundsTest {

    private static final Quantity CPU = new Quantity("needs", "CPU", Scale.RATIO, true, false);
    private static final Figure ONE = Figure.of(1, "ms");
    private static final Figure NONE = Figure.none("the load generator was late");

    @Test
    void a_second_run_takes_the_place_of_one_that_does_not_count() {
        var rounds = new Rounds(List.of(List.of(NONE, ONE), List.of(NONE)));

        assertEquals(ONE, rounds.in(1));
        assertEquals(NONE, rounds.in(2));
        assertFalse(rounds.in(3).isKnown());
    }

    @Test
    void a_build_has_no_verdict_above_a_fifth_of_runs_that_do_not_count() {
        assertEquals(Optional.empty(), Rounds.of(ONE, ONE, ONE, ONE, NONE).fault("jar"));
        assertEquals(
                Optional.of("2 of 6 runs of jar lack it (the load generator was late)"),
                new Rounds(List.of(List.of(NONE, ONE), List.of(NONE, ONE), List.of(ONE), List.of(ONE), List.of()))
                        .fault("jar"));
    }

    @Test
    void a_round_in_which_one_of_the_two_does_not_count_is_left_out() {
        var rounds = new PairedRounds(
                CPU,
                Looks.SERIES,
                Rounds.of(ONE, ONE, ONE, ONE, ONE, NONE),
                Rounds.of(NONE, ONE, ONE, ONE, ONE, Figure.of(1000, "ms")));

        assertEquals(new PairedInterval(4, 0, 0, 0, 0, 0.99), rounds.interval(1));
    }

    @Test
    void zero_has_no_ratio() {
        var zero = Figure.of(0, "ms");

        assertEquals(
                Optional.of("3 of at least 4 rounds count"),
                new PairedRounds(CPU, Looks.SERIES, Rounds.of(ONE, ONE, ONE, ONE), Rounds.of(ONE, ONE, ONE, zero))
                        .fault());
    }

    @Test
    void what_lies_between_two_looks_changes_nothing() {
        var build = IntStream.rangeClosed(1, 10).mapToObj(value -> Figure.of(value, "ms"));
        var rounds = new Rounds(build.map(List::of).toList());

        assertEquals(4, pairs(rounds.until(5)));
        assertEquals(6, pairs(rounds.until(7)));
        assertEquals(10, pairs(rounds));
    }

    private static int pairs(Rounds rounds) {
        return new PairedRounds(CPU, Looks.SERIES, rounds, rounds).interval(1).pairs();
    }

    @Test
    void several_builds_share_the_chance_of_an_error() {
        assertEquals(0.99, Looks.SERIES.confidence(1), 1e-12);
        assertEquals(1 - 0.01 / 3, Looks.SERIES.confidence(3), 1e-12);
    }
}
