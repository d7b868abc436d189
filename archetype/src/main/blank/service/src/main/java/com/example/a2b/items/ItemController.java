package com.example.a2b.items;

import static dev.a2b.api.ProblemException.noSuch;

import dev.a2b.api.PageRequest;
import dev.a2b.api.PageResponse;
import dev.a2b.api.ProblemResponses;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Delete;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.RequestBean;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.rules.SecurityRule;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Positive;
import java.net.URI;
import java.util.List;
import reactor.core.publisher.Mono;

/** All callers may read. If security is on, a change needs a token. */
@Secured(SecurityRule.IS_AUTHENTICATED)
@Controller(ItemController.PATH)
class ItemController {

    static final String PATH = "/api/v1/items";

    private final ItemRepository repository;

    ItemController(ItemRepository repository) {
        this.repository = repository;
    }

    /** A page, by id. */
    @Get
    @PageResponse
    @Secured(SecurityRule.IS_ANONYMOUS)
    Mono<HttpResponse<List<Item>>> list(@RequestBean @Valid PageRequest page) {
        return page.answer(repository.list(page.pageable("id")).collectList(), repository.count());
    }

    /** One. */
    @Get("/{itemId}")
    @ProblemResponses.Missing
    @Secured(SecurityRule.IS_ANONYMOUS)
    Mono<Item> show(@Positive long itemId) {
        return repository.findById(itemId).switchIfEmpty(noSuch("item"));
    }

    /** Creates one. */
    @Post
    @ApiResponse(
            responseCode = "201",
            description = "Created.",
            headers = @Header(name = "Location", description = "Its path.", schema = @Schema(type = "string")))
    @ProblemResponses.Protected
    Mono<HttpResponse<?>> create(@Body @Valid ItemChange change) {
        return repository
                .save(new Item(null, change.name(), change.date(), change.quantity()))
                .map(created -> HttpResponse.created(URI.create(PATH + "/" + created.id())));
    }

    /** Replaces all but the id of one. */
    @Put("/{itemId}")
    @ApiResponse(responseCode = "204", description = "Changed.")
    @ProblemResponses.Missing
    @ProblemResponses.Protected
    Mono<HttpResponse<?>> change(@Positive long itemId, @Body @Valid ItemChange change) {
        return done(repository.update(itemId, change.name(), change.date(), change.quantity()));
    }

    /** Deletes one. */
    @Delete("/{itemId}")
    @ApiResponse(responseCode = "204", description = "Deleted.")
    @ProblemResponses.Missing
    @ProblemResponses.Protected
    Mono<HttpResponse<?>> delete(@Positive long itemId) {
        return done(repository.deleteById(itemId));
    }

    private static Mono<HttpResponse<?>> done(Mono<Long> rows) {
        return rows.filter(count -> count > 0)
                .<HttpResponse<?>>map(count -> HttpResponse.noContent())
                .switchIfEmpty(noSuch("item"));
    }
}
