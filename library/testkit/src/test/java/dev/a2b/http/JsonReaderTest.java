package dev.a2b.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micronaut.core.type.Argument;
import io.micronaut.http.MediaType;
import io.micronaut.http.codec.CodecException;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each value comes from its own type, and in one spelling. */
@MicronautTest(transactional = false)
class JsonReaderTest {

    @Inject
    JsonReader<Object> reader;

    @Test
    void a_value_of_its_own_type_is_read() {
        assertEquals(5, read("5", Integer.class));
        assertEquals(new BigDecimal("12345678901234567890.10"), read("12345678901234567890.10", BigDecimal.class));
        assertEquals(true, read("true", Boolean.class));
        assertEquals(LocalDate.of(2030, 1, 31), read("\"2030-01-31\"", LocalDate.class));
        assertEquals(Instant.EPOCH, read("\"1970-01-01T00:00:00Z\"", Instant.class));
        assertEquals(List.of("a"), read("[\"a\"]", Argument.listOf(String.class)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java.lang.Integer | 1.5",
                "java.lang.Integer | true",
                "java.lang.Integer | \"1\"",
                "java.lang.Integer | 2147483648",
                "java.lang.Integer | [1]",
                "java.lang.Long | 9223372036854775808",
                "java.lang.Boolean | 1",
                "java.lang.Boolean | \"true\"",
                "java.math.BigDecimal | \"1.5\"",
                "java.lang.String | 1",
                "java.time.LocalDate | 1",
                "java.time.LocalDate | \"1\"",
                "java.time.LocalDate | \"2030-02-30\"",
                "java.time.Instant | 1",
                "java.time.Instant | \"1\"",
            })
    void a_value_of_another_type_or_spelling_is_refused(Class<?> type, String document) {
        assertThrows(CodecException.class, () -> read(document, type));
    }

    @Test
    void a_list_of_texts_has_no_numbers() {
        assertThrows(CodecException.class, () -> read("[1]", Argument.listOf(String.class)));
    }

    private Object read(String document, Class<?> type) {
        return read(document, Argument.of(type));
    }

    @SuppressWarnings("unchecked")
    private Object read(String document, Argument<?> type) {
        return reader.read(
                (Argument<Object>) type,
                MediaType.APPLICATION_JSON_TYPE,
                null,
                new ByteArrayInputStream(document.getBytes(UTF_8)));
    }
}
