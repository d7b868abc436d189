package dev.a2b.measure.target;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Times a start from outside: from just before the spawn to the first complete 200. The poller runs before the spawn,
 * and speaks HTTP on a bare socket, so that neither its own start nor a client's warm-up is counted.
 *
 * <p>A container is asked at its own address, too, as soon as it has one: while the engine makes its network, the
 * engine's proxy accepts a connection whose first packet is lost, and sent again after a second
 * (https://www.rfc-editor.org/rfc/rfc6298#section-2).
 */
public final class StartupProbe {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int ANSWER_MILLIS = 5_000;

    private final int port;
    private final String path;
    private final CountDownLatch polling = new CountDownLatch(3);
    private final CompletableFuture<Long> answered = new CompletableFuture<>();
    private volatile boolean ended;

    private StartupProbe(int port, String path) {
        this.port = port;
        this.path = path;
    }

    /** A service that has started, and how long that took. */
    public record Started(MeasuredService service, long nanos) {
    }

    /**
     * Starts a service and waits until it answers.
     *
     * @throws MeasureException when it ends before, or does not answer within the limit; it is stopped then
     */
    public static Started time(Supplier<MeasuredService> spawn, int port, String path, Duration limit) {
        var probe = new StartupProbe(port, path);
        try {
            probe.startPolling(MeasuredService.at(port));
            probe.polling.await();
            return probe.spawn(spawn, limit);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The start of the service was interrupted.", e);
        } finally {
            probe.ended = true;
        }
    }

    private Started spawn(Supplier<MeasuredService> spawn, Duration limit) throws InterruptedException {
        var before = System.nanoTime();
        var service = spawn.get();
        service.onEnd(() -> answered.cancel(false));
        var own = service.uri(port);
        if (!own.equals(MeasuredService.at(port))) {
            startPolling(own);
        }
        try {
            return new Started(service, answered.get(limit.toMillis(), TimeUnit.MILLISECONDS) - before);
        } catch (TimeoutException e) {
            service.close();
            throw new MeasureException("The service did not answer within " + limit.toSeconds()
                + " s: see its log " + service.log() + ".");
        } catch (ExecutionException | CancellationException e) {
            service.close();
            throw new MeasureException("The service ended during its start, " + service.lastWords()
                + " (its log: " + service.log() + ").");
        }
    }

    private void startPolling(URI service) {
        var poller = new Thread(() -> poll(service), "boot-probe");
        poller.setDaemon(true);
        poller.start();
    }

    private void poll(URI service) {
        var address = new InetSocketAddress(service.getHost(), service.getPort());
        var head = "GET " + path + " HTTP/1.1\r\nHost: " + service.getAuthority() + "\r\nConnection: close\r\n\r\n";
        var request = head.getBytes(StandardCharsets.US_ASCII);
        while (!ended && !answered.isDone()) {
            if (isAnswered(address, request)) {
                answered.complete(System.nanoTime());
            }
            polling.countDown();
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    private static boolean isAnswered(InetSocketAddress address, byte[] request) {
        try (var socket = new Socket()) {
            socket.setSoTimeout(ANSWER_MILLIS);
            socket.connect(address, ANSWER_MILLIS);
            socket.getOutputStream().write(request);
            var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            return answer.startsWith("HTTP/1.1 200 ");
        } catch (IOException e) {
            return false;
        }
    }
}
