package com.example.a2b.country;

import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Flux;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface CountryRepository extends GenericRepository<Country, Long> {

    Flux<Country> findAllOrderById();
}
