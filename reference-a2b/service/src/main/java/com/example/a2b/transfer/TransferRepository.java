package com.example.a2b.transfer;

import io.micronaut.data.annotation.Join;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import java.time.LocalDate;
import reactor.core.publisher.Flux;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface TransferRepository extends GenericRepository<Transfer, Long> {

    @Join("origin.city")
    @Join("destination.city")
    Flux<Transfer> findByOriginIdAndDestinationIdAndDateOrderByDeparture(
        long originId, long destinationId, LocalDate date);
}
