package com.example.a2b.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.postgres.DataSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Random;

/**
 * The users of the data set, each drawn once, in an order that the seed decides. One of them is kept back for the
 * check before the load and never drawn.
 */
final class Users implements Iterator<Map<String, Object>> {

    private final int count;
    private final long start;
    private final long stride;
    private int drawn;

    /** The users that the plan draws. How many there are is the parameter {@code users} of the data set. */
    static Users of(Plan plan) {
        var count = DataSet.ofProject().parameters(plan.scale()).get("users");
        return new Users(Integer.parseInt(count), plan.users(), plan.seed());
    }

    /**
     * @param count how many users the data set has, with ids from 1 on
     * @param needed how many the plan draws
     */
    Users(int count, int needed, long seed) {
        if (needed > count - 1) {
            throw new MeasureException("The plan needs " + needed
                    + " users and one for the check before the load, the data set has " + count
                    + ": take a larger -Dplan.scale or less load.");
        }
        var random = new Random(seed);
        this.count = count;
        this.start = random.nextInt(count);
        this.stride = coprime(random.nextInt(count), count);
    }

    /** The user that is never drawn: the check's. */
    long reserved() {
        return at(count - 1);
    }

    @Override
    public boolean hasNext() {
        return drawn < count - 1;
    }

    /** Several scenarios may draw from the same users. */
    @Override
    public synchronized Map<String, Object> next() {
        return Map.of("userId", at(drawn++));
    }

    /** Steps of a stride that shares no divisor with the count meet every user once before the first one again. */
    private long at(int index) {
        return 1 + (start + index * stride) % count;
    }

    private static long coprime(long from, long count) {
        var candidate = Math.max(1, from);
        while (gcd(candidate, count) != 1) {
            candidate++;
        }
        return candidate;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
