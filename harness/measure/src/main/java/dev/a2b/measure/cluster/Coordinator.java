package dev.a2b.measure.cluster;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import dev.a2b.measure.load.GatlingLog;
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
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/**
 * Coordinates several load generators, so that together they offer the load of one run. Each is a JVM of its own, for
 * example a Pod of an Indexed Job. They talk by HTTP/1.1, and the load generators ask:
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

    /** How long a load generator may take from joining to its first arrival; its own limit of the load allows this. */
    private static final Duration READY_LIMIT = Duration.ofSeconds(60);
    private static final Duration DELIVERY_LIMIT = Duration.ofMinutes(1);
    private static final long LEAD_MILLIS = 2000;
    private static final int OK = 200;
    private static final int REFUSED = 409;

    private final Plan plan;
    private final int generators;
    private final int port;
    private final Duration wait;
    private final Optional<ServicePods> pods;
    private final Barrier joined;
    private final Barrier ready;
    private final Barrier delivered;
    private final ConcurrentSkipListSet<Integer> restarted = new ConcurrentSkipListSet<>();
    private final Map<Integer, Map<String, String>> deliveries = new ConcurrentSkipListMap<>();
    private Path folder;

    private Coordinator(Plan plan, Settings settings) {
        this.plan = plan;
        settings.text("sut.url"); // All of them must reach the service, so it is not one that this process starts.
        this.generators = settings.integer(GENERATORS);
        this.port = settings.integer("cluster.port");
        this.wait = Duration.ofSeconds(settings.integer(WAIT));
        this.pods = ServicePods.of(settings);
        this.joined = new Barrier(generators);
        this.ready = new Barrier(generators);
        this.delivered = new Barrier(generators);
    }

    /**
     * The coordinator of a run, if {@code cluster.generators} says how many load generators it has. It listens to
     * {@code cluster.port}, 8089 by default. It waits {@code cluster.wait.seconds}, 300 by default, for the load
     * generators to join. They load a service at {@code sut.url}. With {@code cluster.pods} and
     * {@code cluster.namespace}, the coordinator checks and samples the Pods of the service.
     *
     * @param given usually the system properties
     * @throws MeasureException if a setting is missing or not valid, or the plan has a search
     */
    public static Optional<Coordinator> of(Properties given, Plan plan) {
        var defaults = new Properties();
        defaults.putAll(Map.of("cluster.port", "8089", WAIT, "300"));
        var settings = new Settings(given, defaults);
        if (settings.find(GENERATORS).isEmpty()) {
            return Optional.empty();
        }
        if (plan.load().searches()) {
            throw new MeasureException("The plan " + plan.name() + " chooses levels by their results, which several "
                + "load generators cannot do yet: choose a plan that lists all levels, as in -Dplan=smoke, or omit "
                + "-D" + GENERATORS + ".");
        }
        return Optional.of(new Coordinator(plan, settings));
    }

    /** The Pods of the service; empty if nobody tells of them. */
    public Optional<ServicePods> pods() {
        return pods;
    }

    /**
     * Lets the load generators offer the load, and collects what they recorded.
     *
     * @param service scheme, host and port of the service
     * @param run id of the run
     * @param runFolder where the logs of the load generators are kept
     * @param given the settings; the load generators get those of the plan
     * @throws MeasureException if a load generator is missing before the load, or none delivers a log
     */
    public LoadRecords offer(URI service, String run, Path runFolder, Properties given) {
        folder = runFolder;
        var server = listen();
        try {
            Console.line("waiting for %d load generators at port %d", generators, port);
            joined.await("joined", wait);
            joined.answer(Assignment.write(service, run, generators, given));
            ready.await("were ready", READY_LIMIT);
            var start = System.currentTimeMillis() + LEAD_MILLIS;
            ready.answer(Long.toString(start));
            Console.line("%d load generators begin the load in %d ms", generators, LEAD_MILLIS);
            delivered.isComplete(READY_LIMIT.plusSeconds(plan.load().seconds()).plus(DELIVERY_LIMIT));
            return records(start);
        } finally {
            // Whoever still waits gets an answer before.
            server.stop(1);
        }
    }

    private HttpServer listen() {
        try {
            var server = HttpServer.create(new InetSocketAddress(port), 0);
            server.createContext("/", this::handle);
            server.setExecutor(Executors.newCachedThreadPool(task -> {
                var thread = new Thread(task, "coordinator");
                thread.setDaemon(true);
                return thread;
            }));
            server.start();
            return server;
        } catch (IOException e) {
            throw new MeasureException("The coordinator cannot listen to the port " + port + " (" + e.getMessage()
                + "): give another one with -Dcluster.port=...", e);
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
            case "/join" -> join(index(asked));
            case "/ready" -> ready(index(asked));
            case "/pauses" -> receive(exchange, pauses(index(asked)));
            case "/log" -> deliver(exchange, asked);
            default -> throw new MeasureException("The coordinator does not know " + exchange.getRequestURI() + ".");
        };
    }

    /** The parameters of a request by their names. */
    private static Map<String, String> query(URI request) {
        return request.getQuery() == null ? Map.of() : Arrays.stream(request.getQuery().split("&"))
            .map(parameter -> parameter.split("=", 2))
            .filter(parameter -> parameter.length == 2)
            .collect(Collectors.toMap(parameter -> parameter[0], parameter -> parameter[1], (one, other) -> other));
    }

    private int index(Map<String, String> asked) {
        var index = Integer.parseInt(asked.getOrDefault("index", "-1"));
        if (index < 0 || index >= generators) {
            throw new MeasureException("There is no load generator " + index + ": " + GENERATORS + " is " + generators
                + ", and indexes begin with 0.");
        }
        return index;
    }

    private String join(int index) {
        if (!joined.enter(index)) {
            restarted.add(index);
            throw new MeasureException("The load generator " + index + " has joined before: one that was restarted "
                + "cannot take part.");
        }
        Console.line("load generator %d has joined", index);
        return joined.answer();
    }

    private String ready(int index) {
        ready.enter(index);
        return ready.answer();
    }

    private String deliver(HttpExchange exchange, Map<String, String> asked) throws IOException {
        var index = index(asked);
        receive(exchange, log(index));
        deliveries.put(index, asked);
        Console.line("load generator %d has delivered its log", index);
        delivered.enter(index);
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

    private LoadRecords records(long start) {
        if (deliveries.isEmpty()) {
            throw new MeasureException("No load generator delivered its log: look for the reason in their logs, and "
                + "measure again.");
        }
        var ended = System.currentTimeMillis();
        var records = deliveries.entrySet().stream().map(entry -> record(entry.getKey(), entry.getValue())).toList();
        var lateness = new PauseLateness();
        var environment = new TreeMap<>(Map.of("load generators", Integer.toString(generators)));
        records.forEach(generator -> {
            var index = generator.share().index();
            lateness.add(pauses(index), generator.clock().rounded());
            environment.put("load generator " + index, generator.text(start, GeneratorChecks.planned(plan, generator)));
        });
        var checks = new ArrayList<>(GeneratorChecks.of(plan, generators, records, restarted));
        pods.ifPresent(watched -> {
            Console.line("waiting for the last readings of the Pods");
            watched.await(ended);
            checks.add(watched.check(start, ended));
            environment.putAll(watched.environment(start, ended));
        });
        return new LoadRecords(records.stream().map(GeneratorRecord::log).toList(), lateness, checks, environment,
            new TreeMap<>());
    }

    private GeneratorRecord record(int index, Map<String, String> delivery) {
        var clock = new ClockOffset(Double.parseDouble(delivery.get("clock")),
            Double.parseDouble(delivery.get("uncertainty")));
        return new GeneratorRecord(new Share(index, generators), clock,
            Double.parseDouble(delivery.get("started")) + clock.millis(), Long.parseLong(delivery.get("throttled")),
            GatlingLog.read(log(index)).ahead(clock.rounded()));
    }

    private Path log(int index) {
        return folder.resolve("load-generator-" + index + ".log");
    }

    private Path pauses(int index) {
        return folder.resolve("load-generator-" + index + "-pauses.txt");
    }
}
