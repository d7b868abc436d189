package dev.a2b.measure.result;

/**
 * How long the service warmed up under load.
 *
 * @param seconds duration of the warm-up, in seconds
 * @param steady whether CPU per request changed little in its last windows; the warm-up ended for that reason
 */
public record WarmUp(int seconds, boolean steady) {}
