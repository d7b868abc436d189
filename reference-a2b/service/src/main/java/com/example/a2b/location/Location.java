package com.example.a2b.location;

import com.example.a2b.city.City;
import dev.a2b.data.Columns;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A place in a city where a transfer starts or ends.
 *
 * @param id       its key
 * @param location where it is
 * @param city     the city that it belongs to
 */
@Serdeable
public record Location(long id, Point location, City city) {

    /**
     * The columns that {@link #of} reads.
     *
     * @param location alias of the table of locations
     * @param city alias of the table of cities
     */
    public static String columns(String location, String city) {
        return """
            %1$s.id, (%1$s.location -> 'coordinates' ->> 0)::float8, (%1$s.location -> 'coordinates' ->> 1)::float8,
            %2$s.id, %2$s.name, %2$s.code""".formatted(location, city);
    }

    /** Reads a location and its city. */
    public static Location of(Columns columns) {
        return new Location(columns.next(Long.class), Point.of(columns), City.of(columns));
    }
}
