package dev.a2b.measure.statistics;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How often each whole number from 0 on occurs. So its order statistics are exact, and the memory that it needs depends
 * on the numbers, but not on how often they occur.
 */
public final class Histogram {

    private static final int PAGE = 64;

    /** Counts of the numbers; pages in which nothing was counted are null. */
    private long[][] pages = {};

    private long count;

    /** Counts a number. */
    public void add(int value) {
        add(value, 1);
    }

    /** Counts everything that the other one has counted. */
    public void add(Histogram other) {
        for (var value = 0; value <= other.highest(); value++) {
            if (other.count(value) > 0) {
                add(value, other.count(value));
            }
        }
    }

    /** Takes back that a number was counted once. */
    public void remove(int value) {
        add(value, -1);
    }

    private void add(int value, long times) {
        var page = value / PAGE;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
        }
        if (pages[page] == null) {
            pages[page] = new long[PAGE];
        }
        pages[page][value % PAGE] += times;
        count += times;
    }

    /** How many numbers were counted. */
    public long count() {
        return count;
    }

    /** How often this number was counted. */
    public long count(int value) {
        var page = value / PAGE;
        return page >= pages.length || pages[page] == null ? 0 : pages[page][value % PAGE];
    }

    /** How many numbers up to this one were counted. */
    public long countUpTo(int most) {
        return IntStream.rangeClosed(0, Math.min(most, highest()))
                .mapToLong(this::count)
                .sum();
    }

    /** How often each number was counted that occurs. */
    public SortedMap<Integer, Long> counts() {
        var counts = new TreeMap<Integer, Long>();
        IntStream.rangeClosed(0, highest())
                .filter(value -> count(value) > 0)
                .forEach(value -> counts.put(value, count(value)));
        return counts;
    }

    /** No number above this one was counted; negative if there are none. */
    public int highest() {
        return pages.length * PAGE - 1;
    }

    /** The percentile of the numbers, as {@link Statistics#percentile} of all of them. */
    public long percentile(double percent) {
        if (count == 0) {
            return 0;
        }
        var value = 0;
        for (var left = Statistics.rank(count, percent) - count(0); left > 0; left -= count(value)) {
            value++;
        }
        return value;
    }
}
