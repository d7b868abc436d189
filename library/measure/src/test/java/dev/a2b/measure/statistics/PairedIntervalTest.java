package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PairedIntervalTest {

    /** By hand: the mean is 2.5, the standard deviation the root of 5/3, and t 5.8409. */
    @Test
    void it_reaches_t_standard_errors_to_each_side_of_the_mean() {
        var interval = PairedInterval.of(new double[] {1, 2, 3, 4}, 0.99);

        assertEquals(4, interval.pairs());
        assertEquals(2.5, interval.estimate());
        assertEquals(Math.sqrt(5 / 3.0), interval.deviation(), 1e-12);
        assertEquals(2.5 - 5.840909 * Math.sqrt(5 / 12.0), interval.low(), 1e-6);
        assertEquals(2.5 + 5.840909 * Math.sqrt(5 / 12.0), interval.high(), 1e-6);
    }

    @Test
    void a_single_exact_change_is_its_own_interval() {
        assertEquals(new PairedInterval(1, 3, 3, 3, 0, 0.99), PairedInterval.of(new double[] {3}, 0.99));
    }

    @Test
    void it_says_how_many_pairs_would_tell() {
        var interval = PairedInterval.of(new double[] {1, 2, 3, 4}, 0.99);

        assertEquals(3.249836 * Math.sqrt(5 / 30.0), interval.halfWidth(10), 1e-6);
        assertEquals("about 10 would tell", interval.wouldTell(1.33, Looks.SERIES));
        assertEquals("more than 10 would be needed", interval.wouldTell(1.32, Looks.SERIES));
    }

    @Test
    void the_present_look_would_not_tell_although_a_round_is_missing() {
        var interval = PairedInterval.of(new double[] {1, 2, 3, 4, 2, 3, 2}, 0.99);

        assertEquals("about 10 would tell", interval.wouldTell(2, Looks.SERIES));
    }
}
