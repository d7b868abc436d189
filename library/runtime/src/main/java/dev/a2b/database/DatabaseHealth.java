package dev.a2b.database;

import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.R2dbcTimeoutException;
import jakarta.inject.Singleton;
import java.util.concurrent.atomic.AtomicBoolean;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Ready as long as the database answers, and can write. Replaces the platform's indicator, which waits without a limit.
 * A busy pool is no reason to send callers elsewhere: other instances have the same database.
 */
@Singleton
@Readiness
class DatabaseHealth implements HealthIndicator {

    private static final String NAME = "database";

    private static final String ONLY_READS =
            "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool";

    private final ConnectionFactory database;
    private final Leases leases;
    private final DatabaseSettings limits;

    DatabaseHealth(ConnectionFactory database, Leases leases, DatabaseSettings limits) {
        this.database = database;
        this.leases = leases;
        this.limits = limits;
    }

    @Override
    public Publisher<HealthResult> getResult() {
        return Mono.defer(this::status)
                .onErrorReturn(HealthStatus.DOWN)
                .map(status -> HealthResult.builder(NAME, status).build());
    }

    private Mono<HealthStatus> status() {
        var begun = System.nanoTime();
        var isTaken = new AtomicBoolean();
        var late = Mono.fromSupplier(() -> late(begun, isTaken.get()));
        return Flux.usingWhen(
                        Mono.from(database.create()).doOnNext(connection -> isTaken.set(true)),
                        connection -> Flux.from(
                                        connection.createStatement(ONLY_READS).execute())
                                .flatMap(result -> result.map(row -> row.get(0, Boolean.class))),
                        Connection::close)
                .last() // after the session is back in the pool
                .map(this::status)
                .timeout(limits.health(), late)
                .onErrorResume(R2dbcTimeoutException.class, earlier -> late);
    }

    private HealthStatus status(boolean onlyReads) {
        if (onlyReads) {
            leases.replaceReadOnly();
        }
        return onlyReads ? HealthStatus.DOWN : HealthStatus.UP;
    }

    private HealthStatus late(long begun, boolean isTaken) {
        if (!isTaken && leases.isServedSince(begun)) {
            return HealthStatus.UP;
        }
        leases.distrust();
        return HealthStatus.DOWN;
    }
}
