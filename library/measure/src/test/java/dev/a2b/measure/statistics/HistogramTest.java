package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HistogramTest {

    private final Histogram histogram = new Histogram();

    @Test
    void percentiles_are_those_of_the_sorted_numbers() {
        var random = new Random(20260101);
        var numbers = IntStream.range(0, 2345)
                .map(i -> (int) Math.exp(11 * random.nextDouble()))
                .toArray();
        IntStream.of(numbers).forEach(histogram::add);
        var sorted = IntStream.of(numbers).sorted().mapToLong(number -> number).toArray();

        for (var tenths = 1; tenths <= 1000; tenths++) {
            assertEquals(Statistics.percentile(sorted, tenths / 10.0), histogram.percentile(tenths / 10.0));
        }
    }

    @Test
    void what_is_taken_back_was_never_counted() {
        histogram.add(10);
        histogram.add(3000);
        histogram.remove(3000);

        assertEquals(1, histogram.count());
        assertEquals(10, histogram.percentile(100));
    }

    @Test
    void two_become_one() {
        var other = new Histogram();
        other.add(500);
        other.add(0);
        histogram.add(500);

        histogram.add(other);

        assertEquals(3, histogram.count());
        assertEquals(2, histogram.count(500));
        assertEquals(0, histogram.percentile(33));
    }

    @Test
    void without_numbers_a_percentile_is_0() {
        assertEquals(0, histogram.percentile(95));
    }
}
