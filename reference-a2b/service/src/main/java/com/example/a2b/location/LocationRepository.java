package com.example.a2b.location;

import io.micronaut.data.annotation.Join;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Flux;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface LocationRepository extends GenericRepository<Location, Long> {

    @Join("city")
    Flux<Location> findByCityIdAndCityCountryIdOrderById(long cityId, long countryId);
}
