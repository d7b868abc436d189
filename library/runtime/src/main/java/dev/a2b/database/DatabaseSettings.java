package dev.a2b.database;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.annotation.Internal;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long a statement, a transaction or {@code Queries.together} waits for the database: at most 5 s, the sum of the
 * wait for a turn to write, of total, and of the 0.1 s between two checks. Afterwards the request gets the status 503.
 *
 * @param acquire the longest wait for a connection
 * @param total   the longest time from asking for a connection until it is returned. It ends statements that a hung
 *                server or a broken network does not end
 * @param probe   the longest wait for the answer of a connection that was idle. Less than health, so that readiness
 *                alone can replace it
 * @param health  the longest wait of the readiness check for the database. Platforms wait one second, and treat silence
 *                as a crash
 * @param migrationSilence how long the session of the schema migration may be idle. Then the server ends it, which frees
 *               its lock, and the migration is tried again. Its statements may take any time
 * @param migrationUrl where the schema migration connects, if not at the URL of the data source. Its lock needs one
 *               session, which a pooler may not give it
 */
@Internal
@ConfigurationProperties("a2b.database")
public record DatabaseSettings(
        @Bindable(defaultValue = "1400ms") Duration acquire,
        @Bindable(defaultValue = "4400ms") Duration total,
        @Bindable(defaultValue = "500ms") Duration probe,
        @Bindable(defaultValue = "800ms") Duration health,
        @Bindable(defaultValue = "10s") Duration migrationSilence,
        @Nullable String migrationUrl) {}
