package com.example.a2b.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micronaut.context.BeanProvider;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.core.order.Ordered;
import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
import java.util.function.ToIntFunction;

/**
 * Measures the connection pool: its connections, the callers that wait, and how long an acquisition takes. Micronaut's
 * own binder does not see the pool behind what the service puts around it, and has no timer.
 */
@Singleton
final class PoolMetrics implements BeanCreatedEventListener<ConnectionFactory>, Ordered {

    private final BeanProvider<MeterRegistry> registry;

    PoolMetrics(BeanProvider<MeterRegistry> registry) {
        this.registry = registry;
    }

    @Override
    public ConnectionFactory onCreated(BeanCreatedEvent<ConnectionFactory> created) {
        if (!(created.getBean() instanceof ConnectionPool pool)) {
            return created.getBean();
        }
        gauge(pool, "acquired", metrics -> metrics.acquiredSize());
        gauge(pool, "allocated", metrics -> metrics.allocatedSize());
        gauge(pool, "idle", metrics -> metrics.idleSize());
        gauge(pool, "pending", metrics -> metrics.pendingAcquireSize());
        gauge(pool, "max.allocated", metrics -> metrics.getMaxAllocatedSize());
        return new TimedConnectionFactory(
                pool, Timer.builder("r2dbc.pool.acquire").register(registry.get()));
    }

    /** Before all that others put around the pool. */
    @Override
    public int getOrder() {
        return HIGHEST_PRECEDENCE;
    }

    private void gauge(ConnectionPool pool, String name, ToIntFunction<io.r2dbc.pool.PoolMetrics> value) {
        pool.getMetrics()
                .ifPresent(metrics -> Gauge.builder("r2dbc.pool." + name, () -> value.applyAsInt(metrics))
                        .register(registry.get()));
    }
}
