package dev.a2b.testkit;

import io.micronaut.context.env.Environment;
import java.sql.Connection;
import java.sql.SQLException;

/** Locks a row or a table until it is closed, by a connection without time limits: who needs it waits. */
public record RowLock(Connection connection) implements AutoCloseable {

    /** What belongs to a user, in the database of the tests: who changes it waits. */
    public static RowLock of(Environment tests, long userId) throws SQLException {
        return of(connect(tests), userId);
    }

    /** What belongs to a user, in a database to which this is a new connection. */
    public static RowLock of(Connection connection, long userId) throws SQLException {
        return locked(connection, "select id from " + table() + " where id = " + userId + " for update");
    }

    /** The table with what belongs to users, in the database of the tests: who reads it waits as well. */
    public static RowLock ofTable(Environment tests) throws SQLException {
        return locked(connect(tests), "lock table " + table());
    }

    /** How many statements wait for a lock. */
    public int waiting() throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery("select count(*) from pg_locks where not granted")) {
            row.next();
            return row.getInt(1);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private static RowLock locked(Connection connection, String sql) throws SQLException {
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
        return new RowLock(connection);
    }

    private static Connection connect(Environment tests) throws SQLException {
        return ServiceSettings.databaseOf(tests).connect();
    }

    private static String table() {
        return Sample.ofProject().table();
    }
}
