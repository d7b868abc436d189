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
 * Measures the startup time from outside: from just before the start of the service to the first complete response with
 * status 200. The poller runs before that start and uses a plain socket, so the figure contains neither the start of
 * the poller nor the warm-up of an HTTP client.
 *
 * <p>A container is also polled at its own address as soon as it has one. The engine's proxy accepts a connection while
 * the engine still sets up the network, the first packet is lost, and TCP sends it again after a second
 * (<a href="https://www.rfc-editor.org/rfc/rfc6298#section-2">RFC 6298, section 2</a>).
 */
public final class StartupProbe {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    /** Longer than the above, because a start elsewhere takes longer than that of a process on this machine. */
    private static final long PAUSE_ELSEWHERE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private static final int RESPONSE_MILLIS = 5_000;
    /** Some networks drop a packet to a service without a Pod, and TCP would send it again after a second. */
    private static final int CONNECT_ELSEWHERE_MILLIS = 200;

    private static final int HTTP = 80;
    private static final String SUCCESSFUL = "HTTP/1.1 200 ";
    /** Number of polls before the start of the service: they load the classes that polling needs. */
    private static final int REHEARSALS = 3;

    private final String path;
    private final CompletableFuture<Long> responded = new CompletableFuture<>();
    private volatile boolean accepted;
    private volatile boolean ended;

    private StartupProbe(String path) {
        this.path = path;
    }

    /**
     * A service that has started.
     *
     * @param service the running service
     * @param nanos its startup time, in nanoseconds
     */
    public record Started(MeasuredService service, long nanos) {}

    /**
     * Starts a service and waits for its first successful response.
     *
     * @param spawn starts the service without waiting for a response
     * @param port port of this machine at which the service will be reached
     * @param path path of a GET request whose response has the status 200 once the service has started
     * @param limit maximum duration of the start
     * @throws ServiceException if the service ends early, or it does not respond within the limit; then the service is
     *     stopped
     * @throws MeasureException if another program responds at the port
     */
    public static Started time(Supplier<MeasuredService> spawn, int port, String path, Duration limit) {
        var probe = new StartupProbe(path);
        try {
            probe.rehearse(port);
            probe.startPolling(MeasuredService.at(port));
            return probe.spawn(spawn, port, limit);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The start of the service was interrupted.");
        } finally {
            probe.ended = true;
        }
    }

    /**
     * Waits for the first successful response of a service that someone else starts.
     *
     * @param service scheme, host and port of the service
     * @param path path of a GET request whose response has the status 200 once the service has started
     * @param limit maximum duration of the wait
     * @return when the response was complete, in epoch milliseconds
     * @throws MeasureException if it does not respond within the limit
     */
    public static long firstResponse(URI service, String path, Duration limit) {
        var probe = new StartupProbe(path);
        var last = System.nanoTime() + limit.toNanos();
        while (!probe.respond(service, Integer.MAX_VALUE, CONNECT_ELSEWHERE_MILLIS)
                .startsWith(SUCCESSFUL)) {
            if (System.nanoTime() > last) {
                throw new MeasureException("The service at " + service + " did not respond with 200 at " + path
                        + " within " + limit.toSeconds() + " s: look for the reason in its log.");
            }
            LockSupport.parkNanos(PAUSE_ELSEWHERE_NANOS);
        }
        return System.currentTimeMillis();
    }

    private void rehearse(int port) {
        for (var poll = 0; poll < REHEARSALS; poll++) {
            respond(MeasuredService.at(port), 1, RESPONSE_MILLIS);
            if (accepted) {
                throw new MeasureException("Another program responds at port " + port + " before the service starts: "
                        + "stop it, or give another port, as in -Dport=8085.");
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
            var nanos = responded.get(limit.toMillis(), TimeUnit.MILLISECONDS) - before;
            service.identify();
            return new Started(service, nanos);
        } catch (MeasureException e) {
            service.close();
            throw e;
        } catch (TimeoutException e) {
            service.close();
            throw failed(
                    service, "the service did not respond with 200 at " + path + " within " + limit.toSeconds() + " s");
        } catch (ExecutionException | CancellationException e) {
            service.completeLog();
            var end = service.exitMessage();
            service.close();
            throw failed(service, "the service ended before it responded, " + end);
        }
    }

    private static ServiceException failed(MeasuredService service, String finding) {
        return new ServiceException(
                false, finding, "The" + finding.substring("the".length()) + ". Its log is " + service.log() + ".");
    }

    private void startPolling(URI service) {
        var poller = new Thread(() -> poll(service), "startup-probe");
        poller.setDaemon(true);
        poller.start();
    }

    private void poll(URI service) {
        while (!ended && !responded.isDone()) {
            if (respond(service, Integer.MAX_VALUE, RESPONSE_MILLIS).startsWith(SUCCESSFUL)) {
                responded.complete(System.nanoTime());
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /** The response to a GET request, up to a number of bytes; empty if there is none. */
    private String respond(URI service, int limit, int connectMillis) {
        var head = "GET " + path + " HTTP/1.1\r\nHost: " + service.getAuthority() + "\r\nConnection: close\r\n\r\n";
        var port = service.getPort() < 0 ? HTTP : service.getPort();
        try (var socket = new Socket()) {
            socket.setSoTimeout(RESPONSE_MILLIS);
            socket.connect(new InetSocketAddress(service.getHost(), port), connectMillis);
            accepted = true;
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(limit), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
