package dev.a2b.database;

import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.Result;
import jakarta.inject.Singleton;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Ready as long as the database answers. Replaces the platform's indicator, which waits without a limit. */
@Singleton
@Readiness
class DatabaseHealth implements HealthIndicator {

    private static final String NAME = "database";

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
        return Flux.usingWhen(
                        database.create(),
                        connection -> Flux.from(
                                        connection.createStatement("SELECT 1").execute())
                                .flatMap(Result::getRowsUpdated),
                        Connection::close)
                .then(Mono.just(HealthStatus.UP))
                .timeout(limits.health(), Mono.fromSupplier(this::silent))
                .onErrorReturn(HealthStatus.DOWN)
                .map(status -> HealthResult.builder(NAME, status).build());
    }

    private HealthStatus silent() {
        leases.distrust();
        return HealthStatus.DOWN;
    }
}
