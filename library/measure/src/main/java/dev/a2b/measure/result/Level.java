package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Histogram;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;

/**
 * A level: a period of load at a constant arrival rate of users. Its figures are those of its window, which begins
 * after the time that the level needs to settle.
 *
 * @param offered the load that the load generator offered
 * @param window the time in which the level is judged
 * @param responses numbers of responses in the window
 * @param percentiles response times in the window
 * @param users concurrent users in the window
 * @param parts figures of the requests that ask a third party, {@value #ASKING}, and those of the {@value #OTHERS};
 *     empty if none asks one
 * @param partnerCalls number of calls that reached the third party in the window; negative if unknown
 */
public record Level(
        Offered offered,
        Window window,
        Responses responses,
        Percentiles percentiles,
        ConcurrentUsers users,
        SortedMap<String, Part> parts,
        long partnerCalls) {

    /** The part of the requests that ask a third party. */
    public static final String ASKING = "asking";

    /** The part of all other requests. */
    public static final String OTHERS = "others";

    /** A level at which nothing was offered. */
    static final Level NONE = new Level(
            new Offered(0, 0, 0, -1, -1),
            new Window(0, 0),
            new Responses(0, 0, 0, Collections.emptySortedMap()),
            Percentiles.NONE,
            new ConcurrentUsers(0),
            Collections.emptySortedMap(),
            -1);

    /**
     * The load that the load generator offered.
     *
     * @param usersPerSecond arrivals per second
     * @param requestsPerSecond arrivals per second times the requests of a journey
     * @param startedShare share of the planned users that the load generator started, 0 to 1
     * @param lateMillis how late the load generator started users, 99th percentile, in milliseconds; negative if
     *     unknown
     * @param lateAfterPauseMillis how late the load generator continued journeys after pauses, 99th percentile, in
     *     milliseconds; negative if unknown
     */
    public record Offered(
            double usersPerSecond,
            double requestsPerSecond,
            double startedShare,
            long lateMillis,
            long lateAfterPauseMillis) {}

    /**
     * A period of time. A response belongs to the period in which it ended.
     *
     * @param from the beginning, in epoch milliseconds
     * @param to the end, exclusive, in epoch milliseconds
     */
    public record Window(long from, long to) {}

    /**
     * The numbers of requests that ended in the window, by their result.
     *
     * @param successful requests with a successful response
     * @param failed failed requests (KO in Gatling's sense)
     * @param rejected requests with an expected rejection
     * @param causes numbers of failed requests by message
     */
    public record Responses(long successful, long failed, long rejected, SortedMap<String, Long> causes) {

        private long all() {
            return successful + failed + rejected;
        }
    }

    /**
     * Exact percentiles of the response times of successful responses, without expected rejections, in milliseconds; 0
     * if there are none.
     *
     * @param p50Millis 50th percentile
     * @param p90Millis 90th percentile
     * @param p95Millis 95th percentile
     * @param p99Millis 99th percentile
     * @param p999Millis 99.9th percentile, which is the largest time of fewer than 1000 responses
     */
    public record Percentiles(long p50Millis, long p90Millis, long p95Millis, long p99Millis, long p999Millis) {

        /** No percentiles, because there are no responses. */
        static final Percentiles NONE = of(new Histogram());

        /** The percentiles of response times in whole milliseconds. */
        public static Percentiles of(Histogram times) {
            return new Percentiles(
                    times.percentile(50),
                    times.percentile(90),
                    times.percentile(95),
                    times.percentile(99),
                    times.percentile(99.9));
        }
    }

    /**
     * The concurrent users: the time that all users spent in the window, divided by its length.
     *
     * @param mean their mean number
     */
    public record ConcurrentUsers(double mean) {}

    /**
     * The figures of some of the requests that ended in the window.
     *
     * @param successful requests with a successful response
     * @param failed failed requests (KO in Gatling's sense)
     * @param fallbacks successful responses that hold a fallback, because a third party was slow or failed
     * @param percentiles response times of the successful responses
     */
    public record Part(long successful, long failed, long fallbacks, Percentiles percentiles) {

        /** Failed requests in percent of the successful and the failed ones, 0 to 100. */
        public double failedPercent() {
            return failed == 0 ? 0 : 100.0 * failed / requests();
        }

        private long requests() {
            return successful + failed;
        }

        /** Responses with a fallback in percent of the successful ones, 0 to 100. */
        public double fallbackPercent() {
            return successful == 0 ? 0 : 100.0 * fallbacks / successful;
        }
    }

    /** The level with a number of calls that reached the third party in its window. */
    public Level withPartnerCalls(long calls) {
        return new Level(offered, window, responses, percentiles, users, parts, calls);
    }

    /** Calls that reached the third party for each request that asks it; empty if unknown, or if none asks it. */
    public OptionalDouble callsPerRequest() {
        var asking = parts.get(ASKING);
        return partnerCalls < 0 || asking == null || asking.requests() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) partnerCalls / asking.requests());
    }

    /** Successful responses per second in the window. */
    public double throughput() {
        return responses.successful * 1000.0 / (window.to - window.from);
    }

    /** The arrivals with this throughput: as many journeys as its responses make; 0 if no request succeeded. */
    public double journeysPerSecond() {
        return responses.successful == 0 ? 0 : throughput() * offered.usersPerSecond / offered.requestsPerSecond;
    }

    /** Whether requests succeeded within the objective, and no more failed or were refused than the rule lets fail. */
    public boolean keeps(LevelRule rule) {
        return responses.successful > 0
                && lostPercent() <= rule.failedPercent()
                && percentiles.p95Millis <= rule.p95Millis();
    }

    /**
     * Successful responses in percent of the offered requests. It can be a little more than 100, because the window
     * holds responses to users who arrived before it.
     */
    public double succeededPercent() {
        return 100 * throughput() / offered.requestsPerSecond;
    }

    /** Requests per second that were sent and ended in the window. */
    public double sentPerSecond() {
        return responses.all() * 1000.0 / (window.to - window.from);
    }

    /** Failed requests in percent of all requests in the window, 0 to 100. */
    public double failedPercent() {
        return percent(responses.failed);
    }

    /** Failed and refused requests in percent of all requests in the window, 0 to 100. */
    public double lostPercent() {
        return percent(responses.failed + responses.rejected);
    }

    private double percent(long some) {
        return some == 0 ? 0 : 100.0 * some / responses.all();
    }

    /**
     * What the load generator did wrong, a clause that begins with "it", so that a failure of the level is not a fault
     * of the service; empty if it started enough users and sent their requests in time.
     */
    public Optional<String> generatorFault(LevelRule rule) {
        if (offered.startedShare < rule.startedShare()) {
            return Optional.of(Format.of(
                    "it started %.1f %% of the users at %.1f users/s",
                    100 * offered.startedShare, offered.usersPerSecond));
        }
        if (offered.lateMillis > rule.lateMillis()) {
            return Optional.of(Format.of(
                    "it started 1 %% of the users at %.1f users/s more than %d ms late (allowed: %.0f ms)",
                    offered.usersPerSecond, offered.lateMillis, rule.lateMillis()));
        }
        return offered.lateAfterPauseMillis <= rule.lateMillis()
                ? Optional.empty()
                : Optional.of(Format.of(
                        "at %.1f users/s, it sent 1 %% of the requests after a pause more than %d ms late "
                                + "(allowed: %.0f ms)",
                        offered.usersPerSecond, offered.lateAfterPauseMillis, rule.lateMillis()));
    }
}
