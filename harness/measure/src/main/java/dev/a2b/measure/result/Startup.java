package dev.a2b.measure.result;

/**
 * One start of the service.
 *
 * @param nanos from just before the spawn to the first complete 200; of an image from just before the request to
 *     start its container, which was made before
 * @param reportedMillis what the service logs as its startup time, in milliseconds; null when it logs none
 */
public record Startup(long nanos, Long reportedMillis) {
}
