package com.example.a2b.booking;

import static com.example.a2b.problem.UnknownResourceException.noSuch;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.uri.UriBuilder;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import java.net.URI;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Mono;

@Controller("/api/v1/users/{userId}/transfers")
class BookingController {

    private static final String PATH = "/api/v1/users/{userId}/transfers/{transferId}";

    private final BookingService bookings;

    BookingController(BookingService bookings) {
        this.bookings = bookings;
    }

    @Get
    Mono<List<Booking>> list(@Positive long userId) {
        return bookings.of(userId).collectList();
    }

    @Get("/{transferId}")
    Mono<Booking> show(@Positive long userId, @Positive long transferId) {
        return bookings.find(new BookingId(userId, transferId)).switchIfEmpty(noSuch("booking"));
    }

    @Post("/{transferId}")
    Mono<HttpResponse<?>> book(@Positive long userId, @Positive long transferId, @Body @Valid NewBooking booking) {
        return bookings.book(new BookingId(userId, transferId), booking.description())
            .<HttpResponse<?>>map(id -> HttpResponse.created(location(id)))
            .switchIfEmpty(noSuch("user or transfer"));
    }

    @Put("/{transferId}")
    Mono<HttpResponse<?>> edit(@Positive long userId, @Positive long transferId, @Body @Valid BookingEdit edit) {
        return bookings.edit(new BookingId(userId, transferId), edit.state(), edit.description())
            .<HttpResponse<?>>map(id -> HttpResponse.noContent())
            .switchIfEmpty(noSuch("booking"));
    }

    private static URI location(BookingId id) {
        return UriBuilder.of(PATH).expand(Map.of("userId", id.userId(), "transferId", id.transferId()));
    }
}
