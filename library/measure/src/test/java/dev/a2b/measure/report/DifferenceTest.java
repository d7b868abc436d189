package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.statistics.Range;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

    @Test
    void rounds_that_lie_closer_to_each_other_than_to_1_show_a_difference() {
        var slower = Difference.of(List.of(1.80, 1.75, 1.86));
        var faster = Difference.of(List.of(0.53, 0.55, 0.56));

        assertTrue(slower.isClaimed());
        assertTrue(faster.isClaimed());
        assertEquals("×1.80 1.75 to 1.86", slower.text() + " " + slower.ends());
    }

    @Test
    void rounds_on_both_sides_of_1_show_none() {
        var difference = Difference.of(List.of(0.97, 1.02, 1.04));

        assertFalse(difference.isClaimed());
        assertTrue(difference.isNone());
    }

    @Test
    void only_rounds_within_15_percent_are_about_the_same() {
        assertEquals(
                "about the same (within 15 %)",
                Difference.of(List.of(0.88, 1.02, 1.14)).finding());
        assertEquals("not known", Difference.of(List.of(0.86, 1.02, 1.04)).finding());
        assertEquals("not known", Difference.of(List.of(0.97, 1.02, 1.16)).finding());
    }

    @Test
    void rounds_on_one_side_but_farther_from_each_other_than_from_1_are_not_known_unless_they_are_close_to_it() {
        var far = Difference.of(List.of(1.65, 2.22, 1.45));
        var close = Difference.of(List.of(1.02, 1.05, 1.03));

        assertFalse(far.isClaimed());
        assertEquals("×1.65 (1.45 to 2.22), not known", far.finding());
        assertEquals(Standing.UNKNOWN, far.standing());
        assertEquals("about the same (within 15 %)", close.finding());
        assertEquals(Standing.TIE, close.standing());
    }

    @Test
    void one_round_shows_nothing_even_if_the_builds_are_equal_in_it() {
        var difference = Difference.of(List.of(1.0));

        assertEquals("×1.00, one round", difference.finding());
        assertEquals(Standing.UNKNOWN, difference.standing());
    }

    @Test
    void two_rounds_claim_nothing() {
        assertEquals("×1.80, not known", Difference.of(List.of(1.80, 1.80)).finding());
    }

    @Test
    void from_8_rounds_on_the_interval_of_the_median_and_the_sign_test_decide() {
        var claimed = Difference.of(List.of(1.05, 1.04, 1.06, 1.05, 1.03, 1.07, 1.05, 1.01));
        var oneAgainst = Difference.of(List.of(1.05, 1.04, 1.06, 1.05, 1.03, 1.07, 1.05, 0.99));
        var oneAgainstEleven =
                Difference.of(List.of(1.05, 1.04, 1.06, 1.05, 1.03, 1.07, 1.05, 0.99, 1.05, 1.04, 1.06, 1.05));

        assertTrue(claimed.isClaimed());
        assertFalse(oneAgainst.isClaimed());
        assertTrue(oneAgainstEleven.isClaimed());
    }

    @Test
    void rounds_in_which_the_builds_are_equal_have_no_part_in_the_sign_test() {
        var ties = Difference.of(List.of(1.0, 1.05, 1.04, 1.06, 1.05, 1.0, 1.03, 1.07, 1.05, 1.04, 1.06, 1.05));

        assertTrue(ties.isClaimed());
    }

    /** For three rounds, 4 % of equal builds are expected to differ. */
    @ParameterizedTest
    @CsvSource({"3, 2000, 0.05", "4, 2000, 0.015", "5, 2000, 0.01", "7, 2000, 0.01", "8, 200, 0.02", "12, 200, 0.02"})
    void equal_builds_rarely_differ(int rounds, int trials, double most) {
        assertTrue(claimed(rounds, trials, 1) <= most * trials);
    }

    /** For three runs of each, 1 % of equal builds are expected to differ. */
    @ParameterizedTest
    @CsvSource({"3, 2000, 0.02", "4, 2000, 0.01", "7, 2000, 0.01"})
    void equal_builds_without_common_rounds_rarely_differ(int runs, int trials, double most) {
        var random = new Random(7);

        var apart = IntStream.range(0, trials)
                .filter(i -> Difference.isApart(
                        drawn(random, runs, 1).range(), drawn(random, runs, 1).range()))
                .count();

        assertTrue(apart <= most * trials, () -> apart + " of " + trials);
    }

    @Test
    void builds_without_common_rounds_differ_if_they_are_farther_from_each_other_than_their_runs() {
        assertTrue(Difference.isApart(Range.of(100, 103, 106), Range.of(90, 91, 92)));
        assertFalse(Difference.isApart(Range.of(100, 103, 106), Range.of(95, 96, 97)));
        assertFalse(Difference.isApart(Range.of(100, 100), Range.of(50, 50)));
    }

    @ParameterizedTest
    @CsvSource({"4, 2000, 0.75", "8, 200, 0.99"})
    void builds_that_differ_by_more_than_their_noise_mostly_do_so(int rounds, int trials, double least) {
        assertTrue(claimed(rounds, trials, 1.2) >= least * trials);
    }

    @ParameterizedTest
    @CsvSource({"26.4, 26", "1.8, 1.80", "0.56, 0.56", "0.0354, 0.035"})
    void a_ratio_has_the_digits_that_count(double ratio, String text) {
        assertEquals(text, Difference.text(ratio));
    }

    private static long claimed(int rounds, int trials, double factor) {
        var random = new Random(7);
        return IntStream.range(0, trials)
                .filter(i -> drawn(random, rounds, factor).isClaimed())
                .count();
    }

    /** The ratios of two builds whose figures vary by 3 %. */
    private static Difference drawn(Random random, int rounds, double factor) {
        return Difference.of(Stream.generate(
                        () -> factor * Math.exp(0.03 * random.nextGaussian()) / Math.exp(0.03 * random.nextGaussian()))
                .limit(rounds)
                .toList());
    }
}
