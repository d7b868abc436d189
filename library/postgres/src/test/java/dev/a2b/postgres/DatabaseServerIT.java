package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class DatabaseServerIT {

    private static DatabaseServer server;

    @BeforeAll
    static void start() {
        server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void a_copy_is_fresh_whatever_was_done_to_another() throws SQLException {
        var first = server.copy("first");
        Sql.run(first, List.of("delete from books", "update authors set name = 'Changed'"));

        var second = server.copy("second");

        assertEquals(LibraryDataSet.books(0.01), Rows.count(second, "select count(*) from books"));
        assertEquals(0, Rows.count(second, "select count(*) from authors where name = 'Changed'"));
        assertEquals(0, Rows.count(first, "select count(*) from books"));
    }

    @Test
    void a_copy_can_be_removed_while_it_is_in_use() throws SQLException {
        var database = server.copy("removed");
        try (var connection = database.connect()) {
            server.drop(database);

            assertThrows(SQLException.class, () -> connection.createStatement().execute("select 1"));
        }
        assertEquals("removed", server.copy("removed").name());
    }

    @Test
    void a_name_is_given_once() {
        server.copy("twice");

        var failure = assertThrows(DatabaseException.class, () -> server.copy("twice"));

        assertTrue(failure.getMessage().contains("already exists"), failure.getMessage());
    }

    @Test
    void a_name_is_a_word() {
        assertThrows(DatabaseException.class, () -> server.copy("x\"; drop database postgres"));
    }

    @Test
    void nobody_gets_in_without_the_password() {
        var database = server.copy("locked");

        assertThrows(
                SQLException.class,
                () -> database.as(database.username(), "guessed").connect());
        assertThrows(
                SQLException.class, () -> database.as("postgres", "postgres").connect());
    }

    @Test
    void each_start_has_a_password_of_its_own() {
        try (var other = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY)) {
            assertNotEquals(server.copy("mine").password(), other.copy("mine").password());
        }
    }

    @Test
    void statements_of_the_owner_are_counted_with_their_rows_and_nobody_elses() throws SQLException {
        var database = server.copy("counted");
        var other = server.copy("uncounted");
        var before = server.executed(database);

        Sql.run(database, List.of("select id from books\n limit 3", "select id from books limit 2", "select 1"));
        Sql.run(other, List.of("select id from authors"));
        var since = Executed.since(before, server.executed(database));

        assertEquals(2, since.get(0).calls());
        assertEquals("select id from books limit $1", since.get(0).statement());
        assertEquals(5, since.get(0).rows());
        assertTrue(since.get(0).blocks() > 0);
        assertEquals(
                List.of(),
                since.stream()
                        .filter(one -> one.statement().contains("authors"))
                        .toList());
    }

    @Test
    void it_is_as_durable_as_in_production() {
        assertEquals("on", server.settings().get("fsync"));
        assertEquals("on", server.settings().get("synchronous_commit"));
        assertEquals("on", server.settings().get("full_page_writes"));
    }

    @Test
    void cpu_time_counts_connections_that_are_closed() throws SQLException {
        var database = server.copy("busy");
        var before = server.cpuTime();

        Rows.count(database, "select count(*) from generate_series(1, 2000000) n where sqrt(n) > 10");

        assertTrue(server.cpuTime().compareTo(before) > 0);
    }

    @Test
    void it_serves_again_after_a_crash() throws SQLException {
        try (var other = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY)) {
            var database = other.copy("crashed");

            DatabaseCrash.provoke(database);

            assertEquals(LibraryDataSet.books(0.01), Rows.count(database, "select count(*) from books"));
        }
    }

    @Test
    void a_scale_is_positive() {
        assertThrows(DatabaseException.class, () -> DatabaseServer.start(DatabaseKind.EMBEDDED, 0, Shared.DIRECTORY));
    }

    @Test
    void an_embedded_database_says_that_no_container_reaches_it() {
        var database = server.copy("alone");

        assertThrows(DatabaseException.class, database::seenByContainers);
    }
}
