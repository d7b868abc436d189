package dev.a2b.postgres;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A private PostgreSQL server with the data set of the project in a seeded template. A fresh copy of the template takes
 * about a second. The server ends with the JVM that started it, even if that JVM is killed.
 *
 * <pre>{@code
 * try (var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Path.of("target/database"))) {
 *     var database = server.copy("test");
 *     ...
 * }
 * }</pre>
 */
public final class DatabaseServer implements AutoCloseable {

    private final Postgres postgres;
    private final Template template;
    private final Database owner;
    private final SortedMap<String, String> settings;
    private final String description;

    private DatabaseServer(Postgres postgres, Template template, DatabaseKind kind) throws SQLException {
        this.postgres = postgres;
        this.template = template;
        this.owner = template.newOwner(postgres.admin());
        this.settings = Settings.of(postgres.admin());
        this.description = "%s PostgreSQL %s, scale %s, %s"
                .formatted(kind, settings.get("server_version"), plain(template.scale()), postgres.origin());
    }

    /**
     * Starts a server and waits until it accepts connections and its template is seeded. The first start with a data
     * set and a scale seeds the template. Later starts take it from a cache: from the directory if the server is
     * embedded, else from a local container image.
     *
     * @param kind      where the server runs
     * @param scale     size of the data set, above 0; 1 is the full size
     * @param directory where an embedded server keeps its binaries, seeded clusters and running clusters; created if
     *                  missing, and not used for a container
     * @throws DatabaseException if the scale is not above 0, the project has not exactly one data set, or the server
     *                           cannot start or be seeded, for example for lack of a Docker engine or of disk space
     */
    public static DatabaseServer start(DatabaseKind kind, double scale, Path directory) {
        if (!(scale > 0)) {
            throw new DatabaseException("The scale of the data set is " + scale + "; give a number above 0.");
        }
        var template = Template.of(scale);
        var postgres = switch (kind) {
            case EMBEDDED -> EmbeddedPostgres.start(template, directory);
            case CONTAINER -> ContainerPostgres.start(template);
        };
        try {
            return new DatabaseServer(postgres, template, kind);
        } catch (SQLException e) {
            postgres.close();
            throw new DatabaseException("The database started, but does not answer: " + e.getMessage());
        }
    }

    /**
     * Creates a database as a copy of the seeded template. Copies are independent of each other.
     *
     * @param name name of the new database: letters, digits and underscores
     * @return the new database, with the credentials of its owner, who is not a superuser
     * @throws DatabaseException if the name is invalid or taken, or the disk is full
     */
    public Database copy(String name) {
        try {
            template.copy(postgres.admin(), checked(name));
            return owner.named(name);
        } catch (SQLException e) {
            throw postgres.explain("The database " + name + " could not be created", e);
        }
    }

    /**
     * Removes a database that {@link #copy} created, and closes all connections to it. Does nothing if it is missing.
     *
     * @throws DatabaseException if the server does not respond
     */
    public void drop(Database database) {
        try {
            Sql.run(
                    postgres.admin(),
                    List.of("drop database if exists \"%s\" with (force)".formatted(checked(database.name()))));
        } catch (SQLException e) {
            throw postgres.explain("The database " + database.name() + " could not be removed", e);
        }
    }

    /**
     * CPU time of all processes of the server since its start, including processes that have ended. For a container,
     * the value is up to a second old. For an embedded server on another system than Linux, the time of closed
     * connections is missing.
     *
     * @throws DatabaseException if the container engine reports no resource usage
     */
    public Duration cpuTime() {
        return postgres.cpuTime();
    }

    /**
     * The statements that the owner of a database has executed in it since the start of the server.
     *
     * @throws DatabaseException if the server does not respond
     */
    public List<Executed> executed(Database database) {
        try {
            return Statements.of(postgres.admin(), database);
        } catch (SQLException e) {
            throw postgres.explain("The statements of the database " + database.name() + " could not be counted", e);
        }
    }

    /** One line for logs: kind, version, scale, and whether the template was seeded now or taken from the cache. */
    public String description() {
        return description;
    }

    /**
     * The version of PostgreSQL, under the name {@code server_version}, and the settings that influence a measurement,
     * as the server reports them.
     */
    public SortedMap<String, String> settings() {
        return new TreeMap<>(settings);
    }

    /** Stops the server and deletes its databases; the seeded template stays in the cache for the next start. */
    @Override
    public void close() {
        postgres.close();
    }

    private static String checked(String name) {
        if (!name.matches("\\w+")) {
            throw new DatabaseException(
                    "\"" + name + "\" is not a valid name for a database; use letters, digits and underscores.");
        }
        return name;
    }

    private static String plain(double scale) {
        return scale == Math.rint(scale) ? Long.toString((long) scale) : Double.toString(scale);
    }
}
