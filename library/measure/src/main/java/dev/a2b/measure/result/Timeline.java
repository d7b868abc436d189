package dev.a2b.measure.result;

import java.util.List;

/**
 * Figures of each second of the load, including the warm-up. The lists have equal length, one entry for each second.
 *
 * @param from beginning of the first second, in epoch milliseconds, by the same clock as the samples
 * @param sent requests that were sent in the second
 * @param successful successful responses that arrived in the second
 * @param failed requests that failed in the second
 * @param p50Millis exact 50th percentile of the response times of these responses, in milliseconds; null if there are
 *     none
 * @param p95Millis exact 95th percentile of the same
 * @param p99Millis exact 99th percentile of the same
 * @param users concurrent users at the end of the second
 */
public record Timeline(
        long from,
        List<Integer> sent,
        List<Integer> successful,
        List<Integer> failed,
        List<Long> p50Millis,
        List<Long> p95Millis,
        List<Long> p99Millis,
        List<Integer> users) {

    /** The timeline of a run without load. */
    static final Timeline NONE =
            new Timeline(0, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
}
