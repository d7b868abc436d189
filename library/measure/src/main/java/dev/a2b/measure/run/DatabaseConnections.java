package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.Database;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.IntSupplier;

/**
 * Counts the connections of a service to its database, as
 * <a href="https://www.postgresql.org/docs/current/monitoring-stats.html">pg_stat_activity</a> lists them. It needs a
 * connection of its own, which does not count.
 */
final class DatabaseConnections implements IntSupplier, AutoCloseable {

    private static final String QUERY = "select count(*) from pg_stat_activity where datname = current_database() "
            + "and backend_type = 'client backend' and pid <> pg_backend_pid()";

    private final Connection connection;

    /** @throws MeasureException if the database does not answer */
    DatabaseConnections(Database database) {
        try {
            connection = database.connect();
        } catch (SQLException e) {
            throw new MeasureException("The connections to the database cannot be counted: " + e.getMessage());
        }
    }

    /** The number at this moment; negative if the database does not answer. */
    @Override
    public int getAsInt() {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(QUERY)) {
            rows.next();
            return rows.getInt(1);
        } catch (SQLException e) {
            return -1;
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            // It is closed already.
        }
    }
}
