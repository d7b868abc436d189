package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * One database of a running server, and who may use it.
 *
 * @param host     name or address that a process of this machine connects to
 * @param port     port that goes with it
 * @param name     the database's name
 * @param username owner of everything in it
 * @param password generated when the server was started
 * @param network  id of the Docker network that reaches it; empty when it is no container
 */
public record Database(String host, int port, String name, String username, String password,
                       Optional<String> network) {

    /** The server's name on its Docker network. */
    static final String ALIAS = "database";

    private static final int PORT = 5432;

    /** Where a process of this machine finds it by R2DBC; without the credentials. */
    public String r2dbcUrl() {
        return "r2dbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /** Where a process of this machine finds it by JDBC; without the credentials. */
    public String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /**
     * Where a container on {@link #network} finds it by R2DBC; without the credentials.
     *
     * @throws DatabaseException when the database is no container, and so not reachable from one
     */
    public String containerUrl() {
        return seenByContainers().r2dbcUrl();
    }

    /**
     * The same database under the address that containers on {@link #network} have for it.
     *
     * @throws DatabaseException when the database is no container, and so not reachable from one
     */
    public Database seenByContainers() {
        if (network.isEmpty()) {
            throw new DatabaseException(
                "An embedded database cannot be reached from a container; use -Ddatabase=container.");
        }
        return new Database(ALIAS, PORT, name, username, password, network);
    }

    /** A new connection as the owner; the caller closes it. */
    public Connection connect() throws SQLException {
        var source = new PGSimpleDataSource();
        source.setUrl(jdbcUrl());
        source.setUser(username);
        source.setPassword(password);
        return source.getConnection();
    }

    /** The address; the password stays out of logs. */
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
