package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;

/**
 * One level of load in its window, which begins when the level has settled.
 *
 * @param usersPerSecond users that arrive
 * @param offeredPerSecond requests that their journeys make when nothing slows them down
 * @param from beginning of the window, epoch milliseconds
 * @param to end of the window, epoch milliseconds
 * @param ok requests that ended well in the window; the response times are theirs
 * @param ko requests that failed in the window
 * @param foreseen requests that were refused in a way that is no fault; the response times are theirs, too
 * @param users mean concurrent users
 * @param starts share of the planned users that the load generator started
 */
public record Level(
    double usersPerSecond, double offeredPerSecond, long from, long to, long ok, long ko, long foreseen,
    long p50Millis, long p95Millis, long p99Millis, double users, double usersFirstThird, double usersLastThird,
    double starts) {

    public double okPerSecond() {
        return ok * 1000.0 / (to - from);
    }

    public double koPercent() {
        return ok + ko == 0 ? 0 : 100.0 * ko / (ok + ko + foreseen);
    }

    /** Whether the level was not what was planned, so that the service cannot be blamed for it. */
    public boolean isGeneratorLate(LevelRule rule) {
        return starts < rule.starts();
    }
}
