package com.example.a2b.transfer;

import com.example.a2b.location.Location;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.Relation;
import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/**
 * A ride from one location to another on a day.
 *
 * @param id          its key
 * @param origin      where it starts
 * @param destination where it ends
 * @param capacity    how many seats it has
 * @param freeSeats   how many of them nobody has booked
 * @param date        the local day of its departure
 * @param departure   when it leaves
 * @param arrival     when it arrives
 * @param price       the price of a seat, in the country's currency
 * @param description what a traveller should know
 */
@Serdeable
@MappedEntity("transfers")
public record Transfer(
    @Id long id,
    @Relation(Relation.Kind.MANY_TO_ONE) Location origin,
    @Relation(Relation.Kind.MANY_TO_ONE) Location destination,
    int capacity,
    int freeSeats,
    LocalDate date,
    Instant departure,
    Instant arrival,
    BigDecimal price,
    String description) {
}
