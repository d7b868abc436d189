package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateTest {

    @ParameterizedTest
    @CsvSource({
        "42P01, add a migration with the table or column to db/migration",
        "42703, add a migration with the table or column to db/migration",
        "42704, add the parameter to the method parameters of the data set",
        "23502, give the column a value in this script"
    })
    void what_somebody_forgot_is_told_with_where_to_add_it(String state, String remedy) {
        var told = Template.forgotten("2_books.sql", new SQLException("ERROR: why", state));

        assertEquals(
                "The script db/dataset/2_books.sql failed: ERROR: why; " + remedy + ".",
                told.orElseThrow().getMessage());
    }

    @Test
    void another_failure_has_its_own_explanation() {
        assertTrue(Template.forgotten("2_books.sql", new SQLException("no space", "53100"))
                .isEmpty());
    }
}
