package com.example.a2b.artifact;

import dev.a2b.postgres.Database;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/** Locks a transfer, so that a request that books it waits. */
final class Lock implements AutoCloseable {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final String WAITING = """
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'""";

    private final Database database;
    private final Connection connection;

    private Lock(Database database, Connection connection) {
        this.database = database;
        this.connection = connection;
    }

    static Lock of(Database database, long transfer) throws SQLException {
        var connection = database.connect();
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
            statement.execute("select id from transfers where id = " + transfer + " for update");
        }
        return new Lock(database, connection);
    }

    /** Waits until a request waits for the lock. */
    void awaitOneWaiting() throws Exception {
        var deadline = Instant.now().plus(LIMIT);
        while (waiting() == 0) {
            if (Instant.now().isAfter(deadline)) {
                throw new AssertionError("No request waited for the transfer within " + LIMIT.toSeconds() + " s.");
            }
            Thread.sleep(20);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    /**
     * Read outside the transaction that locks the transfer: within a transaction the statistics stay those of its first
     * read. https://www.postgresql.org/docs/17/monitoring-stats.html#MONITORING-STATS-VIEWS
     */
    private long waiting() throws SQLException {
        try (var own = database.connect(); var statement = own.createStatement();
             var row = statement.executeQuery(WAITING)) {
            row.next();
            return row.getLong(1);
        }
    }
}
