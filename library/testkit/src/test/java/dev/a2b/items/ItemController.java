package dev.a2b.items;

import static dev.a2b.api.ProblemException.noSuch;

import dev.a2b.api.PageRequest;
import dev.a2b.api.PageResponse;
import dev.a2b.api.ProblemResponses;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.RequestBean;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.rules.SecurityRule;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import java.util.List;
import reactor.core.publisher.Mono;

@Controller("/api/v1")
class ItemController {

    private final ItemRepository repository;

    ItemController(ItemRepository repository) {
        this.repository = repository;
    }

    /** A page of the names of all. */
    @Get("/items")
    @PageResponse
    @Secured(SecurityRule.IS_ANONYMOUS)
    Mono<HttpResponse<List<ItemSummary>>> list(@RequestBean @Valid PageRequest page) {
        return page.answer(repository.list(page.limit(), page.offset()), repository.count());
    }

    /** One of a user's own. */
    @Get("/users/{userId}/items/{itemId}")
    @ProblemResponses.Missing
    @ProblemResponses.Protected
    Mono<Item> show(@Positive long userId, @Positive long itemId) {
        return repository.find(userId, itemId).switchIfEmpty(noSuch("item"));
    }

    /** Changes one of a user's own. */
    @Put("/users/{userId}/items/{itemId}")
    @ApiResponse(responseCode = "204", description = "Changed.")
    @ProblemResponses.Missing
    @ProblemResponses.Protected
    Mono<HttpResponse<?>> change(@Positive long userId, @Positive long itemId, @Body @Valid ItemChange change) {
        return repository
                .update(userId, itemId, change.name(), change.note())
                .filter(changed -> changed > 0)
                .<HttpResponse<?>>map(changed -> HttpResponse.noContent())
                .switchIfEmpty(noSuch("item"));
    }
}
