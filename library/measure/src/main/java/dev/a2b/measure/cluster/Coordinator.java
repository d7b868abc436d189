package dev.a2b.measure.cluster;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.LoadRecords;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.load.ResponseStatistics;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.ValidityCheck;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
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
    private final List<SharedLoad> loads = new ArrayList<>();
    private volatile SharedLoad load;
    private HttpServer server;

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
        var search = plan.load().search();
        if (plan.load().stages() != null) {
            throw new MeasureException("The plan " + plan.name() + " has stages that several load generators cannot "
                    + "offer: choose a plan that lists its levels, as in -Dplan=cluster, or omit -D" + GENERATORS
                    + ".");
        }
        if (search != null && (!search.climbs() || search.restSeconds() > 0)) {
            throw new MeasureException("The plan " + plan.name() + " has levels that several load generators cannot "
                    + "offer: choose a plan that lists its levels or searches for the saturation, without "
                    + "plan.search.rest.seconds, or omit -D" + GENERATORS + ".");
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
     * Lets the load generators offer the load, and collects what they recorded. A search takes several loads, because
     * the logs of a load are complete only at its end. The load generators join again for each load.
     *
     * @param service scheme, host and port of the service
     * @param run id of the run
     * @param folder where the logs of the load generators are kept
     * @param given the settings; the load generators get those of the plan
     * @throws MeasureException if a load generator is missing before a load, or none delivers a log
     */
    public Offered offer(Workload workload, URI service, String run, Path folder, Properties given) {
        try {
            Consumer<Properties> offered = settings -> offer(service, run, folder, settings);
            if (plan.load().searches()) {
                return search(workload, given, offered);
            }
            offered.accept(given);
            return new Offered(records(), null);
        } finally {
            if (server != null) {
                // Requests that still wait for an answer get it within this second.
                server.stop(1);
            }
        }
    }

    /**
     * What the load generators offered.
     *
     * @param records what they recorded in all loads
     * @param played the result of a search; null without one
     */
    public record Offered(LoadRecords records, LoadResult played) {}

    /** Ends the search if the load generators did not offer one load, because the run does not count then. */
    private Offered search(Workload workload, Properties given, Consumer<Properties> offered) {
        var search = new SearchedLoads(plan);
        for (var rates = search.next(); !rates.isEmpty() && isSound(); rates = search.next()) {
            offered.accept(Search.listed(given, rates));
            var answers = ResponseStatistics.of(
                    load.plan(), load.logs(), workload.expectedRejections(), workload.fallbacks());
            var result = LoadResult.listed(load.plan(), answers, lateness);
            result.levels().forEach(Coordinator::print);
            search.add(result);
        }
        return new Offered(records(), search.result());
    }

    private boolean isSound() {
        return load == null || load.checks().stream().allMatch(ValidityCheck::passed);
    }

    private static void print(JudgedLevel judged) {
        Console.line(
                "%.1f users/s: %s",
                judged.level().offered().usersPerSecond(),
                judged.passes() ? "passes" : String.join(", ", judged.failures()));
    }

    private void offer(URI service, String run, Path folder, Properties settings) {
        var number = loads.size() + 1;
        var taken = loads.stream().mapToInt(SharedLoad::users).sum();
        load = new SharedLoad(Plan.of(settings), generators, number, folder);
        loads.add(load);
        server = server == null ? listen() : server;
        Console.line("waiting for %d load generators at port %d", generators, port);
        Console.event("load-generators-wanted");
        load.offer(
                Assignment.write(service, number == 1 ? run : run + "-" + number, generators, taken, settings),
                wait,
                lead,
                lateness);
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
            throw new MeasureException(
                    "The coordinator cannot listen to the port " + port + " (" + e.getMessage()
                            + "): give another one with -Dcluster.port=...",
                    e);
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

    /** Only the last load can have failed checks, because they end the search. */
    private LoadRecords records() {
        var ended = System.currentTimeMillis();
        var start = loads.get(0).start();
        var environment = new TreeMap<>(Map.of("load generators", Integer.toString(generators)));
        loads.forEach(one -> environment.putAll(one.environment()));
        var checks = new ArrayList<>(load.checks());
        pods.ifPresent(watched -> {
            Console.line("waiting for the last readings of the Pods");
            watched.await(ended);
            checks.add(watched.check(start, ended));
            environment.putAll(watched.environment(start, ended));
        });
        return new LoadRecords(
                loads.stream().flatMap(one -> one.logs().stream()).toList(),
                lateness,
                checks,
                environment,
                new TreeMap<>());
    }
}
