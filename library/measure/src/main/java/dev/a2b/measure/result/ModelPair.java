package dev.a2b.measure.result;

/**
 * The same throughput by two models of load: closed, in which each user starts as soon as another one leaves, and open,
 * in which users arrive at a constant rate, however slow the service is.
 *
 * @param concurrentUsers number of users of the closed model
 * @param closed the level of the closed model; its arrival rate is the measured one
 * @param open the level of the open model, whose offered requests are as many as the closed one's successful responses
 */
public record ModelPair(int concurrentUsers, Level closed, Level open) {}
