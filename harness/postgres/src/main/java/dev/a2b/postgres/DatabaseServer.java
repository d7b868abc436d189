package dev.a2b.postgres;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A PostgreSQL server of one's own that holds the data set as a template, so that a fresh database is a matter of a
 * second. It does not outlive the JVM that started it, however that one ends.
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
     * Starts a server and waits until the seeded template is there.
     *
     * @param kind      where it runs
     * @param scale     size of the data set; 1 is its full size
     * @param directory where the embedded one keeps its binaries, its seeded clusters (so that the next start takes
     *                  seconds) and its running ones; made when absent
     * @throws DatabaseException when it cannot be had
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
            throw new DatabaseException("The database started but does not answer: " + e.getMessage(), e);
        }
    }

    /**
     * Makes a fresh database from the seeded template; the two share nothing afterwards.
     *
     * @param name letters, digits and underscores
     * @throws DatabaseException when there is one of that name already, or no disk for it
     */
    public Database copy(String name) {
        try {
            template.copy(postgres.admin(), checked(name));
            return owner.named(name);
        } catch (SQLException e) {
            throw postgres.explain("The database " + name + " could not be made", e);
        }
    }

    /** Removes a database that {@link #copy} made, and ends the connections to it. */
    public void drop(Database database) {
        try {
            Sql.run(postgres.admin(), List.of("drop database if exists \"%s\" with (force)"
                .formatted(checked(database.name()))));
        } catch (SQLException e) {
            throw postgres.explain("The database " + database.name() + " could not be removed", e);
        }
    }

    /**
     * CPU time that the whole server has used since it was started: every process of it, ended ones included.
     * Embedded and not on Linux, the time of connections that have been closed is missing. From a container it is what
     * the engine told last, up to a second ago.
     */
    public Duration cpuTime() {
        return postgres.cpuTime();
    }

    /** One line: kind, version, scale, and whether the data set was made now or before. */
    public String description() {
        return description;
    }

    /** PostgreSQL's version and the settings that matter for a measurement, as the server itself reports them. */
    public SortedMap<String, String> settings() {
        return new TreeMap<>(settings);
    }

    /** Stops the server and removes what it ran on; the seeded cluster stays for the next start. */
    @Override
    public void close() {
        postgres.close();
    }

    private static String checked(String name) {
        if (!name.matches("\\w+")) {
            throw new DatabaseException(
                "\"" + name + "\" is no name for a database; use letters, digits and underscores.");
        }
        return name;
    }

    private static String plain(double scale) {
        return scale == Math.rint(scale) ? Long.toString((long) scale) : Double.toString(scale);
    }
}
