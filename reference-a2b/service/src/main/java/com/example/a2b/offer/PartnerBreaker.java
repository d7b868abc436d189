package com.example.a2b.offer;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micronaut.context.annotation.Requires;
import io.micronaut.retry.event.CircuitClosedEvent;
import io.micronaut.retry.event.CircuitOpenEvent;
import io.micronaut.runtime.event.annotation.EventListener;
import jakarta.inject.Singleton;

/**
 * The state of the circuit breaker of {@link PartnerClient}, the only one here, as a metric: 1 from the failure that
 * opens it to the success that closes it, otherwise 0. Micronaut itself has only the events.
 */
@Singleton
@Requires(property = "micronaut.http.services.partner.url")
class PartnerBreaker implements MeterBinder {

    private volatile boolean open;

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder("partner.breaker.open", this, breaker -> breaker.open ? 1 : 0)
                .description("1 while the service does not call its failing partner.")
                .register(registry);
    }

    @EventListener
    void opened(CircuitOpenEvent event) {
        open = true;
    }

    @EventListener
    void closed(CircuitClosedEvent event) {
        open = false;
    }
}
