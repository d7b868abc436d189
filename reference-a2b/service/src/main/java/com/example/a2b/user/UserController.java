package com.example.a2b.user;

import static dev.a2b.api.ProblemException.noSuch;

import dev.a2b.api.PageRequest;
import dev.a2b.api.ProblemResponses;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import reactor.core.publisher.Mono;

@ProblemResponses.Protected
@Controller("/api/v1/users/{userId}")
class UserController {

    private final UserRepository users;

    UserController(UserRepository users) {
        this.users = users;
    }

    /** A user with the latest page of bookings. */
    @Get
    @ProblemResponses.Missing
    Mono<UserProfile> show(@Positive long userId) {
        return users.findProfile(userId, PageRequest.DEFAULT_SIZE).switchIfEmpty(noSuch("user"));
    }

    /** Changes the name of a user. */
    @Put
    @ApiResponse(responseCode = "204", description = "Renamed.")
    @ProblemResponses.Missing
    Mono<HttpResponse<?>> rename(@Positive long userId, @Body @Valid UserName name) {
        return users.update(userId, name.firstName(), name.lastName())
                .filter(renamed -> renamed > 0)
                .<HttpResponse<?>>map(renamed -> HttpResponse.noContent())
                .switchIfEmpty(noSuch("user"));
    }
}
