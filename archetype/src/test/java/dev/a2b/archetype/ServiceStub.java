package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;

/** Answers requests for a few paths at one port of loopback, as a service and its port for operators would. */
final class ServiceStub implements AutoCloseable {

    private final HttpServer server;

    private ServiceStub(HttpServer server) {
        this.server = server;
    }

    /** @param bodies the bodies of the responses by their paths; other paths answer 404 */
    static ServiceStub start(Map<String, String> bodies) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        bodies.forEach((path, text) -> server.createContext(path, exchange -> {
            var body = text.getBytes(UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        }));
        server.start();
        return new ServiceStub(server);
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
