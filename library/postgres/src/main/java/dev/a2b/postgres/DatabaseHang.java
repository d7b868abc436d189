package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** All connections to a database hang until this is closed, as if their network lost each packet. New ones work. */
public record DatabaseHang(List<Long> processes, Database database) implements AutoCloseable {

    /**
     * Stops the processes that serve these connections.
     *
     * @throws DatabaseException if the database does not serve, or this user may not stop its processes
     */
    public static DatabaseHang of(Database database) {
        try (var connection = database.connect()) {
            var hang = new DatabaseHang(others(connection), database);
            hang.signal("STOP");
            return hang;
        } catch (SQLException e) {
            throw new DatabaseException("The database cannot be stopped, because it does not serve: " + e, e);
        }
    }

    /** Lets them go on. */
    @Override
    public void close() {
        signal("CONT");
    }

    private void signal(String name) {
        processes.forEach(process -> new DatabaseProcess(process, database).signal(name));
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
