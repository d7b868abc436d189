package dev.a2b.postgres;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** In front of this machine's engine: accepts no request of a client below a minor version of the API, as Docker does. */
final class EngineProxy implements AutoCloseable {

    private static final UnixDomainSocketAddress ENGINE = UnixDomainSocketAddress.of("/var/run/docker.sock");
    private static final Pattern VERSION = Pattern.compile("\\A[A-Z]+ \\S*?/v1\\.(\\d+)/");
    private static final String REFUSAL =
            "{\"message\":\"client version 1.%s is too old. Minimum supported API version "
                    + "is 1.%d, please upgrade your client to a newer version\"}";

    private final ServerSocketChannel server;
    private final int least;
    private final AtomicInteger requests = new AtomicInteger();

    EngineProxy(Path socket, int least) throws IOException {
        this.server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(socket));
        this.least = least;
        start(this::accept);
    }

    /** How many parts of requests came. */
    int requests() {
        return requests.get();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private void accept() throws IOException {
        while (true) {
            var client = server.accept();
            start(() -> serve(client));
        }
    }

    private void serve(SocketChannel client) throws IOException {
        try (client;
                var engine = SocketChannel.open(ENGINE)) {
            start(() -> pass(engine, client, false));
            pass(client, engine, true);
        }
    }

    private void pass(SocketChannel from, SocketChannel to, boolean isRequest) throws IOException {
        var bytes = ByteBuffer.allocate(65_536);
        while (from.read(bytes.clear()) >= 0) {
            var version = VERSION.matcher(ISO_8859_1.decode(bytes.flip().duplicate()));
            if (isRequest) {
                requests.incrementAndGet();
            }
            if (isRequest && version.find() && Integer.parseInt(version.group(1)) < least) {
                refuse(from, version.group(1));
                return;
            }
            while (bytes.hasRemaining()) {
                to.write(bytes);
            }
        }
        to.shutdownOutput();
    }

    private void refuse(SocketChannel client, String version) throws IOException {
        var body = REFUSAL.formatted(version, least);
        client.write(ISO_8859_1.encode("HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n"
                + "Connection: close\r\nContent-Length: " + body.length() + "\r\n\r\n" + body));
    }

    private static void start(Step step) {
        var thread = new Thread(() -> {
            try {
                step.run();
            } catch (IOException e) {
                Thread.currentThread().interrupt(); // an end has closed the connection
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    /** What a thread does until its connection ends. */
    private interface Step {

        void run() throws IOException;
    }
}
