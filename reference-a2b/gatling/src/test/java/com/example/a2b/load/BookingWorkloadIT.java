package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload.Outcome;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The guards that look into the database. */
class BookingWorkloadIT {

    private static DatabaseServer server;

    private Database database;
    private BookingWorkload bookings;

    @BeforeAll
    static void start() {
        server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Path.of(System.getProperty("database.directory")));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void copy(TestInfo test) {
        var given = new Properties();
        given.setProperty("plan.scale", "0.01");
        database = server.copy(test.getTestMethod().orElseThrow().getName());
        bookings = new BookingWorkload(Plan.of(given));
    }

    @Test
    void a_missing_row_is_told_before_any_load() throws SQLException {
        bookings.inspect(database);
        run("delete from users_transfers where user_id = 1");

        var failure = assertThrows(MeasureException.class, () -> bookings.inspect(database));

        assertEquals(
                "Check before the load: 5000 users_transfers in the database were expected, not 4997.",
                failure.getMessage());
    }

    @Test
    void as_many_bookings_as_were_acknowledged_are_right() throws SQLException {
        bookings.inspect(database);
        book(1 + EndpointCheck.BOOKINGS);

        assertEquals(List.of(), audit(1, 0, 0));
    }

    @Test
    void bookings_that_were_acknowledged_and_are_not_stored_are_told() throws SQLException {
        bookings.inspect(database);
        book(1 + EndpointCheck.BOOKINGS);

        assertEquals(List.of("2 bookings were acknowledged and 1 are stored"), audit(2, 0, 0));
    }

    @Test
    void bookings_that_are_stored_and_nobody_asked_for_are_told() throws SQLException {
        bookings.inspect(database);
        book(3 + EndpointCheck.BOOKINGS);

        assertEquals(List.of("1 bookings were acknowledged and 3 are stored"), audit(1, 1, 0));
        assertEquals(List.of(), audit(1, 1, 1), "the answer of a failed request or of the last user can be lost");
    }

    @Test
    void a_transfer_with_more_bookings_than_seats_is_told() throws SQLException {
        bookings.inspect(database);
        run(
                "alter table transfers drop constraint transfers_not_oversold",
                "insert into users_transfers (user_id, transfer_id, state, description) values "
                        + "(1, 12000, 'BOOKED', ''), (2, 12000, 'BOOKED', '')",
                "update transfers set capacity = 1, seats_taken = seats_taken + 2 where id = 12000");

        assertEquals(List.of("1 transfers have more bookings than seats"), audit(2 - EndpointCheck.BOOKINGS, 0, 0));
    }

    @Test
    void a_transfer_that_counts_other_seats_than_are_booked_is_told() throws SQLException {
        bookings.inspect(database);
        run("update transfers set seats_taken = seats_taken + 1 where id in (1, 2)");

        assertEquals(
                List.of("2 transfers count other seats as taken than are booked"),
                audit(-EndpointCheck.BOOKINGS, 0, 0));
    }

    private List<String> audit(long ok, long ko, long cutOff) {
        return bookings.audit(database, Map.of(Journey.BOOK, new Outcome(ok, ko)), cutOff);
    }

    private void book(int count) throws SQLException {
        run("with booked as ("
                + "insert into users_transfers (user_id, transfer_id, state, description) select 1, id, 'BOOKED', '' "
                + "from transfers where id not in (select transfer_id from users_transfers where user_id = 1) "
                + "order by id limit " + count + " returning transfer_id) "
                + "update transfers set seats_taken = seats_taken + 1 from booked where id = transfer_id");
    }

    private void run(String... statements) throws SQLException {
        try (var connection = database.connect();
                var statement = connection.createStatement()) {
            for (var sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
