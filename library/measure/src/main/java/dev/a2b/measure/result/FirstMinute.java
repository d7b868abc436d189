package dev.a2b.measure.result;

/**
 * What users feel after a start: the response times under the light load, soon after the first response of the service.
 *
 * @param p95FirstMillis 95th percentile of the responses in the first 10 s, in milliseconds; negative if there is none
 * @param p95Millis 95th percentile of all responses, in milliseconds; negative without a response
 * @param seconds seconds until the 95th percentile of each second stays within the objective
 * @param reached whether it stays within the objective at the end
 */
public record FirstMinute(long p95FirstMillis, long p95Millis, int seconds, boolean reached) {}
