package dev.a2b.measure.load;

import dev.a2b.measure.statistics.Histogram;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;

/** The arrivals and departures of users, counted by milliseconds since a moment. */
final class UserCounts {

    private final Histogram arrivals = new Histogram();
    private final Histogram departures = new Histogram();
    private int last = -1;

    void add(boolean arrives, int time) {
        (arrives ? arrivals : departures).add(time);
        last = Math.max(last, time);
    }

    /** The last arrival or departure; negative before the first one. */
    int last() {
        return last;
    }

    /** How many users arrived in a period. */
    long arrivals(int from, int to) {
        return count(arrivals, from, to);
    }

    /** How many users are there at the end. */
    long left() {
        return arrivals.count() - departures.count();
    }

    /** How many more users arrived than left in a period. */
    int change(int from, int to) {
        return (int) (count(arrivals, from, to) - count(departures, from, to));
    }

    /** The highest number of users who were there at the end of a millisecond of a period. */
    int peak(int from, int to) {
        var present = change(0, from);
        var peak = present;
        for (var moment = Math.max(0, from); moment < Math.min(to, last + 1); moment++) {
            present += (int) (arrivals.count(moment) - departures.count(moment));
            peak = Math.max(peak, present);
        }
        return peak;
    }

    /** Mean number of users who were there in a period. */
    double mean(int from, int to) {
        return (double) (millis(arrivals, from, to) - millis(departures, from, to)) / (to - from);
    }

    /**
     * How much later than planned users arrived in a period, in milliseconds. The user who was least late counts as
     * punctual.
     *
     * @param planned when each user should arrive, counted from 0, in milliseconds since an arbitrary moment
     */
    Histogram late(int from, int to, LongUnaryOperator planned) {
        var least = new AtomicLong(Long.MAX_VALUE);
        late(from, to, planned, millis -> least.accumulateAndGet(millis, Math::min));
        var late = new Histogram();
        late(from, to, planned, millis -> late.add((int) (millis - least.get())));
        return late;
    }

    private void late(int from, int to, LongUnaryOperator planned, LongConsumer late) {
        var user = 0L;
        for (var moment = Math.max(0, from); moment < Math.min(to, arrivals.highest() + 1); moment++) {
            for (var left = arrivals.count(moment); left > 0; left--) {
                late.accept(moment - planned.applyAsLong(user++));
            }
        }
    }

    /** How long users who come at these moments and stay are there during a period, summed over all users. */
    private static long millis(Histogram moments, int from, int to) {
        var millis = 0L;
        for (var moment = 0; moment < Math.min(to, moments.highest() + 1); moment++) {
            millis += moments.count(moment) * (to - Math.max(from, moment));
        }
        return millis;
    }

    private static long count(Histogram moments, int from, int to) {
        var count = 0L;
        for (var moment = Math.max(0, from); moment < Math.min(to, moments.highest() + 1); moment++) {
            count += moments.count(moment);
        }
        return count;
    }
}
