package dev.a2b.measure.cluster;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.load.LoadRecords;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/**
 * Coordinates several load generators, so that together they offer the load of one run. Each is a JVM of its own, for
 * example a Pod of an Indexed Job. The load generators send these requests by HTTP/1.1:
 *
 * <ol>
 * <li>{@code POST /join?index=} waits until all have joined, and gets the settings of the run;
 * <li>{@code GET /clock} gets the coordinator's time, in microseconds since the epoch;
 * <li>{@code POST /ready?index=} waits until all are ready, and gets the time at which the load begins, in epoch
 *     milliseconds by the coordinator's clock;
 * <li>{@code PUT /pauses?index=} and {@code PUT /log?index=&clock=&uncertainty=&started=&throttled=} deliver what was
 *     recorded.
 * </ol>
 */
public final class Coordinator {

    private static final String GENERATORS = "cluster.generators";
    private static final String WAIT = "cluster.wait.seconds";
    private static final String LEAD = "cluster.lead.seconds";

    private static final int OK = 200;
    private static final int REFUSED = 409;

    private final Plan plan;
    private final int generators;
    private final int port;
    private final Duration wait;
    private final Duration lead;
    private final Optional<ServicePods> pods;
    private final boolean isUpdated;
    private final PauseLateness lateness = new PauseLateness();
    private volatile SharedLoad load;

    private Coordinator(Plan plan, Settings settings) {
        this.plan = plan;
        settings.text("sut.url"); // All of them must reach the service, so it is not one that this process starts.
        this.generators = settings.integer(GENERATORS);
        this.port = settings.integer("cluster.port");
        this.wait = Duration.ofSeconds(settings.integer(WAIT));
        this.lead = Duration.ofSeconds(settings.integer(LEAD));
        this.pods = ServicePods.of(settings);
        this.isUpdated = ServicePods.isUpdated(settings);
    }

    /**
     * The coordinator of a run, if {@code cluster.generators} says how many load generators it has. It listens to
     * {@code cluster.port}, 8089 by default. It waits {@code cluster.wait.seconds}, 300 by default, for the load
     * generators to join. They begin the load {@code cluster.lead.seconds}, 2 by default, after all are ready; each
     * second of it shortens the time that they have to finish the load. They load a service at {@code sut.url}. With
     * {@code cluster.pods} and {@code cluster.namespace}, the coordinator checks and samples the Pods of the service.
     * With {@code cluster.update}, someone updates the service when the first level begins.
     *
     * @param given usually the system properties
     * @throws MeasureException if a setting is missing or not valid, or the plan has levels that they cannot offer
     */
    public static Optional<Coordinator> of(Properties given, Plan plan) {
        var defaults = new Properties();
        defaults.putAll(Map.of("cluster.port", "8089", WAIT, "300", LEAD, "2"));
        var settings = new Settings(given, defaults);
        if (settings.find(GENERATORS).isEmpty()) {
            return Optional.empty();
        }
        demandOffered(plan);
        return Optional.of(new Coordinator(plan, settings));
    }

    /** Refuses levels that depend on results during the load: the coordinator knows results only after the load. */
    private static void demandOffered(Plan plan) {
        if (plan.load().isAdaptive()) {
            throw new MeasureException("The plan " + plan.name() + " has a load that depends on its results, which "
                    + "several load generators cannot offer: choose a plan with a fixed load, as in -Dplan=cluster, "
                    + "or omit -D" + GENERATORS + ".");
        }
    }

    /** The Pods of the service; empty without {@code cluster.pods}. */
    public Optional<ServicePods> pods() {
        return pods;
    }

    /** Whether a rolling update replaces the Pods of the service during the load. */
    public boolean isUpdated() {
        return isUpdated;
    }

    /**
     * Lets the load generators offer the load, and collects what they recorded.
     *
     * @param service scheme, host and port of the service
     * @param run id of the run
     * @param folder where the logs of the load generators are kept
     * @param given the settings; the load generators get those of the plan
     * @throws MeasureException if a load generator is missing before the load, or none delivers a log
     */
    public LoadRecords offer(URI service, String run, Path folder, Properties given) {
        load = new SharedLoad(plan, generators, folder);
        var server = listen();
        try {
            Console.line("waiting for %d load generators at port %d", generators, port);
            Console.event("load-generators-wanted");
            load.offer(Assignment.write(service, run, generators, given), wait, lead, lateness);
            return records();
        } finally {
            // Requests that still wait for an answer get it within this second.
            server.stop(1);
        }
    }

    private HttpServer listen() {
        try {
            var listening = HttpServer.create(new InetSocketAddress(port), 0);
            listening.createContext("/", this::handle);
            listening.setExecutor(Executors.newCachedThreadPool(task -> {
                var thread = new Thread(task, "coordinator");
                thread.setDaemon(true);
                return thread;
            }));
            listening.start();
            return listening;
        } catch (IOException e) {
            throw new MeasureException("The coordinator cannot listen to the port " + port + " (" + e.getMessage()
                    + "): give another one with -Dcluster.port=...");
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            try {
                respond(exchange, OK, answer(exchange));
            } catch (MeasureException e) {
                respond(exchange, REFUSED, e.getMessage());
            }
        }
    }

    private String answer(HttpExchange exchange) throws IOException {
        var asked = query(exchange.getRequestURI());
        return switch (exchange.getRequestURI().getPath()) {
            case "/clock" -> Long.toString(ClockOffset.now());
            case "/join" -> load.join(index(asked));
            case "/ready" -> load.ready(index(asked));
            case "/pauses" -> receive(exchange, load.pauses(index(asked)));
            case "/log" -> deliver(exchange, asked);
            default -> throw new MeasureException("The coordinator does not know " + exchange.getRequestURI() + ".");
        };
    }

    /** The parameters of a request by their names. */
    private static Map<String, String> query(URI request) {
        return request.getQuery() == null
                ? Map.of()
                : Arrays.stream(request.getQuery().split("&"))
                        .map(parameter -> parameter.split("=", 2))
                        .filter(parameter -> parameter.length == 2)
                        .collect(Collectors.toMap(
                                parameter -> parameter[0], parameter -> parameter[1], (one, other) -> other));
    }

    private int index(Map<String, String> asked) {
        var index = Integer.parseInt(asked.getOrDefault("index", "-1"));
        if (index < 0 || index >= generators) {
            throw new MeasureException("There is no load generator " + index + ": " + GENERATORS + " is " + generators
                    + ", and indexes begin with 0.");
        }
        return index;
    }

    private String deliver(HttpExchange exchange, Map<String, String> asked) throws IOException {
        var index = index(asked);
        receive(exchange, load.log(index));
        load.deliver(index, asked);
        return "";
    }

    /** Streams a body to a file, which appears when it is complete. */
    private static String receive(HttpExchange exchange, Path file) throws IOException {
        var part = file.resolveSibling(file.getFileName() + ".part");
        var length = Files.copy(exchange.getRequestBody(), part, StandardCopyOption.REPLACE_EXISTING);
        var announced = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Length"));
        if (length != announced.map(Long::valueOf).orElse(0L)) {
            throw new MeasureException("The delivery of " + file.getFileName() + " ended after " + length + " bytes.");
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        return "";
    }

    private static void respond(HttpExchange exchange, int status, String text) throws IOException {
        var body = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }

    private LoadRecords records() {
        var ended = System.currentTimeMillis();
        var start = load.start();
        var environment = new TreeMap<>(Map.of("load generators", Integer.toString(generators)));
        environment.putAll(load.environment());
        var checks = new ArrayList<>(load.checks());
        pods.ifPresent(watched -> {
            Console.line("waiting for the last readings of the Pods");
            watched.await(ended);
            checks.add(watched.check(start, ended));
            environment.putAll(watched.environment(start, ended));
        });
        return new LoadRecords(load.logs(), lateness, checks, environment);
    }
}
