package dev.a2b.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypedStatementTest {

    @Test
    void each_parameter_gets_the_type_of_its_value() {
        var statement = TypedStatement.of(
                "select $1, $2, $3::date, $1", new Object[] {1L, new BigDecimal("1.5"), "2026-01-01"});

        assertEquals("select ($1::int8), ($2::numeric), ($3::varchar)::date, ($1::int8)", statement.sql());
    }

    @Test
    void a_parameter_without_a_value_has_the_type_that_the_statement_says() {
        assertEquals(
                "select $1::text, ($2::int4)",
                TypedStatement.of("select $1::text, $2", new Object[] {null, 2}).sql());
    }

    @Test
    void more_than_nine_parameters_keep_their_numbers() {
        var values = new Object[] {1, 2, 3, 4, 5, 6, 7, 8, 9, "ten"};

        assertEquals(
                "select ($10::varchar), ($1::int4)",
                TypedStatement.of("select $10, $1", values).sql());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select '$1', 'it''s $1'",
                "select e'\\'$1', E'\\\\'",
                "select \"$1\"",
                "select a$1, $$ $1 $$, $a$ '$1' $$ $1 $a$",
                "select 1 -- it's $1",
                "select 1 /* it's $1\n $1 */",
            })
    void what_only_looks_like_a_parameter_stays(String sql) {
        assertEquals(
                sql + "\n, ($1::int8)",
                TypedStatement.of(sql + "\n, $1", new Object[] {1L}).sql());
    }
}
