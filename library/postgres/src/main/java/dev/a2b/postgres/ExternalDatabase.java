package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** A database on a server that was started elsewhere. */
public final class ExternalDatabase {

    /** After a load, name service and network of a cluster may still be slow: a measured run is worth the wait. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private ExternalDatabase() {}

    /**
     * Fills an empty database with the data set of the project: creates the schema, unless the service has done so, and
     * inserts the rows. The user must be a superuser, because foreign keys are not checked meanwhile.
     *
     * @param database the database, with the credentials of such a user
     * @param scale size of the data set, above 0; 1 is the full size
     * @throws DatabaseException if the database does not answer, contains rows, or refuses the user
     */
    public static void fill(Database database, double scale) {
        try {
            Template.of(scale).fill(database);
        } catch (SQLException | RuntimeException e) {
            throw new DatabaseException("The database " + database + " could not be filled (" + e.getMessage()
                    + "): give an empty one, and a user who is a superuser.");
        }
    }

    /**
     * The version of the server. A server that cannot be reached is asked again for half a minute.
     *
     * @param database the database, with the credentials of a user
     * @throws DatabaseException if the database does not answer, or refuses the user
     */
    public static String version(Database database) {
        try (var connection = reach(database)) {
            return connection.getMetaData().getDatabaseProductVersion();
        } catch (SQLException e) {
            throw new DatabaseException("The database " + database + " does not answer (" + e.getMessage()
                    + "): check its address and the credentials.");
        }
    }

    private static Connection reach(Database database) throws SQLException {
        var last = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return database.connect();
            } catch (SQLException e) {
                if (!isUnreachable(e) || System.nanoTime() > last) {
                    throw e;
                }
                pause();
            }
        }
    }

    /** Class 08: <a href="https://www.postgresql.org/docs/current/errcodes-appendix.html">connection exception</a>. */
    private static boolean isUnreachable(SQLException failure) {
        return failure.getSQLState() != null && failure.getSQLState().startsWith("08");
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofSeconds(1).toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DatabaseException("Waiting for the database was interrupted.");
        }
    }
}
