package dev.a2b.database;

import io.micronaut.health.HealthStatus;
import io.micronaut.scheduling.annotation.Scheduled;
import io.r2dbc.spi.R2dbcException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import reactor.core.publisher.Hooks;
import reactor.core.publisher.Mono;

/**
 * Logs an outage of the database in a few lines: one when it begins, then a summary at intervals, and one when it ends,
 * which is when no request fails and the service is ready.
 */
@Singleton
class OutageLog {

    private static final Logger LOG = LoggerFactory.getLogger(OutageLog.class);
    private static final String INTERVAL = "30s";

    static {
        // Reactor would log with a stack trace: each connection that breaks while the driver opens it, and what the
        // database answers to a caller who waits no longer.
        Hooks.onErrorDropped(error -> LOG.atLevel(isOfDatabase(error) ? Level.DEBUG : Level.ERROR)
                .setCause(error)
                .log("An error came after its operation had ended"));
    }

    private final AtomicBoolean outage = new AtomicBoolean();
    private final AtomicLong failures = new AtomicLong();
    private final DatabaseHealth health;
    private volatile @Nullable String last;

    OutageLog(DatabaseHealth health) {
        this.health = health;
    }

    /**
     * Counts a request that failed because the database did not serve it.
     *
     * @param reason why, in the words of the driver
     */
    void failed(@Nullable String reason) {
        failures.incrementAndGet();
        last = reason;
        if (outage.compareAndSet(false, true)) {
            LOG.warn("Requests that need the database get the status 503: {}", reason);
        }
    }

    @Scheduled(fixedRate = INTERVAL)
    void summarize() {
        var failed = failures.getAndSet(0);
        if (failed > 0) {
            LOG.warn(
                    "The database did not serve {} requests in the last {}. The last reason: {}",
                    failed,
                    INTERVAL,
                    last);
        } else if (outage.get()) {
            Mono.from(health.getResult())
                    .filter(result -> HealthStatus.UP.equals(result.getStatus()))
                    .subscribe(ready -> end());
        }
    }

    private static boolean isOfDatabase(Throwable error) {
        return error instanceof R2dbcException || error.getCause() instanceof IOException;
    }

    private void end() {
        if (outage.compareAndSet(true, false)) {
            LOG.info("The database serves again: no request failed on it in the last {}.", INTERVAL);
        }
    }
}
