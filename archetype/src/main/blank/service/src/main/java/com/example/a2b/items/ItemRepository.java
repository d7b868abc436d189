package com.example.a2b.items;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.model.Pageable;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.reactive.ReactorCrudRepository;
import java.time.LocalDate;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface ItemRepository extends ReactorCrudRepository<Item, Long> {

    Flux<Item> list(Pageable page);

    /** Answers how many rows it changed: 0 if there is none with this id. */
    Mono<Long> update(@Id long id, String name, LocalDate date, @Nullable Integer quantity);
}
