package dev.a2b.postgres;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.FIVE_MINUTES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.startupcheck.OneShotStartupCheckStrategy;
import org.testcontainers.utility.DockerImageName;

class ContainerIT {

    private static DatabaseServer server;

    @BeforeAll
    static void start() {
        assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no Docker engine answers");
        server = DatabaseServer.start(DatabaseKind.CONTAINER, 0.01, Path.of("unused"));
        System.out.println("Database: " + server.description());
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void it_holds_the_same_rows_as_the_embedded_one() throws SQLException {
        try (var embedded = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY)) {
            assertEquals(Rows.checksum(embedded.copy("same")), Rows.checksum(server.copy("same")));
        }
    }

    @Test
    void it_has_the_settings_of_the_embedded_one() {
        try (var embedded = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY)) {
            var expected = embedded.settings();
            var actual = server.settings();
            expected.remove("server_version");
            actual.remove("server_version");

            assertEquals(expected, actual);
        }
    }

    @Test
    void another_container_reaches_it_by_name() {
        var database = server.copy("reached");

        try (var client = new GenericContainer<>(DockerImageName.parse("postgres:17-alpine"))) {
            client.withNetworkMode(database.network().orElseThrow())
                    .withCommand("pg_isready", "--host", Database.ALIAS, "--timeout", "300")
                    .withStartupCheckStrategy(new OneShotStartupCheckStrategy().withTimeout(Duration.ofMinutes(5)))
                    .start();
            assertTrue(client.getLogs().contains("accepting connections"), client.getLogs());
        }
        assertEquals(
                "r2dbc:postgresql://database:5432/reached",
                database.seenByContainers().r2dbcUrl());
    }

    @Test
    void cpu_time_counts_connections_that_are_closed() throws Exception {
        var database = server.copy("busy");
        var before = server.cpuTime();

        Rows.count(database, "select count(*) from generate_series(1, 2000000) n where sqrt(n) > 10");

        // The engine reports once a second.
        await().dontCatchUncaughtExceptions()
                .atMost(FIVE_MINUTES)
                .until(() -> server.cpuTime().compareTo(before.plus(Duration.ofMillis(50))) > 0);
    }
}
