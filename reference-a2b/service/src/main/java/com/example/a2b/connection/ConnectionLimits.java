package com.example.a2b.connection;

import io.micronaut.context.annotation.ConfigurationProperties;
import java.time.Duration;

/**
 * How long a request may wait for the database, and how many requests may change data at the same time. The values and
 * their reasons are in application.yml.
 *
 * @param writers requests that may change data at the same time: fewer than the pool has connections
 * @param turn    the longest wait of such a request for the end of another one
 * @param acquire the longest wait for a connection
 * @param total   the longest time from asking for a connection until it is returned
 * @param probe   the longest wait for the answer of a connection that was idle
 * @param health  the longest wait of the readiness check for the database
 */
@ConfigurationProperties("connection")
record ConnectionLimits(
        int writers, Duration turn, Duration acquire, Duration total, Duration probe, Duration health) {}
