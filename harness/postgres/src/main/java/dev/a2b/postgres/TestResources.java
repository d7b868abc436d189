package dev.a2b.postgres;

import io.micronaut.core.order.Ordered;
import io.micronaut.testresources.core.TestResourcesResolver;
import java.io.Closeable;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gives the service its database in {@code mvn test} and in {@code mvn mn:run}: a fresh copy, the same for as long as
 * the Test Resources server runs.
 *
 * <p>System properties of that server: {@code database} (embedded or container), {@code database.scale} and
 * {@code database.directory}; the service's pom.xml hands them over.
 */
public final class TestResources implements TestResourcesResolver, Closeable {

    private static final String DATASOURCE = "r2dbc.datasources.default.";
    private static final String URL = DATASOURCE + "url";
    private static final String USERNAME = DATASOURCE + "username";
    private static final String PASSWORD = DATASOURCE + "password";

    private DatabaseServer server;
    private Database database;

    /**
     * Called as the server starts. From now on it ends a few seconds after the Maven that started it, in whatever way
     * that ends: a killed Maven would leave it for days.
     *
     * <p>{@code mvn mn:start-testresources-service} means to leave the server behind for later builds; as its Maven
     * ends at once, so does this server. {@code test} and {@code mn:run} start their own and do not need that goal.
     */
    public TestResources() {
        ProcessHandle.current().parent().ifPresent(maven -> maven.onExit().thenRun(() -> System.exit(0)));
    }

    /** The three properties of the default datasource. */
    @Override
    public List<String> getResolvableProperties(Map<String, Collection<String>> entries, Map<String, Object> settings) {
        return List.of(URL, USERNAME, PASSWORD);
    }

    /** The value of one of the three; starts the database when it is the first to be asked for. */
    @Override
    public Optional<String> resolve(String property, Map<String, Object> properties, Map<String, Object> settings) {
        return switch (property) {
            case URL -> Optional.of(database().r2dbcUrl());
            case USERNAME -> Optional.of(database().username());
            case PASSWORD -> Optional.of(database().password());
            default -> Optional.empty();
        };
    }

    /** Before any other resolver, so that the answers come from one. */
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

    /** Where the database of this Test Resources server runs. */
    static DatabaseKind kind() {
        return DatabaseKind.of(System.getProperty("database", DatabaseKind.EMBEDDED.toString()));
    }

    private synchronized Database database() {
        if (database == null) {
            server = DatabaseServer.start(
                kind(),
                Double.parseDouble(System.getProperty("database.scale", "0.01")),
                Path.of(System.getProperty("database.directory",
                    Path.of(System.getProperty("java.io.tmpdir"), "database").toString())));
            database = server.copy("service");
            System.out.println("Database: " + server.description());
        }
        return database;
    }
}
