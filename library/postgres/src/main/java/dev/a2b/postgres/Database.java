package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A database of a running PostgreSQL server, with the credentials of its owner. {@link DatabaseServer#copy} creates
 * one.
 *
 * @param host     host name or IP address under which processes of this machine reach the server
 * @param port     TCP port under which processes of this machine reach the server
 * @param name     name of the database
 * @param username name of the user who owns the database and everything in it
 * @param password password of that user: random, and new with each start of the server
 * @param network  id of the Docker network of the server's container; empty if the server is embedded
 */
public record Database(String host, int port, String name, String username, String password, Optional<String> network) {

    /** Host name of the server on its Docker network. */
    static final String ALIAS = "database";

    private static final int PORT = 5432;

    /** The R2DBC URL for a process of this machine, {@code r2dbc:postgresql://host:port/name}, without credentials. */
    public String r2dbcUrl() {
        return "r2dbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /** The JDBC URL for a process of this machine, {@code jdbc:postgresql://host:port/name}, without credentials. */
    public String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /**
     * This database with the address that containers on {@link #network} use.
     *
     * @throws DatabaseException if the database is embedded: containers cannot reach it
     */
    public Database seenByContainers() {
        if (network.isEmpty()) {
            throw new DatabaseException("Containers cannot reach an embedded database; use -Ddatabase=container.");
        }
        return new Database(ALIAS, PORT, name, username, password, network);
    }

    /**
     * Opens a JDBC connection as the owner, from a process of this machine. The caller closes it.
     *
     * @throws SQLException if the server does not accept the connection
     */
    public Connection connect() throws SQLException {
        var source = new PGSimpleDataSource();
        source.setUrl(jdbcUrl());
        source.setUser(username);
        source.setPassword(password);
        return source.getConnection();
    }

    /**
     * The first value of each row that a query answers, as text.
     *
     * @throws SQLException if the server does not answer
     */
    public List<String> values(String sql) throws SQLException {
        var values = new ArrayList<String>();
        try (var connection = connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }

    /** The R2DBC URL, which contains no password, so that it may appear in logs. */
    @Override
    public String toString() {
        return r2dbcUrl();
    }

    Database named(String other) {
        return new Database(host, port, other, username, password, network);
    }

    Database as(String otherUsername, String otherPassword) {
        return new Database(host, port, name, otherUsername, otherPassword, network);
    }
}
