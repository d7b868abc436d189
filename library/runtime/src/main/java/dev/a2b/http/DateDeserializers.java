package dev.a2b.http;

import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Primary;
import io.micronaut.serde.Deserializer;
import jakarta.inject.Singleton;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.function.Function;

/** Reads dates in their ISO spelling only. Micronaut's own would also take "0" for the first day of 1970. */
@Factory
final class DateDeserializers {

    @Singleton
    @Primary
    Deserializer<LocalDate> dates() {
        return of(LocalDate::parse);
    }

    @Singleton
    @Primary
    Deserializer<LocalDateTime> localTimes() {
        return of(LocalDateTime::parse);
    }

    @Singleton
    @Primary
    Deserializer<OffsetDateTime> times() {
        return of(OffsetDateTime::parse);
    }

    @Singleton
    @Primary
    Deserializer<Instant> instants() {
        return of(Instant::parse);
    }

    private static <T> Deserializer<T> of(Function<String, T> reader) {
        return (decoder, context, type) -> {
            var text = decoder.decodeString();
            try {
                return reader.apply(text);
            } catch (DateTimeException e) {
                throw decoder.createDeserializationException("Not in the ISO spelling", text);
            }
        };
    }
}
