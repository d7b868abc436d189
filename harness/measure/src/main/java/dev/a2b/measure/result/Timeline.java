package dev.a2b.measure.result;

import java.util.List;

/**
 * What each second of the load saw, the warm-up's included: lists of equal length, one entry a second.
 *
 * @param from where the first second begins, epoch milliseconds; the clock of the samples, too
 * @param started requests that were sent
 * @param ok answers that were right
 * @param ko requests that failed, counted when they did
 * @param p95Millis of the right answers that came in that second, exact; null when there was none
 * @param users concurrent users when the second ended
 */
public record Timeline(
    long from, List<Integer> started, List<Integer> ok, List<Integer> ko, List<Long> p95Millis, List<Integer> users) {

    /** Of a run that was recorded before there were timelines. */
    static final Timeline NONE = new Timeline(0, List.of(), List.of(), List.of(), List.of(), List.of());

    /** How many seconds it has. */
    public int seconds() {
        return started.size();
    }
}
