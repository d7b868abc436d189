package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * How long a caller may take to send a request and to receive its answer, and where the API is.
 *
 * @param headerTimeout from the first byte of a request to the end of its header, however busily the caller sends
 * @param bodyTimeout   from the end of the header to the end of the body
 * @param answerTimeout how long no byte of an answer may leave because the caller does not read it
 * @param apiPath       what the paths of the API begin with: only these are refused under overload
 */
@ConfigurationProperties("a2b.http")
record HttpSettings(
        @Bindable(defaultValue = "10s") Duration headerTimeout,
        @Bindable(defaultValue = "10s") Duration bodyTimeout,
        @Bindable(defaultValue = "10s") Duration answerTimeout,
        @Bindable(defaultValue = "/api") String apiPath) {}
