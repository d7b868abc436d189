package com.example.a2b.offer;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A partner that answers as a test wants it: with the price 99.90 unless told otherwise. */
public final class Partner implements AutoCloseable {

    private static final String PRICE = "{\"price\": 99.90, \"addedLater\": true}";

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger failuresLeft = new AtomicInteger();
    private final HttpServer server;
    private volatile CountDownLatch silence = new CountDownLatch(0);
    private volatile int status = 200;
    private volatile String body = PRICE;

    /** One that only this machine reaches. */
    Partner() {
        this(InetAddress.getLoopbackAddress());
    }

    /** @param here the address of this machine at which it is reached, on a free port */
    public Partner(InetAddress here) {
        try {
            server = HttpServer.create(new InetSocketAddress(here, 0), 0);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        server.createContext("/prices", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** The settings that make a service ask this partner, and more. */
    Map<String, String> settings(Map<String, String> more) {
        var settings = new HashMap<>(more);
        settings.put("micronaut.http.services.partner.url", url());
        return settings;
    }

    /** Its address. */
    public String url() {
        var address = server.getAddress();
        return "http://" + address.getAddress().getHostAddress() + ":" + address.getPort();
    }

    /** How many requests have arrived. */
    int requests() {
        return requests.get();
    }

    /** Answers normally again, to open requests as well. */
    void recover() {
        failuresLeft.set(0);
        answerWith(200, PRICE);
        silence.countDown();
    }

    /** Answers the next requests with this. */
    public void answerWith(int status, String body) {
        this.status = status;
        this.body = body;
    }

    /** Answers the next requests with 503. */
    void failNext(int count) {
        failuresLeft.set(count);
    }

    /** Accepts requests and does not answer them. */
    void beSilent() {
        silence = new CountDownLatch(1);
    }

    @Override
    public void close() {
        silence.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        requests.incrementAndGet();
        try (exchange) {
            silence.await();
            var failed = failuresLeft.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.getResponseHeaders().set("Location", "/prices"); // which matters to a status of class 3xx only
            exchange.sendResponseHeaders(failed ? 503 : status, 0);
            exchange.getResponseBody().write(body.getBytes());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
