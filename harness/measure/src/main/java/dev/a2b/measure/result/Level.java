package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;

/**
 * One level of load in its window, which begins when the level has settled.
 *
 * @param offered the load that the generator offered
 * @param window when it was judged
 * @param responses what the service responded in the window
 * @param percentiles of the response times of successful responses and expected rejections
 * @param users how many were concurrent
 */
public record Level(
    Offered offered, Window window, Responses responses, Percentiles percentiles, ConcurrentUsers users) {

    /**
     * The load that the generator offered.
     *
     * @param usersPerSecond arrivals per second
     * @param requestsPerSecond requests per second that their journeys make when nothing slows them down
     * @param startedShare share of the planned users that the load generator started, 0 to 1
     */
    public record Offered(double usersPerSecond, double requestsPerSecond, double startedShare) {
    }

    /** From one moment to another, in epoch milliseconds. */
    public record Window(long from, long to) {
    }

    /**
     * How many requests ended in the window, by their result.
     *
     * @param successful with a successful response
     * @param failed without one (KO in Gatling's sense)
     * @param rejected with an expected rejection
     */
    public record Responses(long successful, long failed, long rejected) {
    }

    /** Response times that 50, 95 and 99 % of the responses do not exceed, in milliseconds. */
    public record Percentiles(long p50Millis, long p95Millis, long p99Millis) {
    }

    /** Mean concurrent users in the window, in its first third and in its last third. */
    public record ConcurrentUsers(double mean, double firstThird, double lastThird) {
    }

    /** Successful responses per second. */
    public double throughput() {
        return responses.successful * 1000.0 / (window.to - window.from);
    }

    /** Failed requests in percent of all. */
    public double failedPercent() {
        var all = responses.successful + responses.failed + responses.rejected;
        return responses.failed == 0 ? 0 : 100.0 * responses.failed / all;
    }

    /** Whether the load generator started too few users, so that the service is not to blame for the level. */
    public boolean isGeneratorLate(LevelRule rule) {
        return offered.startedShare < rule.startedShare();
    }
}
