package com.example.a2b.booking;

import static dev.a2b.api.ProblemException.noSuch;

import dev.a2b.api.PageRequest;
import dev.a2b.api.PageResponse;
import dev.a2b.api.Problem;
import dev.a2b.api.ProblemResponses;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.RequestBean;
import io.micronaut.http.uri.UriBuilder;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Mono;

@ProblemResponses.Protected
@Controller("/api/v1/users/{userId}/transfers")
class BookingController {

    private static final String PATH = "/api/v1/users/{userId}/transfers/{transferId}";

    private final BookingRepository bookings;
    private final BookingService service;

    BookingController(BookingRepository bookings, BookingService service) {
        this.bookings = bookings;
        this.service = service;
    }

    /** A page of the bookings of a user, the latest first. */
    @Get
    @PageResponse
    Mono<HttpResponse<List<Booking>>> list(@Positive long userId, @RequestBean @Valid PageRequest page) {
        return page.answer(
                bookings.findLatest(userId, page.limit(), page.offset()), bookings.countByUserId(userId));
    }

    /** A booking of a user. */
    @Get("/{transferId}")
    @ProblemResponses.Missing
    Mono<Booking> show(@Positive long userId, @Positive long transferId) {
        return bookings.findById(new BookingId(userId, transferId)).switchIfEmpty(noSuch("booking"));
    }

    /**
     * Books a seat, also on a canceled booking.
     *
     * @param idempotencyKey identifies a request that may be sent again: the same key has the same answer for a day
     */
    @Post("/{transferId}")
    @ApiResponse(
            responseCode = "201",
            description = "Booked.",
            headers =
                    @Header(
                            name = "Location",
                            description = "The path of the booking.",
                            schema = @Schema(type = "string")))
    @ProblemResponses.Missing
    @ProblemResponses.Conflict
    @ApiResponse(
            responseCode = "422",
            description = "The Idempotency-Key was sent before with another request.",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_PROBLEM,
                            schema = @Schema(implementation = Problem.class)))
    Mono<HttpResponse<?>> book(
            @Positive long userId,
            @Positive long transferId,
            @Body @Valid NewBooking booking,
            @io.micronaut.http.annotation.Header("Idempotency-Key")
                    @Nullable
                    @Size(min = 1, max = 255, message = "The header Idempotency-Key must have 1 to 255 characters")
                    String idempotencyKey) {

        return service.book(new BookingId(userId, transferId), booking.description(), idempotencyKey)
                .<HttpResponse<?>>map(id -> HttpResponse.created(location(id)))
                .switchIfEmpty(noSuch("user or transfer"));
    }

    /** Changes a booking: cancels or completes it, or edits its note. */
    @Put("/{transferId}")
    @ApiResponse(responseCode = "204", description = "Changed.")
    @ProblemResponses.Missing
    @ProblemResponses.Conflict
    Mono<HttpResponse<?>> edit(@Positive long userId, @Positive long transferId, @Body @Valid BookingEdit edit) {
        return service.edit(new BookingId(userId, transferId), edit.state(), edit.description())
                .<HttpResponse<?>>map(id -> HttpResponse.noContent())
                .switchIfEmpty(noSuch("booking"));
    }

    private static URI location(BookingId id) {
        return UriBuilder.of(PATH).expand(Map.of("userId", id.userId(), "transferId", id.transferId()));
    }
}
