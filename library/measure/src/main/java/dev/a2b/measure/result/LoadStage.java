package dev.a2b.measure.result;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Level.Percentiles;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;

/**
 * A stage of the load of a run that compares builds, and what it took. Its figures are those of the window of its level.
 *
 * @param name name of the stage, as in {@code loaded}
 * @param level what was offered, and what came back
 * @param sentShare share of the planned requests that the load generator sent, about 1; negative if nothing is planned,
 *     as by the closed model
 * @param peakUsers highest number of concurrent users
 * @param endpoints figures of the requests by their names
 * @param usage the resource usage
 */
public record LoadStage(
        String name,
        Level level,
        double sentShare,
        int peakUsers,
        SortedMap<String, Endpoint> endpoints,
        ResourceUsage usage) {

    /** A stage at which nothing was offered. */
    static final LoadStage NONE = new LoadStage(
            Plan.LIGHT,
            Level.NONE,
            -1,
            -1,
            Collections.emptySortedMap(),
            ResourceUsage.of(List.of(), Level.NONE.window()));

    private static final double LEAST_SENT = 0.98;

    /** Whether the planned requests were sent, but for 2 % and one journey, which the window may cut off. */
    public boolean sentAsPlanned() {
        var window = level.window();
        var journeys = level.offered().usersPerSecond() * (window.to() - window.from()) / 1000;
        return sentShare >= LEAST_SENT - 1 / journeys;
    }

    /** The light load of a plan without stages, whose requests are not told apart. */
    static LoadStage light(Step step) {
        var level = step.judged().level();
        return new LoadStage(
                Plan.LIGHT,
                level,
                level.sentPerSecond() / level.offered().requestsPerSecond(),
                -1,
                Collections.emptySortedMap(),
                step.usage());
    }

    /**
     * The figures of the requests with one name.
     *
     * @param successful requests with a successful response
     * @param failed failed requests
     * @param percentiles response times of the successful responses
     * @param times how many successful responses took each number of milliseconds
     */
    public record Endpoint(long successful, long failed, Percentiles percentiles, SortedMap<Integer, Long> times) {

        /** All requests. */
        public long requests() {
            return successful + failed;
        }

        /** Failed requests in percent of all, 0 to 100. */
        public double failedPercent() {
            return failed == 0 ? 0 : 100.0 * failed / requests();
        }
    }
}
