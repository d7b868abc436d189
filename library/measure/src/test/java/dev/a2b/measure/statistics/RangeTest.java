package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RangeTest {

    @Test
    void fewer_than_eight_repeats_have_a_median_a_smallest_and_a_largest() {
        var range = Range.of(12, 10, 11, 10.5);

        assertEquals(new Range(4, 10.75, 2 / 10.75, 10, 12), range);
        assertFalse(range.isInterval());
    }

    @Test
    void eight_repeats_have_the_bootstraps_interval_of_the_median() {
        var range = Range.of(1, 10, 11, 12, 13, 14, 15, 100);

        assertTrue(range.isInterval());
        assertEquals(12.5, range.median());
        assertTrue(1 < range.low() && range.low() < 12.5, range.toString());
        assertTrue(12.5 < range.high() && range.high() < 100, range.toString());
        assertEquals(range, Range.of(100, 15, 14, 13, 12, 11, 10, 1));
    }

    @Test
    void the_bootstrap_covers_the_true_median_about_as_often_as_it_says() {
        var random = new Random(1);
        var covered = 0;
        for (var sample = 0; sample < 200; sample++) {
            var interval = Bootstrap.ofMedian(random.doubles(15).toArray());
            covered += interval.low() <= 0.5 && 0.5 <= interval.high() ? 1 : 0;
        }

        assertTrue(covered >= 180, covered + " of 200");
        assertTrue(covered <= 199, covered + " of 200");
    }

    @Test
    void repeats_that_differ_by_more_than_a_tenth_of_the_median_are_unstable() {
        assertFalse(Range.of(95, 100, 105).isUnstable());
        assertTrue(Range.of(94.9, 100, 105).isUnstable());
        assertFalse(Range.of(0, 0, 0.1).isUnstable());
    }

    @Test
    void a_single_run_has_no_range() {
        assertFalse(Range.of(5).isKnown());
        assertTrue(Range.of(5, 5).isKnown());
    }

    @Test
    void ranges_overlap_when_they_have_a_value_in_common() {
        assertTrue(Range.of(1, 3).overlaps(Range.of(3, 5)));
        assertTrue(Range.of(2, 2).overlaps(Range.of(1, 3)));
        assertFalse(Range.of(1, 3).overlaps(Range.of(3.1, 5)));
    }
}
