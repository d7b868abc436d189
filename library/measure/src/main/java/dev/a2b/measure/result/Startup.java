package dev.a2b.measure.result;

/**
 * One start of the service.
 *
 * @param nanos startup time in nanoseconds: from just before the start of the process, or of the container that was
 *     created before, to the first complete response with status 200. For a service that was started elsewhere, from
 *     just before the creation of its Deployment on Kubernetes
 */
public record Startup(long nanos) {}
