package com.example.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
class ItemDataSetIT {

    private static DatabaseServer server;
    private static Database database;

    @BeforeAll
    static void start() {
        server = DatabaseServer.start(DatabaseKind.EMBEDDED, 1, Path.of(System.getProperty("database.directory")));
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

        assertEquals(
                new TreeMap<>(ItemDataSet.rows(1)), found, "Write into ItemDataSet.ROWS how many rows each table has.");
    }

    @Test
    void ids_start_at_one_and_new_rows_continue_after_the_last() throws SQLException {
        assertEquals(200_000, count("items where id between 1 and 200000"));
        assertEquals(200_001, number("select nextval(pg_get_serial_sequence('items', 'id'))"));
    }

    @Test
    void the_schema_is_the_service_s_own_with_its_history() throws Exception {
        try (var files = Files.list(
                Path.of(ItemDataSetIT.class.getResource("/db/migration").toURI()))) {
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
