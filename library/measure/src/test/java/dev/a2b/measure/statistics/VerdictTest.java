package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.statistics.Verdict.Kind;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final Quantity CPU = new Quantity("needs", "CPU", Scale.RATIO, true, false);
    private static final Quantity LOAD = new Quantity("serves", "load", Scale.RATIO, false, false);
    private static final Quantity SIZE = new Quantity("needs", "space", Scale.RATIO, true, true);
    private static final Quantity ANSWERED =
            new Quantity("answers", "of the requests of the first 10 s", Scale.POINTS, false, false);

    @Test
    void a_build_that_needs_less_is_better() {
        var verdict = of(CPU, 60, 69, 70, 73, 66, 77);

        assertEquals(Kind.BETTER, verdict.kind());
        assertEquals("31 % less (21 to 40 %, 6 rounds)", verdict.words());
        assertEquals("jar needs 31 % less CPU than native (21 to 40 %, 6 rounds)", verdict.sentence("jar", "native"));
        assertEquals(Kind.WORSE, of(LOAD, 60, 69, 70, 73, 66, 77).kind());
    }

    @Test
    void from_twice_as_much_on_it_is_a_multiple() {
        var verdict = of(CPU, 240, 250, 220, 230);

        assertEquals(Kind.WORSE, verdict.kind());
        assertEquals("2.3 times as much (2.0 to 2.8, 4 rounds)", verdict.words());
        assertEquals("jar needs 2.3 times the CPU of native (2.0 to 2.8, 4 rounds)", verdict.sentence("jar", "native"));
    }

    @Test
    void a_small_change_is_too_little_to_decide_by() {
        var verdict = of(CPU, 102, 103, 102.5, 103.5);

        assertTrue(verdict.isLittle());
        assertEquals(
                "jar needs 3 % more CPU than native (0.9 to 5 %, 4 rounds), too little to decide by",
                verdict.sentence("jar", "native"));
    }

    @Test
    void an_interval_within_15_percent_is_about_the_same() {
        var verdict = of(CPU, 98, 105, 100, 103, 99, 104);

        assertEquals(Kind.ABOUT_THE_SAME, verdict.kind());
        assertEquals("about the same: 3 % less to 6 % more (6 rounds)", verdict.words());
        assertEquals(
                "jar needs about as much CPU as native: 3 % less to 6 % more (6 rounds)",
                verdict.sentence("jar", "native"));
    }

    @Test
    void anything_else_is_not_known() {
        var verdict = of(CPU, 85, 110, 90, 115, 80, 100);

        assertFalse(verdict.isDecided());
        assertEquals(
                "not known: 25 % less to 22 % more is possible after 6 rounds; more than 10 would be needed",
                verdict.words());
        assertEquals(
                "Whether jar needs less CPU than native is not known: "
                        + "25 % less to 22 % more is possible after 6 rounds; more than 10 would be needed",
                verdict.sentence("jar", "native"));
    }

    @Test
    void too_few_rounds_say_nothing() {
        assertEquals(
                "not known: 3 of at least 4 rounds were measured",
                of(CPU, 10, 10, 10).words());
    }

    @Test
    void shares_are_compared_in_points() {
        var better =
                new PairedRounds(ANSWERED, Looks.SERIES, figures("%", 80, 81, 82, 83), figures("%", 92, 94, 93, 96));
        var same = new PairedRounds(ANSWERED, Looks.SERIES, figures("%", 80, 81, 82, 83), figures("%", 80, 82, 82, 83));

        assertEquals(
                "jar answers 12 points more of the requests of the first 10 s than native (9 to 15 points, 4 rounds)",
                Verdict.of(better, 1).sentence("jar", "native"));
        assertEquals(
                "about the same: 1 point less to 2 points more (4 rounds)",
                Verdict.of(same, 1).words());
    }

    @Test
    void one_round_decides_about_an_exact_figure() {
        assertEquals("20 % more", of(SIZE, 120).words());
        assertEquals("0.01 % more, too little to decide by", of(SIZE, 100.01).words());
        assertEquals("about the same", of(SIZE, 100, 100).words());
    }

    @Test
    void with_more_builds_the_interval_is_wider() {
        var baseline = figures("ms", 100, 100, 100, 100, 100, 100);
        var rounds = new PairedRounds(CPU, Looks.SERIES, baseline, figures("ms", 85, 92, 80, 95, 86, 85));

        assertEquals("13 % less (4 to 21 %, 6 rounds)", Verdict.of(rounds, 1).words());
        assertEquals(Kind.NOT_KNOWN, Verdict.of(rounds, 9).kind());
    }

    @Test
    void too_many_runs_that_do_not_count_say_nothing() {
        var late = Figure.none("the load generator was late");
        var one = Figure.of(1, "ms");
        var rounds = new PairedRounds(
                CPU, Looks.SERIES, Rounds.of(one, late, late, one, one, one), Rounds.of(one, one, one, one, one, one));

        assertEquals(
                "not known: 2 of 6 runs of the baseline lack it (the load generator was late)",
                Verdict.of(rounds, 1).words());
    }

    /** The verdict on these figures, beside a baseline of 100. */
    private static Verdict of(Quantity quantity, double... figures) {
        var baseline = DoubleStream.generate(() -> 100).limit(figures.length).toArray();
        return Verdict.of(new PairedRounds(quantity, Looks.SERIES, figures("ms", baseline), figures("ms", figures)), 1);
    }

    private static Rounds figures(String unit, double... values) {
        return Rounds.of(DoubleStream.of(values)
                .mapToObj(value -> Figure.of(value, unit))
                .toArray(Figure[]::new));
    }
}
