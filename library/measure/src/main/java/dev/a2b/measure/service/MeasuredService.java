package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A running service, started as its users start it. It ends with this JVM at the latest. */
public abstract class MeasuredService implements AutoCloseable {

    /** The IP address at which a process listens, and at which the port of a container is published. */
    public static final String LOOPBACK = "127.0.0.1";

    /** How long a service may take to stop before {@link #close} kills it. */
    static final int GRACE_SECONDS = 20;

    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Duration EXIT_CODE_LIMIT = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(20);

    private final int port;
    private final Path log;

    MeasuredService(int port, Path log) {
        this.port = port;
        this.log = log;
    }

    /** The address of a service at a port of this machine. */
    static URI at(int port) {
        return URI.create("http://" + LOOPBACK + ":" + port);
    }

    /** The exit code, which is complete when the service has ended. */
    abstract CompletableFuture<Integer> exit();

    /** Waits briefly until the log of an ended service is complete. */
    abstract void completeLog();

    /**
     * Remembers which processes respond at the port, as far as this system shows it.
     *
     * @throws MeasureException if none of them belongs to the service
     */
    abstract void identify();

    /** Whether the system killed the service, or a part of it, because it needed more memory than its limit. */
    abstract boolean isKilledForMemory();

    /** Whether the service runs and was not restarted: the processes that responded after the start still run. */
    public abstract boolean isAlive();

    /** Asks the service to stop, by SIGTERM as container platforms do, and does not wait. */
    public abstract void requestStop();

    /**
     * Runs the health check of the service: its own command with the argument {@code health}, beside the running
     * service.
     *
     * @return the exit code: 0 if the service is healthy
     * @throws MeasureException if the check does not end within two minutes
     */
    public abstract int health();

    /** The user that runs the service: a name, or the number that an image may have instead. */
    public abstract String user();

    /**
     * The Java that runs the service, as the file {@code release} of its installation names it, with options from
     * environment variables; empty if it is an executable, or if this is unknown.
     */
    public abstract String java();

    /** The heap of the Java that runs the service; empty if it is an executable, or if this is unknown. */
    public abstract Optional<JavaHeap> heap();

    /** The processors and the memory that the service may use, read back from the system; empty without a limit. */
    public abstract Optional<Limits> limits();

    /** Asks the service to stop, and kills it if it still runs after 20 s. */
    @Override
    public abstract void close();

    /** Scheme, host and port of the service. */
    public URI uri() {
        return at(port);
    }

    /** As {@link #stop(Duration)}, for at most two minutes. */
    public int stop() {
        return stop(LIMIT);
    }

    /**
     * Asks the service to stop and waits until it has ended.
     *
     * @param limit how long it may take
     * @return the exit code of the service
     * @throws MeasureException if it still runs then
     */
    public int stop(Duration limit) {
        requestStop();
        try {
            var code = exit().get(limit.toSeconds(), TimeUnit.SECONDS);
            completeLog();
            return code;
        } catch (TimeoutException | ExecutionException e) {
            throw new MeasureException("The service still runs " + limit.toSeconds()
                    + " s after the request to stop: see its log " + log + ".");
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** The file that receives the output of the service. */
    public Path log() {
        return log;
    }

    /**
     * The output of the service so far.
     *
     * @throws UncheckedIOException if the log cannot be read
     */
    public String logText() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How an ended service ended: exit code and last line of the log, as a part of a sentence. */
    public String exitMessage() {
        var last = logText().lines().filter(line -> !line.isBlank()).reduce((line, next) -> next);
        var reason = isKilledForMemory() ? " (killed, because it needed more memory than its limit)" : "";
        return "exit code " + exitCode() + reason + ", "
                + last.map(line -> "last log line: " + line.strip()).orElse("empty log");
    }

    /** A short pause between two polls of a service. */
    static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    static MeasureException interrupted() {
        Thread.currentThread().interrupt();
        return new MeasureException("Waiting for the service was interrupted.");
    }

    private String exitCode() {
        try {
            return exit().get(EXIT_CODE_LIMIT.toSeconds(), TimeUnit.SECONDS).toString();
        } catch (TimeoutException | ExecutionException e) {
            return "unknown";
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }
}
