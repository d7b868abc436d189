package dev.a2b.postgres;

import io.micronaut.core.order.Ordered;
import io.micronaut.testresources.core.TestResourcesResolver;
import java.io.Closeable;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Provides the database of the tests of the service: one fresh copy of the seeded template for as long as the Test
 * Resources server runs.
 *
 * <p>It reads system properties of that server, which the POM of the service sets: {@code database} ({@code embedded}
 * or {@code container}), {@code database.scale} and {@code database.directory}; see {@link DatabaseServer#start}.
 */
public final class TestResources implements TestResourcesResolver, Closeable {

    private static final String DATASOURCE = "r2dbc.datasources.default.";
    private static final String URL = DATASOURCE + "url";
    private static final String USERNAME = DATASOURCE + "username";
    private static final String PASSWORD = DATASOURCE + "password";

    private @Nullable DatabaseServer server;
    private @Nullable Database database;

    /**
     * Called by Micronaut when the Test Resources server starts. From then on, the server ends within seconds after the
     * Maven process that started it, even if Maven is killed; otherwise it would run for days.
     *
     * <p>For the same reason, {@code mvn mn:start-testresources-service} cannot start a server for later builds.
     * {@code test} starts a server of its own.
     */
    public TestResources() {
        ProcessHandle.current().parent().ifPresent(maven -> maven.onExit().thenRun(() -> System.exit(0)));
    }

    TestResources(DatabaseServer server) {
        this.server = server;
    }

    /** The names of the properties for URL, user name and password of the default datasource. */
    @Override
    public List<String> getResolvableProperties(Map<String, Collection<String>> entries, Map<String, Object> settings) {
        return List.of(URL, USERNAME, PASSWORD);
    }

    /**
     * The value of one of these properties; empty for any other property. The first call starts the database.
     *
     * @throws DatabaseException if the database cannot start
     */
    @Override
    public Optional<String> resolve(String property, Map<String, Object> properties, Map<String, Object> settings) {
        return switch (property) {
            case URL -> Optional.of(database().r2dbcUrl());
            case USERNAME -> Optional.of(database().username());
            case PASSWORD -> Optional.of(database().password());
            default -> Optional.empty();
        };
    }

    /** Puts this resolver before any other, so that it provides all three values. */
    @Override
    public int getOrder() {
        return Ordered.HIGHEST_PRECEDENCE;
    }

    /** Stops the database. */
    @Override
    public synchronized void close() {
        if (server != null) {
            server.close();
            server = null;
            database = null;
        }
    }

    /** Where the database of this Test Resources server runs, from the system property {@code database}. */
    static DatabaseKind kind() {
        return DatabaseKind.of(System.getProperty("database", DatabaseKind.EMBEDDED.toString()));
    }

    private synchronized Database database() {
        if (server == null) {
            server = DatabaseServer.start(
                    kind(),
                    Double.parseDouble(System.getProperty("database.scale", "0.01")),
                    Path.of(System.getProperty(
                            "database.directory",
                            Path.of(System.getProperty("java.io.tmpdir"), "database")
                                    .toString())));
        }
        if (database == null) {
            database = server.copy("service");
            System.out.println("Database: " + server.description());
        }
        return database;
    }
}
