package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DatabaseKindTest {

    @Test
    void kinds_have_plain_names() {
        assertEquals(DatabaseKind.EMBEDDED, DatabaseKind.of("embedded"));
        assertEquals(DatabaseKind.CONTAINER, DatabaseKind.of("container"));
    }

    @Test
    void another_name_is_answered_with_the_names_there_are() {
        var failure = assertThrows(DatabaseException.class, () -> DatabaseKind.of("oracle"));

        assertTrue(failure.getMessage().contains("-Ddatabase=embedded or -Ddatabase=container"), failure.getMessage());
    }
}
