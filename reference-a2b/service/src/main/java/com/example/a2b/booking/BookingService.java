package com.example.a2b.booking;

import dev.a2b.api.ProblemException;
import dev.a2b.data.Queries;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpStatus;
import io.r2dbc.spi.R2dbcDataIntegrityViolationException;
import jakarta.inject.Singleton;
import java.util.Set;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/** Books and edits. {@link BookingRepository} has the rules of both, so that no parallel request breaks them. */
@Singleton
class BookingService {

    // The constraints that a parallel request can make a statement meet: the last seat is taken, the key is used.
    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    private static final Set<String> OVERTAKEN = Set.of("23514", "23505");
    private static final int ATTEMPTS = 10;

    private final BookingRepository bookings;

    BookingService(BookingRepository bookings) {
        this.bookings = bookings;
    }

    /** Takes a seat; ends empty where user or transfer is unknown, in conflict where there is a reason to refuse. */
    Mono<BookingId> book(BookingId id, String description, @Nullable String key) {
        // Each try is a transaction of its own.
        var booked = key == null
                ? bookings.book(id.userId(), id.transferId(), description)
                : Mono.defer(() -> bookings.bookOnce(id.userId(), id.transferId(), description, key));
        return decided(id, booked);
    }

    /** Changes a booking; ends empty where it is unknown, in conflict where there is a reason to refuse. */
    Mono<BookingId> edit(BookingId id, BookingState state, String description) {
        return decided(id, bookings.edit(id.userId(), id.transferId(), state.name(), description));
    }

    /** Repeats a statement that a parallel request overtook: it then sees what the other one did. */
    private Mono<BookingId> decided(BookingId id, Mono<Outcome> statement) {
        var repeated = statement.retryWhen(Retry.max(ATTEMPTS)
                .filter(BookingService::isOvertaken)
                .onRetryExhaustedThrow((attempts, last) -> ProblemException.conflict(Outcome.SOLD_OUT.reason)));
        return Queries.together(repeated).flatMap(outcome -> switch (outcome) {
            case DONE -> Mono.just(id);
            case KEY_REUSED ->
                Mono.error(new ProblemException(HttpStatus.UNPROCESSABLE_ENTITY, "reused-key", outcome.reason));
            default -> Mono.error(ProblemException.conflict(outcome.reason));
        });
    }

    private static boolean isOvertaken(Throwable failure) {
        return failure instanceof R2dbcDataIntegrityViolationException violation
                && OVERTAKEN.contains(String.valueOf(violation.getSqlState()));
    }
}
