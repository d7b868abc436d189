package com.example.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import java.time.Duration;

/**
 * How long a caller may take to send a request, however busily it sends: a caller who sends one byte at a time would
 * otherwise keep its connection for ever.
 *
 * @param headerTimeout from the first byte of a request to the end of its header
 * @param bodyTimeout   from the end of the header to the end of the body
 */
@ConfigurationProperties("http")
record ReadTimeouts(Duration headerTimeout, Duration bodyTimeout) {
}
