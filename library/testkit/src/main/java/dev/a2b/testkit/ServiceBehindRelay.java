package dev.a2b.testkit;

import static dev.a2b.testkit.Eventually.eventually;

import dev.a2b.measure.service.Port;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.util.function.Tuple2;

/**
 * A service that reaches the database of the tests through a relay, beside the service that the fixtures use. With
 * {@code -Dfault.times=FILE}, it adds a line for each test to this file: the longest times in milliseconds, 0 for none.
 */
public final class ServiceBehindRelay implements AutoCloseable {

    /** The statuses of reads and changes that are served. */
    public static final Set<HttpStatus> SERVED = Set.of(HttpStatus.OK, HttpStatus.NO_CONTENT);

    private static final Sample SAMPLE = Sample.ofProject();
    private static final String DATASOURCE = "r2dbc.datasources.default.";
    private static final String TIMES = System.getProperty("fault.times");
    private static final int CHECK_MILLIS = 100;

    private final LongAccumulator longestRequest = new LongAccumulator(Math::max, 0);
    private final LongAccumulator longestReadiness = new LongAccumulator(Math::max, 0);
    private final LongAccumulator longestWait = new LongAccumulator(Math::max, 0);
    private final Disposable.Swap readinessChecks = Disposables.swap();
    private final Relay relay;
    private final EmbeddedServer server;
    private final String name = "fault-" + UUID.randomUUID();

    private ServiceBehindRelay(Relay relay, String url, Environment tests, Map<String, ?> settings) {
        this.relay = relay;
        var properties = new HashMap<>(ServiceSettings.database(tests));
        properties.put(DATASOURCE + "url", url);
        properties.put(DATASOURCE + "options.applicationName", name);
        properties.put("micronaut.server.port", Port.free());
        properties.putAll(settings);
        this.server = ApplicationContext.builder(TestSettings.FAULT)
                .deduceEnvironment(false)
                .properties(properties)
                .run(EmbeddedServer.class);
    }

    /** Starts it. */
    public static ServiceBehindRelay start(Environment tests) throws IOException {
        return start(tests, Map.of(), relay -> {});
    }

    /** Starts it with other settings, behind a relay that was prepared before. */
    public static ServiceBehindRelay start(Environment tests, Map<String, ?> settings, Consumer<Relay> prepare)
            throws IOException {

        return startAt("localhost", tests, settings, prepare);
    }

    /** Starts it with another name of this machine. */
    public static ServiceBehindRelay startAt(
            String host, Environment tests, Map<String, ?> settings, Consumer<Relay> prepare) throws IOException {

        var database = ServiceSettings.databaseOf(tests);
        var relay = Relay.to(database.host(), database.port());
        prepare.accept(relay);
        var url = "r2dbc:postgresql://%s:%d/%s".formatted(host, relay.port(), database.name());
        return new ServiceBehindRelay(relay, url, tests, settings);
    }

    public Relay relay() {
        return relay;
    }

    /** The name under which the database knows the connections of this service. */
    public String name() {
        return name;
    }

    public URI uri() {
        return server.getURI();
    }

    public Api api() {
        return bean(Api.class);
    }

    public <T> T bean(Class<T> type) {
        return server.getApplicationContext().getBean(type);
    }

    /** The statuses of so many reads in parallel, and of a change for each eight of them. */
    public Set<HttpStatus> statuses(int reads) {
        var read = Flux.range(0, reads).flatMap(i -> timed(api().getLater(SAMPLE.open()), longestRequest), reads);
        var changed = Flux.range(1, (reads + 7) / 8).flatMap(this::change, reads);
        return read.mergeWith(changed).collect(Collectors.toSet()).block();
    }

    /** The status of a change of what belongs to this user. */
    public Mono<HttpStatus> change(long user) {
        return timed(api().putLater(SAMPLE.changeable(user), SAMPLE.body()), longestRequest);
    }

    public HttpStatus readiness() {
        return timed(api().healthLater("readiness"), longestReadiness).block();
    }

    public HttpStatus liveness() {
        return api().health("liveness");
    }

    /** Waits until so many reads in parallel, and the changes beside them, are all served. */
    public void awaitServed(int reads) throws Exception {
        await(() -> statuses(reads).equals(SERVED));
    }

    /** Waits until the service is ready. */
    public void awaitReady() throws Exception {
        await(() -> readiness() == HttpStatus.OK);
    }

    /** Forgets all times until now. If times are written, it asks for readiness again and again from now on. */
    public void startTimes() {
        longestRequest.reset();
        longestWait.reset();
        if (TIMES != null) {
            readinessChecks.update(Schedulers.boundedElastic()
                    .schedulePeriodically(this::readiness, CHECK_MILLIS, CHECK_MILLIS, TimeUnit.MILLISECONDS));
        }
    }

    /** @param fault what failed, in words */
    public void writeTimes(String fault) throws IOException {
        if (TIMES != null) {
            var line = "%s,%s,%s,%s%n".formatted(fault, longestRequest, longestReadiness, longestWait);
            Files.writeString(Path.of(TIMES), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    /** Waits until the fault is over: the longest of these waits is written, too. */
    public void await(Callable<Boolean> over) throws Exception {
        var began = System.nanoTime();
        eventually().until(over);
        longestWait.accumulate(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
    }

    private static Mono<HttpStatus> timed(Mono<HttpResponse<JsonNode>> answer, LongAccumulator longest) {
        return answer.map(HttpResponse::status)
                .elapsed()
                .doOnNext(timed -> longest.accumulate(timed.getT1()))
                .map(Tuple2::getT2);
    }

    @Override
    public void close() throws IOException {
        readinessChecks.dispose();
        server.close();
        relay.close();
    }
}
