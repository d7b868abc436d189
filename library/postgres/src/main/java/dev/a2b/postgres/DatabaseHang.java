package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Connections to a database hang until this is closed, as if their network lost each packet. New ones work.
 *
 * @param processes the processes that serve these connections
 * @param network   id of the Docker network of their container; empty if they run on this machine
 */
public record DatabaseHang(Collection<Long> processes, Optional<String> network) implements AutoCloseable {

    /**
     * Stops the processes.
     *
     * @throws DatabaseException if this user may not stop them
     */
    public DatabaseHang {
        signal(processes, network, "STOP");
    }

    /**
     * Stops the processes that serve all connections to a database.
     *
     * @throws DatabaseException if the database does not serve, or this user may not stop its processes
     */
    public static DatabaseHang of(Database database) {
        try (var connection = database.connect()) {
            return new DatabaseHang(others(connection), database.network());
        } catch (SQLException e) {
            throw new DatabaseException("The database cannot be stopped, because it does not serve: " + e, e);
        }
    }

    /** Lets them go on. */
    @Override
    public void close() {
        signal(processes, network, "CONT");
    }

    private static void signal(Collection<Long> processes, Optional<String> network, String name) {
        processes.forEach(process -> new DatabaseProcess(process, network).signal(name));
    }

    private static List<Long> others(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("select pid from pg_stat_activity where backend_type = "
                        + "'client backend' and datname = current_database() and pid <> pg_backend_pid()")) {
            var processes = new ArrayList<Long>();
            while (rows.next()) {
                processes.add(rows.getLong(1));
            }
            return processes;
        }
    }
}
