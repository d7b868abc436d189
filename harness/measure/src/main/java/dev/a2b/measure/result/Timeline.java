package dev.a2b.measure.result;

import java.util.List;

/**
 * Each second of the load, the warm-up included: lists of equal length, one entry a second.
 *
 * @param from where the first second begins, epoch milliseconds; the clock of the samples, too
 * @param sent requests that were sent
 * @param successful successful responses
 * @param failed requests that failed, counted when they did
 * @param p95Millis exact 95th percentile of that second's successful response times, in milliseconds; null without any
 * @param users concurrent users when the second ended
 */
public record Timeline(
    long from, List<Integer> sent, List<Integer> successful, List<Integer> failed, List<Long> p95Millis,
    List<Integer> users) {

    /** How many seconds it has; 0 in a run that was recorded before there were timelines. */
    public int seconds() {
        return sent.size();
    }
}
