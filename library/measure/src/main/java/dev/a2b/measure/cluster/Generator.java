package dev.a2b.measure.cluster;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Share;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Pause;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** One of several load generators: this JVM, which a {@link Coordinator} controls. */
public final class Generator {

    /** Name of the setting with the address of the coordinator. */
    private static final String COORDINATOR = "cluster.coordinator";

    private static final String INDEX = "cluster.index";
    private static final Duration CONNECT_LIMIT = Duration.ofMinutes(5);
    /** The longest wait is for the other load generators, and the coordinator limits it. */
    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(30);

    private static final int OK = 200;
    private static final int UNKNOWN = -1;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI coordinator;
    private final int index;
    private final LongSupplier throttled;
    private Assignment assignment;
    private ClockOffset clock;
    private long started;
    private long throttledBefore;

    private Generator(URI coordinator, int index, LongSupplier throttled) {
        this.coordinator = coordinator;
        this.index = index;
        this.throttled = throttled;
    }

    /**
     * Joins the run of a coordinator, if {@code cluster.coordinator} gives its address: scheme, host and port. The
     * setting {@code cluster.index} numbers the load generators from 0 on; without it, the variable
     * {@code JOB_COMPLETION_INDEX} of an Indexed Job does. Waits until all load generators have joined.
     *
     * @param given usually the system properties; the settings of the coordinator's plan replace those in it
     * @param throttled how often a limit of processors has stopped this load generator so far; negative if unknown
     * @throws MeasureException if the coordinator cannot be reached or refuses this load generator
     */
    public static Optional<Generator> join(Properties given, LongSupplier throttled) {
        var defaults = new Properties();
        // https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
        defaults.setProperty(INDEX, System.getenv().getOrDefault("JOB_COMPLETION_INDEX", ""));
        var settings = new Settings(given, defaults);
        return settings.find(COORDINATOR).map(address -> {
            var generator = new Generator(URI.create(address), settings.integer(INDEX), throttled);
            generator.assignment = Assignment.read(generator.joined());
            generator.assignment.applyTo(given);
            return generator;
        });
    }

    /** Scheme, host and port of the service. */
    public URI service() {
        return assignment.service();
    }

    /** The name of this part of the run, unique among the load generators. */
    public String id() {
        return assignment.run() + "-" + index;
    }

    /** The part of the load that this load generator offers. */
    public Share share() {
        return assignment.share(index);
    }

    /**
     * Waits until all load generators are ready, and until the load begins.
     *
     * @throws MeasureException if one is missing
     */
    public void awaitStart() {
        clock = clock();
        var start = Long.parseLong(send("POST", "/ready?index=" + index, BodyPublishers.noBody()));
        Pause.millis(start - clock.rounded() - System.currentTimeMillis());
        started = System.currentTimeMillis();
        throttledBefore = throttled.getAsLong();
    }

    /**
     * Delivers what was recorded.
     *
     * @param log Gatling's log
     * @throws MeasureException if it cannot be read or delivered
     */
    public void deliver(Path log, PauseLateness lateness) {
        var stopped = stopped(throttled.getAsLong());
        var during = clock.until(clock());
        send("PUT", "/pauses?index=" + index, BodyPublishers.ofString(lateness.text()));
        try {
            send(
                    "PUT",
                    "/log?index=" + index + "&clock=" + during.millis() + "&uncertainty=" + during.uncertaintyMillis()
                            + "&started=" + started + "&throttled=" + stopped,
                    BodyPublishers.ofFile(log));
        } catch (IOException e) {
            throw new MeasureException("Gatling's log " + log + " could not be read: " + e);
        }
    }

    /** How often a limit of processors stopped it during the load; negative if one of the two readings is unknown. */
    private long stopped(long after) {
        return throttledBefore < 0 || after < 0 ? UNKNOWN : after - throttledBefore;
    }

    /** The coordinator may start later than its load generators. */
    private String joined() {
        var last = System.nanoTime() + CONNECT_LIMIT.toNanos();
        while (true) {
            try {
                return exchange("POST", "/join?index=" + index, BodyPublishers.noBody());
            } catch (ConnectException e) {
                if (System.nanoTime() > last) {
                    throw unreachable(e);
                }
                Pause.millis(TimeUnit.SECONDS.toMillis(1));
            } catch (IOException e) {
                throw unreachable(e);
            }
        }
    }

    private ClockOffset clock() {
        return ClockOffset.measured(() -> Long.parseLong(send("GET", "/clock", BodyPublishers.noBody())));
    }

    private String send(String method, String path, BodyPublisher body) {
        try {
            return exchange(method, path, body);
        } catch (IOException e) {
            throw unreachable(e);
        }
    }

    private String exchange(String method, String path, BodyPublisher body) throws IOException {
        var request = HttpRequest.newBuilder(coordinator.resolve(path))
                .timeout(ANSWER_LIMIT)
                .method(method, body)
                .build();
        try {
            var answer = client.send(request, BodyHandlers.ofString());
            if (answer.statusCode() != OK) {
                throw new MeasureException("The coordinator refuses this load generator: " + answer.body());
            }
            return answer.body();
        } catch (InterruptedException e) {
            throw new MeasureException("The load generator was interrupted.");
        }
    }

    private MeasureException unreachable(IOException cause) {
        return new MeasureException("The coordinator at " + coordinator + " does not answer (" + cause
                + "): read its log, and check the setting " + COORDINATOR + ".");
    }
}
