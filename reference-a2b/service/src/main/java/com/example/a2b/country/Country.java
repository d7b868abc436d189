package com.example.a2b.country;

import dev.a2b.data.Columns;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A country that transfers run in.
 *
 * @param id   its key
 * @param name its name; absent where a country is only referred to
 * @param code its ISO 3166-1 alpha-2 code; absent where a country is only referred to
 */
@Serdeable
public record Country(
        long id, @Nullable String name, @Nullable String code) {

    /** Reads id, name and code. */
    public static Country of(Columns columns) {
        return new Country(columns.next(Long.class), columns.next(String.class), columns.next(String.class));
    }
}
