package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;

class ExternalDatabaseIT {

    @Test
    void the_version_is_read_although_the_first_connection_breaks() throws Exception {
        try (var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY);
                var gate = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            var database = server.copy("reached");
            inBackground(() -> {
                gate.accept().close();
                join(gate.accept(), new Socket(database.host(), database.port()));
            });
            var behindGate = new Database(
                    database.host(),
                    gate.getLocalPort(),
                    database.name(),
                    database.username(),
                    database.password(),
                    database.network());

            assertEquals(ExternalDatabase.version(database), ExternalDatabase.version(behindGate));
        }
    }

    private static void join(Socket client, Socket server) {
        inBackground(() -> client.getInputStream().transferTo(server.getOutputStream()));
        inBackground(() -> server.getInputStream().transferTo(client.getOutputStream()));
    }

    private static void inBackground(Work work) {
        var thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException e) {
                return; // a side has closed the connection
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private interface Work {

        void run() throws IOException;
    }
}
