package dev.a2b.measure.result;

import java.util.SortedMap;

/**
 * All requests of a run, the warm-up's left out.
 *
 * @param requests all of them
 * @param ko those that failed
 * @param foreseen those that were refused in a way that is no fault
 * @param causes the failures by request and message
 */
public record Totals(long requests, long ko, long foreseen, SortedMap<String, Long> causes) {

    public double koPercent() {
        return requests == 0 ? 0 : 100.0 * ko / requests;
    }
}
