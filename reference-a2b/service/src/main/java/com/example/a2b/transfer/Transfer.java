package com.example.a2b.transfer;

import com.example.a2b.location.Location;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.a2b.data.Columns;
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
 * @param schedule    when it leaves and arrives
 * @param price       the price of a seat, in the country's currency
 * @param description what a traveller should know
 */
@Serdeable
public record Transfer(
        long id,
        Location origin,
        Location destination,
        int capacity,
        int freeSeats,
        @JsonUnwrapped Schedule schedule,
        BigDecimal price,
        String description) {

    /**
     * The times of a transfer.
     *
     * @param date      the local day of its departure
     * @param departure when it leaves
     * @param arrival   when it arrives
     */
    @Serdeable
    public record Schedule(LocalDate date, Instant departure, Instant arrival) {}

    /** The columns that {@link #of} reads, from the tables {@link #JOINED}. */
    public static final String COLUMNS = """
        transfer.id, %s, %s, transfer.capacity, transfer.free_seats, transfer.date, transfer.departure,
        transfer.arrival, transfer.price, transfer.description
        """.formatted(
                    Location.columns("origin", "origin_city"), Location.columns("destination", "destination_city"));

    /** The tables of a transfer's locations, joined to {@code transfers transfer}. */
    public static final String JOINED = """
        JOIN locations origin ON origin.id = transfer.origin_id
        JOIN cities origin_city ON origin_city.id = origin.city_id
        JOIN locations destination ON destination.id = transfer.destination_id
        JOIN cities destination_city ON destination_city.id = destination.city_id
        """;

    /** Reads a transfer and its locations. */
    public static Transfer of(Columns columns) {
        return new Transfer(
                columns.next(Long.class),
                Location.of(columns),
                Location.of(columns),
                columns.next(Integer.class),
                columns.next(Integer.class),
                new Schedule(columns.next(LocalDate.class), columns.next(Instant.class), columns.next(Instant.class)),
                columns.next(BigDecimal.class),
                columns.next(String.class));
    }
}
