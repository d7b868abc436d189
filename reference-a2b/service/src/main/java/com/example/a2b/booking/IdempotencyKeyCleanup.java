package com.example.a2b.booking;

import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes expired idempotency keys. Each instance does; where there is nothing to delete, it costs nothing. */
@Singleton
class IdempotencyKeyCleanup {

    private static final Logger LOG = LoggerFactory.getLogger(IdempotencyKeyCleanup.class);

    private final BookingRepository bookings;

    IdempotencyKeyCleanup(BookingRepository bookings) {
        this.bookings = bookings;
    }

    @Scheduled(initialDelay = "1m", fixedDelay = "1h")
    void run() {
        bookings.deleteExpiredKeys()
                .repeat()
                .takeUntil(deleted -> deleted < BookingRepository.EXPIRED_AT_ONCE)
                .subscribe(
                        deleted -> {},
                        failure ->
                                LOG.warn("Expired idempotency keys stay for another hour: {}", failure.getMessage()));
    }
}
