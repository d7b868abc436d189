package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * How the service stops.
 *
 * @param drain how long it still accepts requests, or until all connections are closed. Each answer closes its
 *              connection. Meanwhile readiness is down, so that platforms send new requests elsewhere
 */
@ConfigurationProperties("a2b.stop")
record StopSettings(@Bindable(defaultValue = "2s") Duration drain) {}
