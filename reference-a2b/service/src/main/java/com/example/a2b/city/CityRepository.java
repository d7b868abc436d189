package com.example.a2b.city;

import io.micronaut.data.annotation.Join;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Flux;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface CityRepository extends GenericRepository<City, Long> {

    @Join("country")
    Flux<City> findByCountryIdOrderById(long countryId);
}
