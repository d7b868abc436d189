package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * One database of a running server, with the credentials of its owner.
 *
 * @param host     host name or address for processes of this machine
 * @param port     port for processes of this machine
 * @param name     the database's name
 * @param username owner of everything in it
 * @param password random, new with each start of the server
 * @param network  id of the container's Docker network; empty if the database is embedded
 */
public record Database(String host, int port, String name, String username, String password,
                       Optional<String> network) {

    /** The server's name on its Docker network. */
    static final String ALIAS = "database";

    private static final int PORT = 5432;

    /** The R2DBC URL for a process of this machine, without the credentials. */
    public String r2dbcUrl() {
        return "r2dbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /** The JDBC URL for a process of this machine, without the credentials. */
    public String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /**
     * The R2DBC URL for a container on {@link #network}, without the credentials.
     *
     * @throws DatabaseException if the database is embedded: containers cannot reach it
     */
    public String containerUrl() {
        return seenByContainers().r2dbcUrl();
    }

    /**
     * This database with the address that containers on {@link #network} use.
     *
     * @throws DatabaseException if the database is embedded: containers cannot reach it
     */
    public Database seenByContainers() {
        if (network.isEmpty()) {
            throw new DatabaseException(
                "Containers cannot reach an embedded database; use -Ddatabase=container.");
        }
        return new Database(ALIAS, PORT, name, username, password, network);
    }

    /** Opens a JDBC connection as the owner; the caller closes it. */
    public Connection connect() throws SQLException {
        var source = new PGSimpleDataSource();
        source.setUrl(jdbcUrl());
        source.setUser(username);
        source.setPassword(password);
        return source.getConnection();
    }

    /** The address without the password, for logs. */
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
