package com.example.a2b.user;

import static com.example.a2b.problem.UnknownResourceException.noSuch;

import com.example.a2b.booking.BookingService;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import reactor.core.publisher.Mono;

@Controller("/api/v1/users/{userId}")
class UserController {

    private final UserRepository users;
    private final BookingService bookings;

    UserController(UserRepository users, BookingService bookings) {
        this.users = users;
        this.bookings = bookings;
    }

    @Get
    Mono<UserProfile> show(@Positive long userId) {
        return Mono.zip(users.findById(userId), bookings.of(userId).collectList(), UserProfile::of)
            .switchIfEmpty(noSuch("user"));
    }

    @Put
    Mono<HttpResponse<?>> rename(@Positive long userId, @Body @Valid UserName name) {
        return users.update(userId, name.firstName(), name.lastName())
            .filter(renamed -> renamed > 0)
            .<HttpResponse<?>>map(renamed -> HttpResponse.noContent())
            .switchIfEmpty(noSuch("user"));
    }
}
