package dev.a2b.postgres;

import java.sql.SQLException;

/** A database on a server that was started elsewhere. */
public final class ExternalDatabase {

    private ExternalDatabase() {
    }

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
                + "): give an empty one, and a user who is a superuser.", e);
        }
    }

    /**
     * The version of the server.
     *
     * @param database the database, with the credentials of a user
     * @throws DatabaseException if the database does not answer
     */
    public static String version(Database database) {
        try (var connection = database.connect()) {
            return connection.getMetaData().getDatabaseProductVersion();
        } catch (SQLException e) {
            throw new DatabaseException("The database " + database + " does not answer (" + e.getMessage()
                + "): check its address and the credentials.", e);
        }
    }
}
