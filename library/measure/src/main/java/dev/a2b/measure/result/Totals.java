package dev.a2b.measure.result;

import dev.a2b.measure.result.Level.Percentiles;
import java.util.Collections;
import java.util.SortedMap;

/**
 * Numbers of requests of a run and their response times, without the warm-up.
 *
 * @param requests all requests
 * @param failed failed requests (KO in Gatling's sense)
 * @param rejected requests with an expected rejection; they are not among the failed ones
 * @param causes numbers of failed requests by name of the request and message
 * @param percentiles response times of the whole run, whatever its load was
 */
public record Totals(
        long requests, long failed, long rejected, SortedMap<String, Long> causes, Percentiles percentiles) {

    /** The totals of a run without requests. */
    static final Totals NONE = new Totals(0, 0, 0, Collections.emptySortedMap(), Percentiles.NONE);

    /** Failed requests in percent of all requests, 0 to 100. */
    public double failedPercent() {
        return requests == 0 ? 0 : 100.0 * failed / requests;
    }
}
