package dev.a2b.measure.load;

import dev.a2b.measure.result.Sample;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether a service is warm: CPU per request of {@value #WINDOWS} windows in a row differs by little. Response
 * times would not show it, because they change little as long as there is CPU to spare.
 */
final class SteadyState {

    /** Duration of a window, in milliseconds. */
    static final long WINDOW_MILLIS = 10_000;

    private static final int WINDOWS = 3;

    private final double tolerance;
    private final List<Double> costs = new ArrayList<>();

    /** @param percent by how much the highest CPU per request may exceed the lowest one, in percent */
    SteadyState(double percent) {
        this.tolerance = percent / 100;
    }

    /**
     * Adds a window.
     *
     * @param samples all samples so far
     * @param responses successful responses in the window
     * @param from beginning of the window, in epoch milliseconds
     */
    void add(List<Sample> samples, long responses, long from) {
        costs.add((cpu(samples, from + WINDOW_MILLIS) - cpu(samples, from)) / responses);
    }

    /** Whether the last windows differ by little. Never, if one has no response or its CPU time is unknown. */
    boolean isReached() {
        if (costs.size() < WINDOWS) {
            return false;
        }
        var last = costs.subList(costs.size() - WINDOWS, costs.size()).stream()
                .mapToDouble(cost -> cost)
                .summaryStatistics();
        return last.getMin() > 0 && Double.isFinite(last.getMax()) && last.getMax() <= last.getMin() * (1 + tolerance);
    }

    /**
     * CPU time of the service up to a moment, in milliseconds, on the line through the two samples around it. After the
     * last sample, which an engine may have taken a second ago, it is the line through the last two.
     */
    private static double cpu(List<Sample> samples, long time) {
        for (var next = 1; next < samples.size(); next++) {
            var before = samples.get(next - 1);
            var after = samples.get(next);
            if (time <= after.time() || next == samples.size() - 1) {
                var share = (double) (time - before.time()) / (after.time() - before.time());
                return before.cpuMillis() + share * (after.cpuMillis() - before.cpuMillis());
            }
        }
        return samples.isEmpty() ? 0 : samples.get(0).cpuMillis();
    }
}
