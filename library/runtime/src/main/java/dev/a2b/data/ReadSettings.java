package dev.a2b.data;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * The shared connections of Queries. They wait for the database as long as those of the pool (a2b.database).
 *
 * @param connections how many connections the statements of Queries share, at most two on each event loop. The pool has
 *                    separate connections
 * @param silence     closes a shared connection that has answered nothing for so long while a statement waits. Longer than
 *                    the database gives a statement
 */
@ConfigurationProperties("a2b.reads")
record ReadSettings(
        @Bindable(defaultValue = "8") int connections,
        @Bindable(defaultValue = "3500ms") Duration silence) {

    ReadSettings {
        if (connections < 1) {
            throw new ConfigurationException("a2b.reads.connections is " + connections + ": reads need one at least.");
        }
    }
}
