package dev.a2b.observe;

import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Liveness;
import jakarta.inject.Singleton;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/** Alive as long as it answers, also as a native executable, which lacks Micronaut's own indicator. */
@Singleton
@Liveness
class AnswerHealth implements HealthIndicator {

    @Override
    public Publisher<HealthResult> getResult() {
        return Mono.just(HealthResult.builder("answers", HealthStatus.UP).build());
    }
}
