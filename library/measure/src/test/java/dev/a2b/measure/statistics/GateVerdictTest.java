package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.a2b.measure.statistics.GateVerdict.Kind;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class GateVerdictTest {

    private static final Quantity CPU = new Quantity("needs", "CPU", Scale.RATIO, true, false);
    private static final Quantity LOAD = new Quantity("serves", "load", Scale.RATIO, false, false);

    @Test
    void worse_for_sure_and_by_more_than_15_percent_is_a_regression() {
        var verdict = of(CPU, 125, 135, 130, 132);

        assertEquals(Kind.REGRESSION, verdict.kind());
        assertEquals(
                "regression: HEAD needs 30 % more CPU than main (23 to 38 %, 4 pairs)",
                verdict.sentence("HEAD", "main"));
    }

    @Test
    void better_or_worse_by_less_than_15_percent_for_sure_is_none() {
        var verdict = of(CPU, 98, 104, 101, 103);

        assertEquals(Kind.NO_REGRESSION, verdict.kind());
        assertEquals("no regression: 3 % less to 6 % more CPU (4 pairs)", verdict.sentence("HEAD", "main"));
        assertEquals(Kind.NO_REGRESSION, of(CPU, 60, 70, 65, 75).kind());
        assertEquals(Kind.NO_REGRESSION, of(CPU, 107, 109, 108, 108).kind());
    }

    @Test
    void less_load_is_worse() {
        assertEquals(Kind.REGRESSION, of(LOAD, 70, 75, 72, 74).kind());
        assertEquals(Kind.NO_REGRESSION, of(LOAD, 130, 135, 132, 134).kind());
    }

    @Test
    void a_wide_interval_is_not_known() {
        var verdict = of(CPU, 95, 115, 100, 120);

        assertFalse(verdict.isDecided());
        assertEquals(
                "not known: 12 % less to 30 % more CPU is possible after 4 pairs; more than 8 would be needed",
                verdict.sentence("HEAD", "main"));
    }

    @Test
    void useless_pairs_are_not_measured() {
        var verdict = of(CPU, 60, 150, 100, 140);

        assertEquals(Kind.TOO_NOISY, verdict.kind());
        assertEquals(
                "not known: this machine is too noisy, 49 % less to 2.2 times as much CPU is possible after 4 pairs",
                verdict.sentence("HEAD", "main"));
    }

    @Test
    void fewer_than_four_pairs_are_too_few() {
        assertEquals(
                "not known: 3 of at least 4 rounds were measured",
                of(CPU, 1, 1, 1).sentence("HEAD", "main"));
    }

    /** The verdict on these figures, beside a base of 100. */
    private static GateVerdict of(Quantity quantity, double... figures) {
        return GateVerdict.of(
                quantity,
                figures(DoubleStream.generate(() -> 100).limit(figures.length)),
                figures(DoubleStream.of(figures)),
                1);
    }

    private static Rounds figures(DoubleStream values) {
        return Rounds.of(values.mapToObj(value -> Figure.of(value, "ms")).toArray(Figure[]::new));
    }
}
