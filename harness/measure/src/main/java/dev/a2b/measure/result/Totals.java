package dev.a2b.measure.result;

import java.util.SortedMap;

/**
 * All requests of a run, the warm-up's left out.
 *
 * @param requests all of them
 * @param failed those without a successful response (KO in Gatling's sense)
 * @param rejected those with an expected rejection
 * @param causes how often each request failed with each message
 */
public record Totals(long requests, long failed, long rejected, SortedMap<String, Long> causes) {

    /** Failed requests in percent of all. */
    public double failedPercent() {
        return requests == 0 ? 0 : 100.0 * failed / requests;
    }
}
