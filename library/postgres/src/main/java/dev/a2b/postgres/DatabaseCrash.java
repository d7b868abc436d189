package dev.a2b.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Crashes the database server, for tests of a service that must survive this. */
public final class DatabaseCrash {

    private static final int LIMIT_SECONDS = 120;
    private static final long PAUSE_NANOS = 10_000_000;

    private DatabaseCrash() {}

    /**
     * Kills one process of the server. PostgreSQL then ends all connections, recovers and serves again; this method
     * waits for all of it. A new connection is the sign that no old one is left.
     *
     * @param database a database of the server
     * @throws DatabaseException if the process cannot be killed, or the server does not end or not restart
     * @see <a href="https://www.postgresql.org/docs/17/app-postgres.html">postgres, the note on SIGKILL</a>
     */
    public static void provoke(Database database) {
        try (var victim = database.connect();
                var witness = database.connect()) {
            DatabaseProcess.of(victim, database).signal("KILL");
            await(() -> isClosed(witness), "crash");
        } catch (SQLException e) {
            throw new DatabaseException("The database cannot be crashed, because it does not serve: " + e);
        }
        await(() -> accepts(database), "serve again after its crash");
    }

    private static boolean isClosed(Connection connection) {
        try {
            return !connection.isValid(LIMIT_SECONDS);
        } catch (SQLException e) {
            return true;
        }
    }

    private static boolean accepts(Database database) {
        try (var connection = database.connect()) {
            return connection.isValid(LIMIT_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    private static void await(BooleanSupplier condition, String what) {
        var last = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > last) {
                throw new DatabaseException("The database did not " + what + " within " + LIMIT_SECONDS + " s.");
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }
}
