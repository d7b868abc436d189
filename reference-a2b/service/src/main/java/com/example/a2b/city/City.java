package com.example.a2b.city;

import com.example.a2b.country.Country;
import dev.a2b.data.Columns;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A city that transfers start from and lead to.
 *
 * @param id      its key
 * @param name    its name
 * @param code    its code, unique in its country
 * @param country where it lies; absent where the city is only referred to
 */
@Serdeable
public record City(
        long id, String name, String code, @Nullable Country country) {

    /** Reads id, name and code, without the country. */
    public static City of(Columns columns) {
        return new City(columns.next(Long.class), columns.next(String.class), columns.next(String.class), null);
    }
}
