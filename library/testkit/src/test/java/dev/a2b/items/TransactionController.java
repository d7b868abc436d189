package dev.a2b.items;

import static dev.a2b.api.ProblemException.noSuch;

import io.micronaut.context.annotation.Requires;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.transaction.annotation.Transactional;
import io.swagger.v3.oas.annotations.Hidden;
import reactor.core.publisher.Mono;

/** A change by a repository and a read by a query in one transaction. */
@Controller("/api/v1/transactions")
@Hidden
@Requires(property = "transactions")
class TransactionController {

    private final ItemRepository repository;

    TransactionController(ItemRepository repository) {
        this.repository = repository;
    }

    /**
     * Answers what it has changed.
     *
     * @param fails whether it then fails, with what it has read
     */
    @Put("/{userId}")
    @Transactional
    Mono<Item> change(long userId, @QueryValue boolean fails, @Body ItemChange change) {
        return repository
                .update(userId, userId, change.name(), change.note())
                .then(repository.find(userId, userId))
                .flatMap(item -> fails ? noSuch(item.name()) : Mono.just(item));
    }
}
