package dev.a2b.testkit;

import io.micronaut.context.env.Environment;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Locks what belongs to a user until it is closed, by a connection without time limits: who changes it waits. */
public record RowLock(Connection connection) implements AutoCloseable {

    private static final String DATASOURCE = "r2dbc.datasources.default.";

    /** In the database of the tests. */
    public static RowLock of(Environment tests, long userId) throws SQLException {
        return of(
                DriverManager.getConnection(
                        property(tests, "url").replace("r2dbc:", "jdbc:"),
                        property(tests, "username"),
                        property(tests, "password")),
                userId);
    }

    /** In a database to which this is a new connection. */
    public static RowLock of(Connection connection, long userId) throws SQLException {
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
            statement.execute("select id from " + Sample.ofProject().table() + " where id = " + userId + " for update");
        }
        return new RowLock(connection);
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

    private static String property(Environment tests, String name) {
        return tests.getRequiredProperty(DATASOURCE + name, String.class);
    }
}
