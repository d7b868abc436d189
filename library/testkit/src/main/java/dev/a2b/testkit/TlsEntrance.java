package dev.a2b.testkit;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** What a database that demands TLS does before it speaks its protocol. Behind it is one without TLS, which refuses nobody. */
public final class TlsEntrance implements AutoCloseable {

    /** Of the file with the keys. */
    public static final String PASSWORD = "changeit";

    private static final int REQUEST_BYTES = 8;
    /** The second half of a request for TLS. */
    private static final int TLS = 80877103;

    private static final byte[] REFUSAL = refusal("SFATAL", "VFATAL", "C28000", "Mno encryption");

    private final String host;
    private final int port;
    private final Path file;
    private final Path certificate;
    private final SSLContext tls;
    private final ServerSocket entrance;

    /**
     * @param here      the address of this machine at which it is reached
     * @param host      the host of the database
     * @param port      the port of the database
     * @param directory for its keys, which take seconds to make; a second entrance uses them again
     */
    public TlsEntrance(InetAddress here, String host, int port, Path directory) throws Exception {
        this.host = host;
        this.port = port;
        this.file = directory.resolve("keys.p12");
        var keys = keys(file);
        this.certificate = Files.writeString(directory.resolve("certificate.pem"), pem(keys));
        var managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, PASSWORD.toCharArray());
        this.tls = SSLContext.getInstance("TLS");
        tls.init(managers.getKeyManagers(), null, null);
        this.entrance = new ServerSocket(0, 100, here);
        start(this::accept);
    }

    public int port() {
        return entrance.getLocalPort();
    }

    /** The file with the key and the certificate, which is its own authority: it has the name database.example. */
    public Path keys() {
        return file;
    }

    /** The file with the certificate alone. */
    public Path certificate() {
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
            var request = caller.getInputStream().readNBytes(REQUEST_BYTES);
            if (request.length < REQUEST_BYTES) {
                return;
            }
            if (ByteBuffer.wrap(request).getInt(REQUEST_BYTES / 2) != TLS) {
                caller.getOutputStream().write(REFUSAL);
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

    /** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE */
    private static byte[] refusal(String... fields) {
        var content = (String.join("\0", fields) + "\0\0").getBytes(US_ASCII);
        return ByteBuffer.allocate(1 + Integer.BYTES + content.length)
                .put((byte) 'E')
                .putInt(Integer.BYTES + content.length)
                .put(content)
                .array();
    }

    /** Makes the file if it does not exist. */
    private static KeyStore keys(Path file) throws Exception {
        if (Files.notExists(file)) {
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
                            PASSWORD,
                            "-keystore",
                            file.toString())
                    .redirectErrorStream(true)
                    .start();
            made.getInputStream().transferTo(OutputStream.nullOutputStream());
            made.waitFor();
        }
        return KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray());
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
