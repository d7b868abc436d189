package dev.a2b.database;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** What a database with TLS does before it speaks its protocol. Behind it is one without TLS, which refuses nobody. */
final class TlsEntrance implements AutoCloseable {

    private static final char[] PASSWORD = "changeit".toCharArray();
    private static final int REQUEST_BYTES = 8;

    private final String host;
    private final int port;
    private final Path certificate;
    private final SSLContext tls;
    private final ServerSocket entrance;

    TlsEntrance(String host, int port, Path directory) throws Exception {
        this.host = host;
        this.port = port;
        var keys = keys(directory.resolve("keys.p12"));
        this.certificate = Files.writeString(directory.resolve("certificate.pem"), pem(keys));
        var managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, PASSWORD);
        this.tls = SSLContext.getInstance("TLS");
        tls.init(managers.getKeyManagers(), null, null);
        this.entrance = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    Path certificate() {
        return certificate;
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }

    private void accept() throws IOException {
        while (!entrance.isClosed()) {
            var caller = entrance.accept();
            start(() -> serve(caller));
        }
    }

    /** https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-SSL */
    private void serve(Socket caller) throws IOException {
        try (caller;
                var database = new Socket(host, port)) {
            if (caller.getInputStream().readNBytes(REQUEST_BYTES).length < REQUEST_BYTES) {
                return;
            }
            caller.getOutputStream().write('S');
            var encrypted = (SSLSocket) tls.getSocketFactory().createSocket(caller, null, caller.getPort(), true);
            encrypted.setUseClientMode(false);
            encrypted.startHandshake();
            start(() -> copy(database.getInputStream(), encrypted.getOutputStream()));
            copy(encrypted.getInputStream(), database.getOutputStream());
        }
    }

    private static void copy(InputStream from, OutputStream to) throws IOException {
        from.transferTo(to);
    }

    private static void start(Work work) {
        var thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (IOException e) {
                        // One end is gone: its client sees that as well.
                    }
                },
                "tls");
        thread.setDaemon(true);
        thread.start();
    }

    private static KeyStore keys(Path file) throws Exception {
        var made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "RSA",
                        "-alias",
                        "database",
                        "-dname",
                        "CN=database.example",
                        "-ext",
                        "san=dns:database.example",
                        "-storepass",
                        new String(PASSWORD),
                        "-keystore",
                        file.toString())
                .redirectErrorStream(true)
                .start();
        made.getInputStream().transferTo(OutputStream.nullOutputStream());
        made.waitFor();
        return KeyStore.getInstance(file.toFile(), PASSWORD);
    }

    private static String pem(KeyStore keys) throws Exception {
        var content = Base64.getMimeEncoder(64, "\n".getBytes(US_ASCII))
                .encodeToString(keys.getCertificate("database").getEncoded());
        return "-----BEGIN CERTIFICATE-----\n" + content + "\n-----END CERTIFICATE-----\n";
    }

    @FunctionalInterface
    private interface Work {

        void run() throws IOException;
    }
}
