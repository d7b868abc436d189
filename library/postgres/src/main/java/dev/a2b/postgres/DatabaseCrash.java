package dev.a2b.postgres;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.Container;
import com.github.dockerjava.api.model.Frame;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.testcontainers.DockerClientFactory;

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
            kill(process(victim), database);
            await(() -> isClosed(witness), "crash");
        } catch (SQLException e) {
            throw new DatabaseException("The database cannot be crashed, because it does not serve: " + e, e);
        }
        await(() -> accepts(database), "serve again after its crash");
    }

    private static long process(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery("select pg_backend_pid()")) {
            row.next();
            return row.getLong(1);
        }
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

    private static void kill(long process, Database database) {
        if (database.network().isPresent()) {
            killInContainer(process, database.network().get());
        } else if (!ProcessHandle.of(process)
                .map(ProcessHandle::destroyForcibly)
                .orElse(false)) {
            throw new DatabaseException("The database process " + process + " cannot be killed: is it this user's?");
        }
    }

    private static void killInContainer(long process, String network) {
        var client = DockerClientFactory.instance().client();
        var command = client.execCreateCmd(container(network).getId())
                .withUser("root")
                .withCmd("kill", "-9", Long.toString(process))
                .withAttachStdout(true)
                .exec()
                .getId();
        try {
            client.execStartCmd(command)
                    .exec(new ResultCallback.Adapter<Frame>())
                    .awaitCompletion(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        var exitCode = client.inspectExecCmd(command).exec().getExitCodeLong();
        if (exitCode == null || exitCode != 0) {
            throw new DatabaseException("The database process " + process + " cannot be killed in its container: kill "
                    + "ended with exit code " + exitCode + ".");
        }
    }

    private static Container container(String network) {
        return DockerClientFactory.instance()
                .client()
                .listContainersCmd()
                .withNetworkFilter(List.of(network))
                .withFilter("expose", List.of("5432"))
                .exec()
                .stream()
                .findFirst()
                .orElseThrow(() -> new DatabaseException("No database container runs on the network " + network + "."));
    }
}
