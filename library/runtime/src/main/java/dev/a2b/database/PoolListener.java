package dev.a2b.database;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.Timer;
import io.micronaut.context.BeanProvider;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.PoolMetrics;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
import java.util.function.ToIntFunction;

/**
 * Puts migration and leases around the default pool, and measures it: its connections, the callers that wait, and how long an
 * acquisition takes. Micronaut's own binder does not see the pool behind what is around it, and has no timer.
 */
@Singleton
final class PoolListener implements BeanCreatedEventListener<ConnectionFactory> {

    private final BeanProvider<SchemaMigration> schema;
    private final BeanProvider<MeterRegistry> registry;
    private final Leases leases;

    PoolListener(BeanProvider<SchemaMigration> schema, BeanProvider<MeterRegistry> registry, Leases leases) {
        this.schema = schema;
        this.registry = registry;
        this.leases = leases;
    }

    @Override
    public ConnectionFactory onCreated(BeanCreatedEvent<ConnectionFactory> created) {
        if (!DataSources.isDefault(created)) {
            return created.getBean();
        }
        var meters = registry.orElse(Metrics.globalRegistry);
        if (created.getBean() instanceof ConnectionPool pool) {
            measure(pool, meters);
        }
        var waits = Timer.builder("r2dbc.pool.acquire")
                .description("How long requests waited for a connection.")
                .register(meters);
        return new LentConnections(created.getBean(), schema.get().migrated(), leases, waits);
    }

    private static void measure(ConnectionPool pool, MeterRegistry meters) {
        gauge(pool, meters, "acquired", "Connections in use.", PoolMetrics::acquiredSize);
        gauge(pool, meters, "allocated", "Open connections.", PoolMetrics::allocatedSize);
        gauge(pool, meters, "idle", "Open connections that are not in use.", PoolMetrics::idleSize);
        gauge(pool, meters, "pending", "Requests that wait for a connection.", PoolMetrics::pendingAcquireSize);
        gauge(pool, meters, "max.allocated", "The most open connections.", PoolMetrics::getMaxAllocatedSize);
    }

    private static void gauge(
            ConnectionPool pool,
            MeterRegistry meters,
            String name,
            String description,
            ToIntFunction<PoolMetrics> value) {

        pool.getMetrics()
                .ifPresent(metrics -> Gauge.builder("r2dbc.pool." + name, () -> value.applyAsInt(metrics))
                        .description(description)
                        .register(meters));
    }
}
