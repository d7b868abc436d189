package com.example.a2b.overload;

import io.micronaut.context.annotation.ConfigurationProperties;
import java.time.Duration;

/**
 * When requests are refused at once. The values and their reasons are in application.yml.
 *
 * @param requests requests that are answered at the same time
 * @param backlog  requests that wait for a connection, or to change data: fewer are never too many, however long they
 *                 wait
 * @param waited   how long the last of them waited: shorter is not too long, however many they are
 */
@ConfigurationProperties("overload")
record OverloadLimits(int requests, int backlog, Duration waited) {}
