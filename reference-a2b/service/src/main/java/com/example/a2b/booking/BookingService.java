package com.example.a2b.booking;

import com.example.a2b.problem.ConflictException;
import io.r2dbc.spi.R2dbcDataIntegrityViolationException;
import jakarta.inject.Singleton;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The travellers' bookings, and the rules that they keep. */
@Singleton
public class BookingService {

    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    private static final String UNIQUE_VIOLATION = "23505";
    private static final String FOREIGN_KEY_VIOLATION = "23503";

    private final BookingRepository bookings;

    BookingService(BookingRepository bookings) {
        this.bookings = bookings;
    }

    /** All bookings of a user, by transfer; none where the user has none or is unknown. */
    public Flux<Booking> of(long userId) {
        return bookings.findByIdUserIdOrderByIdTransferId(userId);
    }

    Mono<Booking> find(BookingId id) {
        return bookings.findById(id);
    }

    /** Takes a seat; ends empty where user or transfer is unknown, in conflict where booked already or sold out. */
    Mono<BookingId> book(BookingId id, String description) {
        return bookings.book(id.userId(), id.transferId(), description)
            .onErrorResume(R2dbcDataIntegrityViolationException.class, BookingService::refusal)
            .flatMap(booked -> booked ? Mono.just(id) : conflict("The transfer is sold out."));
    }

    /** Changes a booking; ends empty where it is unknown, in conflict where its state does not allow the change. */
    Mono<BookingId> edit(BookingId id, BookingState state, String description) {
        return bookings.edit(id.userId(), id.transferId(), state.name(), description)
            .flatMap(edited -> edited ? Mono.just(id)
                : conflict("The booking is completed or canceled and cannot become " + state + "."));
    }

    private static Mono<Boolean> refusal(R2dbcDataIntegrityViolationException violation) {
        return switch (String.valueOf(violation.getSqlState())) {
            case UNIQUE_VIOLATION -> conflict("The user has booked this transfer already.");
            case FOREIGN_KEY_VIOLATION -> Mono.empty(); // the user is unknown: an unknown transfer has no seat to take
            default -> Mono.error(violation);
        };
    }

    private static <T> Mono<T> conflict(String reason) {
        return Mono.error(() -> new ConflictException(reason));
    }
}
