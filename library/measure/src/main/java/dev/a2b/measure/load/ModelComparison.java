package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;

/**
 * Compares the closed with the open model of load: first a number of users of whom each starts as soon as another one
 * leaves, then arrivals at the rate that has the same throughput.
 *
 * @see <a href="https://www.usenix.org/legacy/event/nsdi06/tech/schroeder.html">B. Schroeder, A. Wierman and
 *     M. Harchol-Balter, Open Versus Closed: A Cautionary Tale</a>
 */
final class ModelComparison {

    private final List<Integer> users;
    private final List<ModelPair> pairs = new ArrayList<>();

    /** @param users the numbers of concurrent users of the closed model */
    ModelComparison(List<Integer> users) {
        this.users = users;
    }

    /**
     * Runs the comparison.
     *
     * @param closed offers a number of concurrent users
     * @param open offers arrivals, given in users per second
     * @param hasTime whether there is time for another pair of levels
     * @throws MeasureException if no request succeeds with one of the numbers of users
     */
    void run(IntFunction<Level> closed, DoubleFunction<Level> open, BooleanSupplier hasTime) {
        users.stream().takeWhile(number -> hasTime.getAsBoolean()).forEach(number -> {
            var first = closed.apply(number);
            pairs.add(new ModelPair(number, first, open.apply(rate(number, first))));
        });
    }

    /** The pairs so far. */
    List<ModelPair> pairs() {
        return pairs;
    }

    /** Whether all numbers of users were offered. Otherwise the time was too short. */
    boolean isComplete() {
        return pairs.size() == users.size();
    }

    /** The arrivals with the throughput of a level: as many journeys per second as its successful responses make. */
    private static double rate(int number, Level closed) {
        var rate = closed.journeysPerSecond();
        if (rate > 0 && Double.isFinite(rate)) {
            return rate;
        }
        throw new MeasureException("No request succeeded with " + number + " concurrent users, so there is no "
                + "throughput to offer by the open model: look for the reason in the service's log.");
    }
}
