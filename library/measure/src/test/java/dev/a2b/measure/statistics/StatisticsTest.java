package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StatisticsTest {

    @Test
    void a_percentile_is_a_value_that_was_measured() {
        var hundred = LongStream.rangeClosed(1, 100).toArray();

        assertEquals(95, Statistics.percentile(hundred, 95));
        assertEquals(1, Statistics.percentile(hundred, 0));
        assertEquals(100, Statistics.percentile(hundred, 100));
        assertEquals(10, Statistics.percentile(new long[] {1, 10}, 95));
    }

    @Test
    void one_of_a_thousand_values_is_above_the_percentile_99_9() {
        var thousand = LongStream.rangeClosed(1, 1000).toArray();

        assertEquals(999, Statistics.percentile(thousand, 99.9));
    }

    @Test
    void the_median_of_an_even_number_lies_between_the_middle_two() {
        assertEquals(2.5, Statistics.median(4, 1, 2, 3));
        assertEquals(2, Statistics.median(3, 1, 2));
    }
}
