package com.example.a2b.country;

import dev.a2b.data.Columns;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A country that transfers run in.
 *
 * @param id   its key
 * @param name its name
 * @param code its ISO 3166-1 alpha-2 code
 */
@Serdeable
public record Country(long id, String name, String code) {

    /** Reads id, name and code. */
    public static Country of(Columns columns) {
        return new Country(columns.next(Long.class), columns.next(String.class), columns.next(String.class));
    }
}
