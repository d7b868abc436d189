package com.example.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The data set at scale 1. */
class BookingDataSetIT {

    private static DatabaseServer server;
    private static Database database;

    @BeforeAll
    static void start() {
        server = DatabaseServer.start(DatabaseKind.EMBEDDED, 1, Path.of(System.getProperty("database.directory")));
        System.out.println("Database: " + server.description());
        database = server.copy("data_set");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void the_rows_that_measurements_demand_are_those_of_all_tables() throws SQLException {
        var found = new TreeMap<String, Integer>();
        for (var table : database.values("""
            select tablename from pg_tables where schemaname = 'public' and tablename not like 'migrations%'""")) {
            found.put(table, (int) count(table));
        }
        found.values().removeIf(rows -> rows == 0);

        assertEquals(new TreeMap<>(BookingDataSet.rows(1)), found);
    }

    @Test
    void ids_start_at_one_and_new_rows_continue_after_the_last() throws SQLException {
        assertEquals(200_000, count("users where id between 1 and 200000"));
        assertEquals(12_000, count("transfers where id between 1 and 12000"));
        assertEquals(200_001, number("select nextval(pg_get_serial_sequence('users', 'id'))"));
        assertEquals(12_001, number("select nextval(pg_get_serial_sequence('transfers', 'id'))"));
    }

    @Test
    void each_city_has_twenty_locations() throws SQLException {
        assertEquals(120, count("locations where city_id = 1 + (id - 1) / 20"));
    }

    @Test
    void any_two_locations_of_different_cities_have_one_transfer_on_the_day() throws SQLException {
        assertEquals(0, count("""
            (select o.id, d.id from locations o join locations d on d.city_id <> o.city_id
             except select origin_id, destination_id from transfers
             where date = '%s' and (departure at time zone 'UTC')::date = date) missing
            """.formatted(BookingDataSet.DAY)));
    }

    @Test
    void every_user_owns_a_booking_to_complete() throws SQLException {
        assertEquals(200_000, number("select count(distinct user_id) from users_transfers where state = 'BOOKED'"));
    }

    @Test
    void bookings_are_in_all_states() throws SQLException {
        assertEquals(3, number("select count(distinct state) from users_transfers"));
    }

    @Test
    void bookings_start_in_the_home_city_of_their_users() throws SQLException {
        assertEquals(0, count("""
            users_transfers b join transfers t on t.id = b.transfer_id join locations o on o.id = t.origin_id
            where o.city_id <> 1 + b.user_id % 6"""));
        assertEquals(3, BookingDataSet.homeCity(8));
    }

    @Test
    void bookings_are_spread_evenly_over_the_transfers() throws SQLException {
        var spread = "select %s(n) from (select count(*) n from users_transfers group by transfer_id) counts";

        assertTrue(number(spread.formatted("min")) >= 40);
        assertTrue(number(spread.formatted("max")) <= 45);
    }

    @Test
    void seats_taken_are_the_bookings_not_canceled_and_none_is_oversold() throws SQLException {
        assertEquals(0, count("""
            transfers t where seats_taken > capacity or seats_taken <> (
                select count(*) from users_transfers b where b.transfer_id = t.id and b.state <> 'CANCELED')"""));
    }

    /** The data set is loaded without checks of foreign keys. */
    @Test
    void every_foreign_key_refers_to_a_row() throws SQLException {
        var keys = database.values("""
            select format('%s where %I not in (select %I from %s)', k.conrelid::regclass, a.attname, b.attname,
                          k.confrelid::regclass)
            from pg_constraint k
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
            join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
            where k.contype = 'f' and cardinality(k.conkey) = 1""");

        assertFalse(keys.isEmpty());
        for (var key : keys) {
            assertEquals(0, count(key), key);
        }
    }

    @Test
    void locations_are_points_in_the_area_of_the_cities() throws SQLException {
        assertEquals(120, count("""
            locations where location ->> 'type' = 'Point' and (location #>> '{coordinates,0}')::numeric between 6 and 9
            and (location #>> '{coordinates,1}')::numeric between 46 and 48"""));
    }

    @Test
    void the_schema_is_the_service_s_own_with_its_history() throws Exception {
        try (var files = Files.list(
                Path.of(BookingDataSetIT.class.getResource("/db/migration").toURI()))) {
            assertEquals(files.count(), count("migrations"));
        }
    }

    private static long count(String what) throws SQLException {
        return number("select count(*) from " + what);
    }

    private static long number(String sql) throws SQLException {
        return Long.parseLong(database.values(sql).get(0));
    }
}
