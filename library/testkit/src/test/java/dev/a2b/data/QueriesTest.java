package dev.a2b.data;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.testkit.RowLock;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.transaction.reactive.ReactorReactiveTransactionOperations;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.R2dbcException;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reactor.core.publisher.Mono;

/** The same statements on shared connections and in transactions. */
@MicronautTest(transactional = false)
class QueriesTest {

    @Inject
    Environment environment;

    @Inject
    Queries queries;

    @Inject
    ReactorReactiveTransactionOperations<Connection> transactions;

    static Stream<Exact> exact() {
        return Stream.of(
                new Exact("true", true),
                new Exact("(-32768)::int2", Short.MIN_VALUE),
                new Exact("32767::int2", 32767),
                new Exact("(-2147483648)::int4", Integer.MIN_VALUE),
                new Exact("2147483647::int4", 2147483647L),
                new Exact("9223372036854775807::int8", Long.MAX_VALUE),
                new Exact("1.1::float4", 1.1f),
                new Exact("1.1::float8", 1.1),
                new Exact("'NaN'::float8", Double.NaN),
                new Exact("'-Infinity'::float8", Double.NEGATIVE_INFINITY),
                new Exact("1.10::numeric", new BigDecimal("1.10")),
                new Exact("0.00000001::numeric", new BigDecimal("0.00000001")),
                new Exact("12345678901234567890.123456789::numeric", new BigDecimal("12345678901234567890.123456789")),
                new Exact("'Zürich 🚆'::text", "Zürich 🚆"),
                new Exact("'AB '::char(3)", "AB "),
                new Exact("''::varchar", ""),
                new Exact("'{\"a\": 1.10}'::jsonb::text", "{\"a\": 1.10}"),
                new Exact(
                        "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid",
                        UUID.fromString("a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11")),
                new Exact("'2026-02-28'::date", LocalDate.of(2026, 2, 28)),
                new Exact("'1582-10-14'::date", LocalDate.of(1582, 10, 14)),
                new Exact("'0001-03-01'::date", LocalDate.of(1, 3, 1)),
                new Exact("'4713-01-01 BC'::date", LocalDate.of(-4712, 1, 1)),
                new Exact("'5874897-12-31'::date", LocalDate.of(5_874_897, 12, 31)),
                new Exact("'infinity'::date", LocalDate.MAX),
                new Exact("'-infinity'::date", LocalDate.MIN),
                new Exact("'23:59:59.999999'::time", LocalTime.of(23, 59, 59, 999_999_000)),
                new Exact("'1500-02-28 12:30:00.000001'::timestamp", LocalDateTime.parse("1500-02-28T12:30:00.000001")),
                new Exact(
                        "'294276-12-31 23:59:59.999999'::timestamp",
                        LocalDateTime.parse("+294276-12-31T23:59:59.999999")),
                new Exact("'infinity'::timestamp", LocalDateTime.MAX),
                new Exact("'1500-02-28 12:30+00'::timestamptz", OffsetDateTime.parse("1500-02-28T12:30Z")),
                new Exact("'2026-06-01 12:30+02'::timestamptz", Instant.parse("2026-06-01T10:30:00Z")));
    }

    @ParameterizedTest
    @MethodSource("exact")
    void a_value_is_read_and_given_exactly(Exact exact) {
        var sql = "select %s, $1 = %s".formatted(exact.literal, exact.literal);
        var type = exact.value.getClass();

        for (var row :
                everywhere(sql, columns -> List.of(columns.next(type), columns.next(Boolean.class)), exact.value)) {
            assertEquals(List.of(exact.value, true), row);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "9223372036854775807::int8 | java.lang.Integer | int8, which no Integer holds exactly",
                "1.1::float4               | java.lang.Double  | float4, which no Double holds exactly",
                "1::numeric                | java.lang.Double  | numeric, which no Double holds exactly",
                "'{}'::jsonb               | java.lang.String  | jsonb, which no String holds exactly",
                "'<a/>'::xml               | java.lang.String  | xml, which no String holds exactly",
                "'12.50'::money            | java.lang.String  | money, which no String holds exactly",
                "'1 day'::interval         | java.lang.String  | interval, which no String holds exactly",
                "now()                     | java.time.LocalDateTime | timestamptz, which no LocalDateTime holds exactly",
                "'NaN'::numeric            | java.math.BigDecimal | A value cannot be read",
                "'Infinity'::numeric       | java.math.BigDecimal | A value cannot be read",
                "'24:00'::time             | java.time.LocalTime  | A value cannot be read",
                "'infinity'::timestamptz   | java.time.Instant    | infinity",
                "'-infinity'::timestamptz  | java.time.OffsetDateTime | infinity",
                "now()                     | java.util.Date       | Queries has no values of the type java.util.Date",
            })
    void a_column_that_a_type_cannot_hold_fails_with_what_to_do(String literal, Class<?> type, String sentence) {
        for (var query : both("select " + literal, columns -> columns.next(type))) {
            var failure = assertThrows(IllegalArgumentException.class, query::block);
            assertTrue(failure.getMessage().contains(sentence), failure::getMessage);
        }
    }

    @Test
    void a_parameter_has_the_type_of_its_value_whatever_it_is_compared_with() {
        for (var found : everywhere("select $1 = 1::int4", columns -> columns.next(Boolean.class), 4_294_967_297L)) {
            assertEquals(false, found);
        }
        for (var found : everywhere(
                "select $1 = '2026-01-01 00:00'::timestamp at time zone 'UTC'",
                columns -> columns.next(Boolean.class),
                OffsetDateTime.parse("2026-01-01T02:00+02:00"))) {
            assertEquals(true, found);
        }
    }

    @Test
    void arrays_are_parameters() {
        for (var count : everywhere(
                "select count(*) from generate_series(1, 9) i where i = any($1) and 'b' = any($2)",
                columns -> columns.next(Long.class),
                new Long[] {2L, 3L, 12L},
                new String[] {"a", "b"})) {
            assertEquals(2L, count);
        }
    }

    @Test
    void null_can_be_given_and_read() {
        for (var row : everywhere(
                "select $1::text is null, $1::text",
                columns -> columns.next(Boolean.class) && columns.isNull(),
                (Object) null)) {
            assertEquals(true, row);
        }
    }

    @ParameterizedTest
    @CsvSource({"LocalDate,+5874898-01-01", "LocalDateTime,+294277-01-01T00:00", "OffsetDateTime,-4713-12-31T00:00Z"})
    void a_time_that_the_database_cannot_store_is_refused(String type, String text) throws Exception {
        var value = Class.forName("java.time." + type)
                .getMethod("parse", CharSequence.class)
                .invoke(null, text);

        for (var query : both("select $1::text", columns -> columns.next(String.class), value)) {
            assertThrows(IllegalArgumentException.class, query::block);
        }
    }

    @Test
    void an_error_has_the_same_type_and_state_on_both_drivers() {
        for (var sql : List.of(
                "select 1/0", "select wrong", "select 'a'::int4", "select chr(0)", "select * from pg_authid, wrong")) {
            var failures = both(sql, Columns::isNull).stream()
                    .map(query -> assertThrows(R2dbcException.class, query::block))
                    .toList();

            assertEquals(failures.get(1).getSqlState(), failures.get(0).getSqlState(), sql);
            assertEquals(parent(failures.get(1)), parent(failures.get(0)), sql);
        }
    }

    /** PostgreSQL refuses a statement that it prepared before its columns changed; a new session prepares it anew. */
    @Test
    void a_statement_whose_columns_changed_is_answered_by_a_new_session() {
        change("create table changed as select 1 as first");
        try {
            var first = queries.one("select * from changed", columns -> columns.next(Integer.class));
            assertEquals(1, first.block());
            change("alter table changed add second int");

            assertEquals(1, first.block());
        } finally {
            change("drop table changed");
        }
    }

    @Test
    void a_statement_that_writes_is_refused_outside_of_a_transaction() {
        var insert = queries.one("delete from items returning id", columns -> columns.next(Long.class));

        assertEquals("25006", assertThrows(R2dbcException.class, insert::block).getSqlState());
    }

    /** As behind a pooler that ignores what a session begins with. */
    @Test
    void a_session_that_can_write_runs_nothing() {
        var settings = Map.of("r2dbc.datasources.default.options.options", "default_transaction_read_only=off");
        try (var service = ServiceSettings.start(environment, settings)) {
            var query = service.getApplicationContext()
                    .getBean(Queries.class)
                    .one("select 1", columns -> columns.next(Integer.class));

            var failure = assertThrows(R2dbcException.class, query::block);

            assertTrue(failure.getMessage().contains("default_transaction_read_only"), failure::getMessage);
        }
    }

    /** The other one waits for a locked table, and no limit ends its wait. */
    @Test
    void a_query_does_not_wait_behind_another_one_while_a_connection_is_free() throws Exception {
        var options = "r2dbc.datasources.default.options.";
        var unlimited = Map.of(
                options + "statementTimeout",
                "PT0S",
                options + "lockWaitTimeout",
                "PT0S",
                "a2b.database.total",
                "10m",
                "a2b.reads.silence",
                "10m");
        try (var service = ServiceSettings.start(environment, unlimited);
                var lock = RowLock.ofTable(environment)) {
            var reads = service.getApplicationContext().getBean(Queries.class);
            reads.one("select count(*) from items", columns -> columns.next(Long.class))
                    .subscribe();
            eventually().until(() -> lock.waiting() > 0);
            Thread.sleep(100); // Until then, a connection may be given another query.

            var quick = reads.one("select 1", columns -> columns.next(Integer.class));
            for (var query = 0; query < 40; query++) {
                assertEquals(1, quick.block(Duration.ofMinutes(1)));
            }
        }
    }

    private void change(String sql) {
        transactions
                .withTransactionMono(status -> Mono.from(
                                status.getConnection().createStatement(sql).execute())
                        .flatMap(result -> Mono.from(result.getRowsUpdated())))
                .block();
    }

    private <T> List<T> everywhere(String sql, Function<Columns, T> mapping, Object... parameters) {
        return both(sql, mapping, parameters).stream().map(Mono::block).toList();
    }

    private <T> List<Mono<T>> both(String sql, Function<Columns, T> mapping, Object... parameters) {
        var query = queries.one(sql, mapping, parameters);
        return List.of(query, transactions.withTransactionMono(status -> query));
    }

    /** A value in SQL, and what it is in Java. */
    record Exact(String literal, Object value) {}

    /** The type of R2DBC. */
    private static Class<?> parent(R2dbcException failure) {
        Class<?> type = failure.getClass();
        while (!type.getPackageName().equals("io.r2dbc.spi")) {
            type = type.getSuperclass();
        }
        return type;
    }
}
