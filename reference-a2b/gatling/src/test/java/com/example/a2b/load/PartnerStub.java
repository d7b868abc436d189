package com.example.a2b.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/**
 * A partner that prices transfers, as slow and as unreliable as an experiment needs it. The README shows how to start
 * it by hand and how to change it while it runs. It needs only a JDK.
 */
final class PartnerStub implements AutoCloseable {

    static {
        // Else each answer can wait 40 ms, https://bugs.openjdk.org/browse/JDK-6968351
        System.setProperty("sun.net.httpserver.nodelay", "true");
        // Else it closes all but 200 idle connections, some of them just when the service sends a request.
        System.setProperty("sun.net.httpserver.maxIdleConnections", "10000");
    }

    /** Written as an address, because a name may stand for that of another protocol. */
    private static final String HOST = "127.0.0.1";

    /** Connections that wait until it accepts them: a service may open many at once. */
    private static final int BACKLOG = 1000;

    private static final String PRICE = "{\"price\": 99.90}";

    private final ScheduledExecutorService answers = Executors.newScheduledThreadPool(2);
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicLong calls = new AtomicLong();
    private final HttpServer server;
    private volatile double delay;
    private volatile double failures;
    private volatile Map<String, Double> delays = Map.of();

    private PartnerStub(int port) throws IOException {
        server = HttpServer.create(new InetSocketAddress(HOST, port), BACKLOG);
        server.createContext("/prices", this::price);
        server.createContext("/behavior", this::change);
        server.start();
    }

    /** @param arguments port, delay in seconds, share of the failures; each may be left out */
    public static void main(String[] arguments) {
        var stub = start(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8090);
        stub.behave(
                arguments.length > 1 ? Double.parseDouble(arguments[1]) : 0,
                arguments.length > 2 ? Double.parseDouble(arguments[2]) : 0);
        System.out.println("The partner listens at " + stub.uri());
    }

    /** Starts a partner on the loopback address that answers at once; on a free port for 0. */
    static PartnerStub start(int port) {
        try {
            return new PartnerStub(port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its address: the value of MICRONAUT_HTTP_SERVICES_PARTNER_URL. */
    URI uri() {
        return URI.create("http://" + HOST + ":" + server.getAddress().getPort());
    }

    /** How many requests for a price have reached it, including those that it fails. */
    long calls() {
        return calls.get();
    }

    /**
     * Changes how it answers requests from now on.
     *
     * @param delay    seconds until it answers
     * @param failures share of the requests that it answers with 503, from 0 to 1
     */
    void behave(double delay, double failures) {
        if (!(delay >= 0 && failures >= 0 && failures <= 1)) {
            throw new IllegalArgumentException("The delay must be at least 0 s, the share of failures from 0 to 1.");
        }
        this.delay = delay;
        this.failures = failures;
        this.delays = Map.of();
    }

    /** Answers requests for these fare classes after so many seconds from now on, and all others at once. */
    void behave(Map<String, Double> secondsByFareClass) {
        behave(0, 0);
        delays = secondsByFareClass;
    }

    @Override
    public void close() {
        server.stop(0);
        answers.shutdownNow();
    }

    /** No thread waits, so that many slow answers can be open at once. */
    private void price(HttpExchange exchange) {
        var status = ThreadLocalRandom.current().nextDouble() < failures ? 503 : 200;
        var seconds = delays.getOrDefault(text(exchange.getRequestURI().getQuery(), "fareClass"), delay);
        calls.incrementAndGet();
        open.incrementAndGet();
        answers.schedule(
                () -> {
                    open.decrementAndGet();
                    answer(exchange, status, PRICE);
                },
                Math.round(seconds * 1000),
                MILLISECONDS);
    }

    private void change(HttpExchange exchange) {
        try {
            var query = exchange.getRequestURI().getQuery();
            behave(number(query, "delay"), number(query, "failures"));
            var now = "{\"delay\": %s, \"failures\": %s, \"open\": %d}".formatted(delay, failures, open.get());
            answer(exchange, 200, now);
        } catch (IllegalArgumentException e) {
            answer(exchange, 400, "{\"detail\": \"%s\"}".formatted(e.getMessage()));
        }
    }

    private static double number(String query, String name) {
        var found = text(query, name);
        return found.isEmpty() ? 0 : Double.parseDouble(found);
    }

    /** The value of a parameter; empty if it is missing. */
    private static String text(String query, String name) {
        var found = Pattern.compile("(?:^|&)" + name + "=([^&]+)").matcher(String.valueOf(query));
        return found.find() ? found.group(1) : "";
    }

    private static void answer(HttpExchange exchange, int status, String json) {
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, 0);
            exchange.getResponseBody().write(json.getBytes(UTF_8));
        } catch (IOException e) {
            // The caller has given up: nobody is left to answer.
        }
    }
}
