package dev.a2b.measure;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** A tiny service that runs as a process of its own. */
public final class TinyService {

    /** How long a request takes where it is slow, in milliseconds. */
    public static final int SLOW_MILLIS = 50;

    /**
     * It refuses more requests than these in one second, where it is limited. This is far from both levels of the plan
     * capacity, because the requests of three such seconds can fall into the two seconds that count.
     */
    private static final int LIMIT = 20;

    private static long second;
    private static int served;

    private TinyService() {
    }

    /** What starts one that serves. */
    public static List<String> serving(int port) {
        return ChildJvm.command(TinyService.class, Integer.toString(port));
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
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        var status = new AtomicInteger(200);
        server.createContext("/ready", exchange -> respond(exchange, status.get()));
        server.createContext("/limited", exchange -> respond(exchange, isWithinLimit() ? 200 : 503));
        server.createContext("/slow", exchange -> {
            sleep(SLOW_MILLIS);
            respond(exchange, 200);
        });
        var partner = new AtomicReference<>("0");
        server.createContext("/partner", exchange -> {
            partner.set(exchange.getRequestURI().getQuery());
            respond(exchange, 200);
        });
        server.createContext("/asking", exchange -> {
            var fails = partner.get().equals("fail");
            sleep(fails ? 0 : Math.round(1000 * Stream.of(partner.get().split("/")).mapToDouble(Double::parseDouble)
                .max().orElse(0)));
            respond(exchange, 200, fails ? "no" : "ok");
        });
        server.createContext("/fail", exchange -> {
            status.set(500);
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.createContext("/incomplete", exchange -> exchange.sendResponseHeaders(200, 2));
        server.createContext("/die", exchange -> Runtime.getRuntime().halt(3));
        server.setExecutor(Executors.newCachedThreadPool());
        server.start();
        System.out.println("Startup completed in 12ms");
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

    private static synchronized boolean isWithinLimit() {
        var now = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime());
        served = now == second ? served + 1 : 1;
        second = now;
        return served <= LIMIT;
    }
}
