package com.example.a2b.measure;

/**
 * One start of the service.
 *
 * @param nanos from just before the spawn to the first complete 200
 * @param reportedMillis what the service's own line says, or null without such a line
 */
record Boot(long nanos, Long reportedMillis) {
}
