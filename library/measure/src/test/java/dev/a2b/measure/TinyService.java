package dev.a2b.measure;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** A tiny service that runs as a process of its own. */
public final class TinyService {

    /** How long a request takes where it is slow, in milliseconds. */
    private static final int SLOW_MILLIS = 50;

    /**
     * Where it is limited, it serves so many requests, and each tenth of the later ones. In the plan capacity,
     * the first level needs 61 of them: one before the load, and 10 a second for 6 s. It may need 20 more, because a
     * busy machine can end it late. If the second level gets them, it still serves fewer than 30 % of its 240 requests.
     */
    private static final int LIMIT = 81;

    /** How often it calls its partner for a request, unless its circuit breaker is open. */
    private static final int CALLS = 2;

    private static final AtomicInteger LIMITED = new AtomicInteger();

    private TinyService() {}

    /** What starts one that serves. */
    public static List<String> serving(int port) {
        return ChildJvm.command(TinyService.class, Integer.toString(port));
    }

    /** Starts one, and waits until it listens. */
    public static Process start(int port) throws IOException, InterruptedException {
        var process = new ProcessBuilder(serving(port)).start();
        while (!isOpen(port)) {
            if (!process.isAlive()) {
                throw new IOException(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
            }
            Thread.sleep(20);
        }
        return process;
    }

    /** What starts one that ends at once. */
    public static List<String> dying(String lastWords) {
        return ChildJvm.command(TinyService.class, "die", lastWords);
    }

    /** Serves until it is ended, or ends at once. */
    public static void main(String[] args) throws IOException {
        if (args[0].equals("die")) {
            System.err.println("starting");
            System.err.println(args[1]);
            System.exit(3);
        }
        serve(Integer.parseInt(args[0]));
    }

    private static void serve(int port) throws IOException {
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        var status = new AtomicInteger(200);
        server.createContext("/ready", exchange -> respond(exchange, status.get()));
        server.createContext("/limited", exchange -> respond(exchange, isServed() ? 200 : 503));
        server.createContext("/slow", exchange -> {
            sleep(SLOW_MILLIS);
            respond(exchange, 200);
        });
        addPartner(server);
        server.createContext("/fail", exchange -> {
            status.set(500);
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.createContext("/incomplete", exchange -> exchange.sendResponseHeaders(200, 2));
        server.createContext("/die", exchange -> Runtime.getRuntime().halt(3));
        server.setExecutor(Executors.newCachedThreadPool());
        // Before the first response, after which this line is read.
        System.out.println("Startup completed in 12ms");
        server.start();
    }

    /** What asks a partner, which is a part of this service, how the partner behaves, and how often it was called. */
    private static void addPartner(HttpServer server) {
        var partner = new AtomicReference<>("0");
        server.createContext("/partner", exchange -> {
            partner.set(exchange.getRequestURI().getQuery());
            respond(exchange, 200);
        });
        var calls = new AtomicInteger();
        server.createContext("/calls", exchange -> respond(exchange, 200, calls.toString()));
        server.createContext("/asking", exchange -> {
            var fails = partner.get().equals("fail"); // Then its circuit breaker is open.
            calls.addAndGet(fails ? 0 : CALLS);
            sleep(
                    fails
                            ? 0
                            : Math.round(1000
                                    * Stream.of(partner.get().split("/"))
                                            .mapToDouble(Double::parseDouble)
                                            .max()
                                            .orElse(0)));
            respond(exchange, 200, fails ? "no" : "ok");
        });
    }

    private static void respond(HttpExchange exchange, int status) throws IOException {
        respond(exchange, status, "ok");
    }

    private static void respond(HttpExchange exchange, int status, String body) throws IOException {
        exchange.sendResponseHeaders(status, body.length());
        exchange.getResponseBody().write(body.getBytes());
        exchange.close();
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isServed() {
        var request = LIMITED.incrementAndGet();
        return request <= LIMIT || request % 10 == 0;
    }

    private static boolean isOpen(int port) {
        try (var connection = new Socket("127.0.0.1", port)) {
            return connection.isConnected();
        } catch (IOException e) {
            return false;
        }
    }
}
