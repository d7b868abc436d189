package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Measures the startup time from outside: from just before the spawn to the first complete response with status 200.
 * The poller runs before the spawn and speaks HTTP on a plain socket, so neither its own start nor a client's warm-up
 * is part of the figure.
 *
 * <p>A container is also polled at its own address as soon as it has one: while the engine makes its network, the
 * engine's proxy accepts a connection whose first packet is lost, and TCP sends that again after a second
 * (https://www.rfc-editor.org/rfc/rfc6298#section-2).
 */
public final class StartupProbe {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int RESPONSE_MILLIS = 5_000;
    /** Polls before the spawn: they load the classes that polling needs. */
    private static final int REHEARSALS = 3;

    private final String path;
    private final CompletableFuture<Long> responded = new CompletableFuture<>();
    private volatile boolean ended;

    private StartupProbe(String path) {
        this.path = path;
    }

    /**
     * A service that has started.
     *
     * @param nanos its startup time in nanoseconds
     */
    public record Started(MeasuredService service, long nanos) {
    }

    /**
     * Starts a service and waits for its first successful response.
     *
     * @param spawn starts the service, and does not wait for it
     * @param port where the service will be reached on this machine
     * @param path of a GET that responds with 200 once the service has started
     * @param limit how long the start may take
     * @throws MeasureException when something responds at the port before the spawn, when the service ends early, and
     *     when it does not respond within the limit; the service is stopped then
     */
    public static Started time(Supplier<MeasuredService> spawn, int port, String path, Duration limit) {
        var probe = new StartupProbe(path);
        try {
            probe.rehearse(port);
            probe.startPolling(MeasuredService.at(port));
            return probe.spawn(spawn, port, limit);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The start of the service was interrupted.", e);
        } finally {
            probe.ended = true;
        }
    }

    private void rehearse(int port) {
        for (var poll = 0; poll < REHEARSALS; poll++) {
            if (!respond(MeasuredService.at(port), 1).isEmpty()) {
                throw new MeasureException("Another program responds at port " + port + " before the service starts: "
                    + "stop it, or give another port with -Dport=....");
            }
        }
    }

    private Started spawn(Supplier<MeasuredService> spawn, int port, Duration limit) throws InterruptedException {
        var before = System.nanoTime();
        var service = spawn.get();
        service.exit().thenRun(() -> responded.cancel(false));
        var own = service.uri();
        if (!own.equals(MeasuredService.at(port))) {
            startPolling(own);
        }
        try {
            return new Started(service, responded.get(limit.toMillis(), TimeUnit.MILLISECONDS) - before);
        } catch (TimeoutException e) {
            service.close();
            throw new MeasureException("The service did not respond with 200 at " + path + " within "
                + limit.toSeconds() + " s: see its log " + service.log() + ".");
        } catch (ExecutionException | CancellationException e) {
            service.close();
            throw new MeasureException("The service ended before it responded, " + service.exitMessage()
                + " (log: " + service.log() + ").");
        }
    }

    private void startPolling(URI service) {
        var poller = new Thread(() -> poll(service), "startup-probe");
        poller.setDaemon(true);
        poller.start();
    }

    private void poll(URI service) {
        while (!ended && !responded.isDone()) {
            if (respond(service, Integer.MAX_VALUE).startsWith("HTTP/1.1 200 ")) {
                responded.complete(System.nanoTime());
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /** What comes back for a GET, up to a number of bytes; empty when nothing does. */
    private String respond(URI service, int limit) {
        var head = "GET " + path + " HTTP/1.1\r\nHost: " + service.getAuthority() + "\r\nConnection: close\r\n\r\n";
        try (var socket = new Socket()) {
            socket.setSoTimeout(RESPONSE_MILLIS);
            socket.connect(new InetSocketAddress(service.getHost(), service.getPort()), RESPONSE_MILLIS);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(limit), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
