package com.example.a2b.transfer;

import io.micronaut.data.annotation.Join;
import io.micronaut.data.annotation.Query;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import java.time.LocalDate;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface TransferRepository extends GenericRepository<Transfer, Long> {

    /** By departure; the key decides between equal departures, so that pages neither repeat nor miss a transfer. */
    @Query("""
        SELECT transfer.id, transfer.origin_id, transfer.destination_id, transfer.capacity, transfer.free_seats,
               transfer.date, transfer.departure, transfer.arrival, transfer.price, transfer.description,
               origin.location AS origin_location, origin.city_id AS origin_city_id,
               origin_city.name AS origin_city_name, origin_city.code AS origin_city_code,
               origin_city.country_id AS origin_city_country_id,
               destination.location AS destination_location, destination.city_id AS destination_city_id,
               destination_city.name AS destination_city_name, destination_city.code AS destination_city_code,
               destination_city.country_id AS destination_city_country_id
        FROM transfers transfer
        JOIN locations origin ON origin.id = transfer.origin_id
        JOIN cities origin_city ON origin_city.id = origin.city_id
        JOIN locations destination ON destination.id = transfer.destination_id
        JOIN cities destination_city ON destination_city.id = destination.city_id
        WHERE transfer.origin_id = :originId AND transfer.destination_id = :destinationId AND transfer.date = :date
        ORDER BY transfer.departure, transfer.id LIMIT :limit OFFSET :offset
        """)
    @Join("origin")
    @Join("origin.city")
    @Join("destination")
    @Join("destination.city")
    Flux<Transfer> search(long originId, long destinationId, LocalDate date, int limit, long offset);

    Mono<Long> countByOriginIdAndDestinationIdAndDate(long originId, long destinationId, LocalDate date);
}
