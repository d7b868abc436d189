package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * When requests are refused at once with the status 503, which costs less than to let them wait in vain.
 *
 * @param requests requests that are answered at the same time
 * @param backlog  requests that wait for a connection, or to change data: fewer are never too many, however long they
 *                 wait. Those who wait are still served in time
 * @param waited   how long the last of them waited: shorter is not too long, however many they are, because a burst
 *                 that is served quickly is not refused
 */
@ConfigurationProperties("a2b.overload")
record OverloadSettings(
        @Bindable(defaultValue = "512") int requests,
        @Bindable(defaultValue = "100") int backlog,
        @Bindable(defaultValue = "300ms") Duration waited) {}
