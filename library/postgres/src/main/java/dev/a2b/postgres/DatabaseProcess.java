package dev.a2b.postgres;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.Container;
import com.github.dockerjava.api.model.Frame;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.testcontainers.DockerClientFactory;

/** A process of PostgreSQL that serves one connection: on this machine, or in a container. */
record DatabaseProcess(long id, Optional<String> network) {

    private static final int LIMIT_SECONDS = 120;

    static DatabaseProcess of(Connection connection, Database database) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery("select pg_backend_pid()")) {
            row.next();
            return new DatabaseProcess(row.getLong(1), database.network());
        }
    }

    /**
     * Sends it a signal.
     *
     * @param name of the signal, such as KILL
     * @throws DatabaseException if this user may not send it one
     */
    void signal(String name) {
        var kill = new String[] {"kill", "-" + name, Long.toString(id)};
        if (exitCode(kill) != 0) {
            throw new DatabaseException(
                    "The database process " + id + " got no signal " + name + ": is it this user's?");
        }
    }

    private long exitCode(String... command) {
        try {
            return network.isPresent()
                    ? inContainer(network.get(), command)
                    : new ProcessBuilder(command).start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        } catch (IOException e) {
            throw new DatabaseException("No signal can be sent on this system: " + e);
        }
    }

    private static long inContainer(String network, String... command) throws InterruptedException {
        var client = DockerClientFactory.instance().client();
        var execution = client.execCreateCmd(container(network).getId())
                .withUser("root")
                .withCmd(command)
                .withAttachStdout(true)
                .exec()
                .getId();
        client.execStartCmd(execution)
                .exec(new ResultCallback.Adapter<Frame>())
                .awaitCompletion(LIMIT_SECONDS, TimeUnit.SECONDS);
        var exitCode = client.inspectExecCmd(execution).exec().getExitCodeLong();
        return exitCode == null ? -1 : exitCode;
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
