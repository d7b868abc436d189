package dev.a2b.data;

import static java.util.Comparator.comparingInt;

import dev.a2b.database.DatabaseOptions;
import dev.a2b.database.DatabaseSettings;
import dev.a2b.database.Leases;
import dev.a2b.database.SchemaMigration;
import dev.a2b.dns.DnsSettings;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.FastThreadLocal;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.dns.AddressResolverOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.PgConnection;
import io.vertx.sqlclient.Row;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.util.context.ContextView;

/**
 * The connections that statements share, up to two on each event loop of the web server: a query whose connection is on
 * the loop of its request changes no thread. Not the client's own pool: it fills the first connection before it takes
 * the second one.
 */
@Singleton
class ReadConnections implements MeterBinder {

    private static final int PER_LOOP = 2;

    private static final String SESSION =
            "SELECT current_setting('default_transaction_read_only')::bool, pg_is_in_recovery()";

    private final ReadSettings settings;
    private final DatabaseSettings limits;
    private final Leases leases;
    private final Mono<Void> migrated;
    private final Vertx vertx;
    private final List<PgConnectOptions> hosts;
    private final boolean isPrimaryWanted;
    private final List<LoopConnections> loops;
    private final LongAdder statements = new LongAdder();
    private final AtomicInteger turn = new AtomicInteger();

    private final FastThreadLocal<LoopConnections> own = new FastThreadLocal<>() {
        @Override
        protected LoopConnections initialValue() {
            return ownOfThread();
        }
    };

    private Disposable watch = Disposables.disposed();
    private volatile boolean isMigrated;

    ReadConnections(
            ReadSettings settings,
            DatabaseSettings limits,
            Leases leases,
            SchemaMigration schema,
            EventLoopGroup server,
            DnsSettings names,
            ConnectionFactoryOptions options) {

        this.settings = settings;
        this.limits = limits;
        this.leases = leases;
        this.migrated = schema.migrated().doOnSuccess(done -> isMigrated = true);
        var database = new DatabaseOptions(options);
        this.hosts = new ReadAddress(database).hosts();
        this.isPrimaryWanted = database.isPrimaryWanted();
        this.vertx = Vertx.builder()
                .with(new VertxOptions()
                        .setAddressResolverOptions(resolver(names))
                        .setFileSystemOptions(new FileSystemOptions()
                                .setFileCachingEnabled(false)
                                .setClassPathResolvingEnabled(false)))
                .withTransport(new SharedTransport(server, database.connectTimeout()))
                .build();
        this.loops = distributed(server);
    }

    /** All rows of a statement. */
    <T> Mono<List<T>> list(TypedStatement statement, Function<Columns, T> mapping, ContextView context) {
        var deadline = leases.deadline(context);
        var rows = Mono.<List<T>>create(caller -> {
            statements.increment();
            var loop = own.get();
            var query = new ReadQuery<>(statement, mapping, caller, leases.backlog(), deadline);
            if (!loop.execute(() -> loop.run(query))) {
                query.fail(ReadFailure.closed());
            }
        });
        return isMigrated ? rows : migrated.timeout(limits.acquire(), tooLate()).then(rows);
    }

    private void check() {
        loops.forEach(LoopConnections::check);
        if (leases.wasCrowded()) {
            giveWay();
        }
    }

    @PostConstruct
    void watch() {
        watch = Leases.repeat(this::check);
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        gauge(registry, "connections", "Open connections for reads.", LoopConnections::count);
        gauge(registry, "pending", "Reads that wait for their rows.", LoopConnections::load);
        FunctionCounter.builder("database.reads.statements", statements, LongAdder::sum)
                .description("Reads that were sent to the database.")
                .register(registry);
    }

    @PreDestroy
    void close() {
        watch.dispose();
        vertx.close();
    }

    /** Opens a connection on the event loop that asks. */
    ReadConnection open(ReadConnection.Lost lost) {
        var connection = new ReadConnection(settings, limits, lost);
        connect(connection, 0);
        return connection;
    }

    /** Whether a suitable connection of any loop takes it. */
    boolean runElsewhere(ReadQuery<?> query, Predicate<ReadConnection> suitable) {
        for (var loop : loops) {
            var connection = loop.open(suitable);
            if (connection != null && loop.execute(() -> loop.run(query, connection))) {
                return true;
            }
        }
        return false;
    }

    /** The server grants no more connections. Those that it granted serve. */
    void refused(R2dbcException reason) {
        leases.full(reason);
    }

    void distrust() {
        leases.distrust();
        loops.forEach(loop -> loop.execute(loop::endIdle));
    }

    /** Leaves the place of a connection to the pool. One serves all reads, or one of the pool if it has no other. */
    private void giveWay() {
        var kept = leases.isLending() ? 1 : 0;
        if (loops.stream().mapToInt(LoopConnections::count).sum() > kept) {
            loops.stream().max(comparingInt(LoopConnections::count)).ifPresent(loop -> loop.execute(loop::giveWay));
        }
    }

    private static AddressResolverOptions resolver(DnsSettings names) {
        var options =
                new AddressResolverOptions().setQueryTimeout(names.timeout().toMillis());
        if (names.servers() != null) {
            names.servers().forEach(options::addServer);
        }
        return options;
    }

    private static Mono<Void> tooLate() {
        return Mono.error(() -> new R2dbcTimeoutException("The schema is not up to date yet."));
    }

    private void connect(ReadConnection connection, int host) {
        PgConnection.connect(vertx, hosts.get(host))
                .compose(this::wanted)
                .onSuccess(connection::opened)
                .onFailure(failure -> failed(connection, host, failure));
    }

    private Future<PgConnection> wanted(PgConnection made) {
        return made.query(SESSION)
                .execute()
                .map(rows -> refusal(rows.iterator().next()))
                .compose(refusal -> refusal == null ? Future.succeededFuture(made) : Future.failedFuture(refusal))
                .onFailure(failure -> made.close());
    }

    private @Nullable String refusal(Row session) {
        if (!session.getBoolean(0)) {
            return "its session can write. Does a pooler ignore default_transaction_read_only?";
        }
        return isPrimaryWanted && session.getBoolean(1) ? "No host of the database is the primary." : null;
    }

    private void failed(ReadConnection connection, int host, Throwable failure) {
        if (host + 1 < hosts.size()) {
            connect(connection, host + 1);
            return;
        }
        connection.end(ReadFailure.of(failure));
    }

    /** With more event loops than connections, loops share them. */
    private List<LoopConnections> distributed(EventLoopGroup server) {
        var places = new ArrayList<LoopConnections>();
        var number = (int) StreamSupport.stream(server.spliterator(), false).count();
        for (var loop : server) {
            var before = places.size();
            if (before < settings.connections()) {
                var share = settings.connections() / number + (before < settings.connections() % number ? 1 : 0);
                places.add(new LoopConnections((EventLoop) loop, Math.min(PER_LOOP, share), this));
            }
        }
        return List.copyOf(places);
    }

    private LoopConnections ownOfThread() {
        return loops.stream()
                .filter(LoopConnections::isOfThread)
                .findFirst()
                .orElseGet(() -> loops.get(turn.getAndIncrement() % loops.size()));
    }

    private void gauge(MeterRegistry registry, String name, String description, ToIntFunction<LoopConnections> value) {

        Gauge.builder(
                        "database.reads." + name,
                        loops,
                        all -> all.stream().mapToInt(value).sum())
                .description(description)
                .register(registry);
    }
}
