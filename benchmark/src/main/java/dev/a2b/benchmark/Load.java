package dev.a2b.benchmark;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** Sends the requests of many journeys at once, on connections that stay open. */
final class Load implements AutoCloseable {

    private static final int CONNECTIONS = 32;
    private static final long SECOND = 1_000_000_000L;

    static {
        System.setProperty("http.maxConnections", Integer.toString(CONNECTIONS));
    }

    private final URI service;
    private final Requests requests;
    private final int rate;
    private final long start = System.nanoTime();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicReference<Window> window = new AtomicReference<>(new Window());
    private volatile boolean ended;

    /** @param rate requests per second of all connections together; 0 for as many as they can carry */
    Load(URI service, Requests requests, int rate) {
        this.service = service;
        this.requests = requests;
        this.rate = rate;
        for (var number = 0; number < CONNECTIONS; number++) {
            var random = new SplittableRandom(number);
            var thread = new Thread(() -> run(random), "connection-" + number);
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** The responses since the last call. */
    Window next() {
        return window.getAndSet(new Window());
    }

    @Override
    public void close() {
        ended = true;
    }

    private void run(SplittableRandom random) {
        while (!ended) {
            requests.journey(random).forEach(this::send);
        }
    }

    private void send(Requests.Request request) {
        var due = due();
        try {
            exchange(request);
            window.get().add(System.nanoTime() - due);
        } catch (IOException e) { // a connection that failed, or the status of an error
            window.get().addFailure();
        }
    }

    private void exchange(Requests.Request request) throws IOException {
        var uri = service.resolve("/api/v1" + request.path());
        var connection = (HttpURLConnection) uri.toURL().openConnection();
        connection.setRequestMethod(request.method());
        connection.setRequestProperty("Accept-Encoding", "gzip");
        if (!request.body().isEmpty()) {
            connection.setRequestProperty("Content-Type", "application/json");
            connection.setDoOutput(true);
            connection.getOutputStream().write(request.body().getBytes(StandardCharsets.UTF_8));
        }
        try (var body = connection.getInputStream()) {
            body.transferTo(OutputStream.nullOutputStream());
        }
    }

    /**
     * Waits until the next request is due. With a rate, a duration begins at that time, so that a slow service cannot
     * hide how long requests waited for a free connection.
     */
    private long due() {
        if (rate == 0) {
            return System.nanoTime();
        }
        var due = start + sent.getAndIncrement() * SECOND / rate;
        for (var left = due - System.nanoTime(); left > 0 && !ended; left = due - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
        return due;
    }
}
