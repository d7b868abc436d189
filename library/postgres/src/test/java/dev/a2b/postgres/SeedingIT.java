package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("sets the time zone and a system property")
class SeedingIT {

    private static final double SCALE = 0.01;

    @TempDir
    static Path directory;

    @Test
    void two_seedings_give_the_same_rows_whatever_the_time_zone() throws SQLException {
        var first = checksum(directory.resolve("first"), "Asia/Tokyo");
        var second = checksum(directory.resolve("second"), "America/New_York");

        assertEquals(first, second);
    }

    @Test
    void the_scripts_read_what_the_data_set_makes_of_the_scale() throws SQLException {
        try (var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.02, directory.resolve("first"))) {
            assertEquals(2_000, Rows.count(server.copy("larger"), "select count(*) from books"));
        }
    }

    /** As for the base of a commit that adds a table with its rows. */
    @Test
    void rows_whose_table_other_migrations_lack_are_left_out(@TempDir Path migrations) throws Exception {
        Files.writeString(
                migrations.resolve("V1__schema.sql"),
                "create table authors (id bigint primary key, name text not null)");
        System.setProperty("database.migrations", migrations.toString());
        try (var server = start(directory.resolve("older"))) {
            assertEquals(100, Rows.count(server.copy("older"), "select count(*) from authors"));
        } finally {
            System.clearProperty("database.migrations");
        }
    }

    @Test
    void what_is_seeded_once_is_used_again() {
        start(directory.resolve("first")).close();

        try (var again = start(directory.resolve("first"))) {
            assertTrue(again.description().endsWith("from cache"), again.description());
        }
    }

    @Test
    void several_may_seed_at_once() throws Exception {
        var jvms = List.of(starter(), starter());
        try {
            var here = CompletableFuture.supplyAsync(() -> start(directory));
            for (var jvm : jvms) {
                assertTrue(Jvm.says(jvm, "started:", "failed:").startsWith("started:"));
            }
            here.join().close();
        } finally {
            for (var jvm : jvms) {
                jvm.destroy();
                jvm.waitFor();
            }
        }
    }

    @Test
    void a_path_may_contain_spaces_and_any_letters() throws SQLException {
        var odd = Jvm.oddFolder(directory);
        start(odd).close();

        try (var again = start(odd)) {
            assertTrue(again.description().endsWith("from cache"), again.description());
            assertEquals(1_000, Rows.count(again.copy("odd"), "select count(*) from books"));
        }
    }

    private Process starter() throws Exception {
        return Jvm.start(List.of(), Starter.class, "embedded", directory.toString(), "start");
    }

    private static DatabaseServer start(Path directory) {
        return DatabaseServer.start(DatabaseKind.EMBEDDED, SCALE, directory);
    }

    private static String checksum(Path directory, String zone) throws SQLException {
        var before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        try (var server = start(directory)) {
            TimeZone.setDefault(before);
            return Rows.checksum(server.copy("checked"));
        } finally {
            TimeZone.setDefault(before);
        }
    }
}
