package dev.a2b.http;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * How many requests change data at the same time.
 *
 * @param limit half of the pool of connections, so that those that wait for a locked row leave the other half to others
 * @param same  how many of them at most change the same thing: what the path ends with, where it has variables. One works,
 *              and the next one waits for its row. More would take the turns of those that change other rows
 * @param turn  the longest wait of such a request for the end of another one
 */
@ConfigurationProperties("a2b.writers")
record WriterSettings(
        @Bindable(defaultValue = "6") int limit,
        @Bindable(defaultValue = "2") int same,
        @Bindable(defaultValue = "500ms") Duration turn) {}
