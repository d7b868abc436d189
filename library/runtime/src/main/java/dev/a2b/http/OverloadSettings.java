package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * When requests are refused at once with the status 503, which costs less than to let them wait in vain, and when no
 * connection is accepted.
 *
 * @param requests how many requests of the API are answered at the same time, counted once their body is here. Further ones
 *                 get 503
 * @param backlog  requests get 503 when at least so many statements or changes wait, and the last one had waited too long
 * @param waited   the wait from which {@code backlog} refuses; a quicker burst passes
 * @param files    no connection of a caller is accepted while so many percent of the files are open that the process
 *                 may open. The others are for probes and for the database
 */
@ConfigurationProperties("a2b.overload")
record OverloadSettings(
        @Bindable(defaultValue = "512") int requests,
        @Bindable(defaultValue = "100") int backlog,
        @Bindable(defaultValue = "300ms") Duration waited,
        @Bindable(defaultValue = "90") int files) {}
