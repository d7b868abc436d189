package com.example.a2b;

import io.micronaut.context.env.Environment;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Locks a transfer until it is closed, by a connection without time limits, so that requests that book it wait. */
public record RowLock(Connection connection) implements AutoCloseable {

    private static final String DATASOURCE = "r2dbc.datasources.default.";

    public static RowLock of(Environment tests, long transfer) throws SQLException {
        var connection = DriverManager.getConnection(property(tests, "url").replace("r2dbc:", "jdbc:"),
            property(tests, "username"), property(tests, "password"));
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
            statement.execute("select id from transfers where id = " + transfer + " for update");
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
