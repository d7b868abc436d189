package dev.a2b.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The main process of PostgreSQL, which runs on one cluster as a child of this JVM.
 *
 * @param process the postmaster, parent of all processes of the server
 * @param admin   the superuser's access
 */
record Postmaster(ProcessHandle process, Database admin) implements AutoCloseable {

    static final String SUPERUSER = "postgres";

    private static final int ATTEMPTS = 3;

    /** Starts the postmaster and waits until it accepts connections. */
    static Postmaster start(Binaries binaries, RunningDirectory directory, String password, List<String> settings)
            throws IOException, InterruptedException {
        for (var attempt = 1; ; attempt++) {
            var started = spawn(binaries, directory, password, settings);
            if (started.answers()) {
                return started;
            }
            started.close();
            // Another process may take the free port before PostgreSQL does.
            var log = Failures.log(directory.log());
            if (attempt == ATTEMPTS || !log.contains("Address already in use")) {
                throw new IOException("PostgreSQL ended during its start");
            }
        }
    }

    private static Postmaster spawn(
            Binaries binaries, RunningDirectory directory, String password, List<String> settings) throws IOException {
        var port = freePort();
        var arguments = new ArrayList<>(List.of(
                "-D",
                directory.data().toString(),
                "-p",
                Integer.toString(port),
                // Only loopback; no Unix socket, because its path would be too long in a deep directory.
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories="));
        arguments.addAll(settings);
        var process = new ProcessBuilder(binaries.command("postgres", arguments))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(directory.log().toFile()))
                .start()
                .toHandle();
        ProcessReaper.guard(process);
        return new Postmaster(
                process, new Database("127.0.0.1", port, "postgres", SUPERUSER, password, Optional.empty()));
    }

    private boolean answers() throws InterruptedException {
        while (process.isAlive()) {
            try {
                admin.connect().close();
                return true;
            } catch (SQLException e) {
                Thread.sleep(20);
            }
        }
        return false;
    }

    @Override
    public void close() {
        Processes.end(List.of(process));
        ProcessReaper.release(process);
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }
}
