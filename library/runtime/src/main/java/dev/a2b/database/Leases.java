package dev.a2b.database;

import static io.r2dbc.pool.PoolingConnectionFactoryProvider.POST_ALLOCATE;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.PRE_RELEASE;
import static java.util.Objects.requireNonNull;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.core.annotation.Internal;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.r2dbc.spi.ValidationDepth;
import io.r2dbc.spi.Wrapped;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.util.context.ContextView;

/**
 * Lends connections for a limited time, and closes those on which the database is silent. A hung server does not
 * enforce its own timeouts, and a network can lose packets without an error. So a connection that is not returned in
 * time is closed, and its statement fails. One that was idle is asked whether it still works. If it does not answer, no
 * connection is trusted that was returned before.
 */
@Internal
@Singleton
public class Leases implements BeanCreatedEventListener<ConnectionFactoryOptions.Builder> {

    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    /** By this name, the context of a request has the time when its statements began, in nanoseconds of the JVM. */
    public static final String BEGUN = "connection.begun";

    static final Duration BETWEEN_CHECKS = Duration.ofMillis(100);

    /** Connections in use are rarely idle for so long, so that probes cost nothing under load. */
    public static final Duration TRUSTED = Duration.ofSeconds(1);

    /** The server has no room for another connection. */
    private static final String TOO_MANY_CONNECTIONS = "53300";

    /** Until a caller whom the server granted no connection asks again for one that others returned. */
    private static final Duration UNTIL_RETURNED = Duration.ofMillis(50);

    /** Reactor's hook for a value that comes after the end of the wait: such a connection goes back to the pool. */
    private static final String ON_LATE = "reactor.onNextDropped.local";

    private static final Consumer<Object> RETURN = late -> {
        if (late instanceof Connection connection) {
            Mono.from(connection.close()).subscribe();
        }
    };

    private final DatabaseSettings limits;
    private final AtomicBoolean isFullLogged = new AtomicBoolean();
    private final AtomicBoolean isCrowded = new AtomicBoolean();
    private final Backlog backlog = new Backlog();
    /** The keys are weak, because the pool does not tell that it drops a connection. */
    private final Map<Connection, Lease> leases = Collections.synchronizedMap(new WeakHashMap<>());

    private Disposable watch = Disposables.disposed();
    private volatile long silence = System.nanoTime();
    private volatile @Nullable Throwable refusal;
    private volatile long replaced = System.nanoTime() - TRUSTED.toNanos();

    Leases(DatabaseSettings limits) {
        this.limits = limits;
    }

    /**
     * Repeats a check of connections until it is disposed. Not by {@code @Scheduled}, whose executor ends before the last
     * requests of a stop do.
     */
    public static Disposable repeat(Runnable check) {
        var millis = BETWEEN_CHECKS.toMillis();
        return Schedulers.parallel().schedulePeriodically(check, millis, millis, TimeUnit.MILLISECONDS);
    }

    @PostConstruct
    void watch() {
        watch = repeat(this::closeOverdue);
    }

    @PreDestroy
    void close() {
        watch.dispose();
    }

    @Override
    public ConnectionFactoryOptions.Builder onCreated(BeanCreatedEvent<ConnectionFactoryOptions.Builder> created) {
        return DataSources.isDefault(created)
                ? created.getBean().option(POST_ALLOCATE, this::check).option(PRE_RELEASE, this::end)
                : created.getBean();
    }

    /** Gives these statements together the time of one: a request that has several of them waits no longer. */
    public static <T> Mono<T> limitTogether(Mono<T> statements) {
        return statements.contextWrite(context -> context.put(BEGUN, System.nanoTime()));
    }

    /** When the time of these statements is over, in nanoseconds of the JVM. */
    public long deadline(ContextView context) {
        return context.getOrDefault(BEGUN, System.nanoTime()) + limits.total().toNanos();
    }

    /**
     * Limits the wait for a connection, and the time until it is returned.
     *
     * @param pool takes a connection from the pool
     */
    Mono<Connection> lend(Mono<? extends Connection> pool) {
        return Mono.deferContextual(context -> {
            var now = System.nanoTime();
            var deadline = deadline(context);
            if (deadline - now <= 0) {
                return Mono.error(() -> new R2dbcTimeoutException("No time is left for another statement."));
            }
            var wait = Duration.ofNanos(Math.min(limits.acquire().toNanos(), deadline - now));
            // Not the pool's maxAcquireTime, which describes the whole chain in a new string for each connection.
            return backlog.counted(take(pool))
                    .timeout(wait, Mono.error(() -> new R2dbcTimeoutException("No connection was free.")))
                    .doOnNext(connection -> begin((Connection) ((Wrapped<?>) connection).unwrap(), deadline))
                    .contextWrite(with -> with.put(ON_LATE, RETURN));
        });
    }

    /** The statements that wait for a connection of the pool, or on a shared connection for their rows. */
    public Backlog backlog() {
        return backlog;
    }

    /** The server grants no more connections. Those that it granted serve. */
    public void full(Throwable reason) {
        if (isFullLogged.compareAndSet(false, true)) {
            LOG.warn(
                    "The database grants fewer connections than a2b.reads.connections and the pool's maxSize: {}",
                    reason.getMessage());
        }
    }

    /** Whether the pool was granted no connection since the last call. */
    public boolean wasCrowded() {
        return isCrowded.getAndSet(false);
    }

    /** Whether the pool has a connection: one is lent, or was a moment ago. */
    public boolean isLending() {
        var now = System.nanoTime();
        synchronized (leases) {
            return leases.values().stream().anyMatch(lease -> lease.isInUse(now));
        }
    }

    /** Whether the server has no room for another connection. */
    public static boolean isFull(Throwable failure) {
        return failure instanceof R2dbcException answer && TOO_MANY_CONNECTIONS.equals(answer.getSqlState());
    }

    /** The database was silent or gone: idle connections are not trusted any longer. */
    public void distrust() {
        silence = System.nanoTime();
    }

    /**
     * A session only reads: since a failover, for example, which it outlives. Those that are idle are replaced, once a
     * second, because a database that only reads would get a new session for each change that it refuses.
     */
    void replaceReadOnly() {
        var now = System.nanoTime();
        if (now - replaced >= TRUSTED.toNanos()) {
            replaced = now;
            distrust();
        }
    }

    /**
     * Whether the database serves others since this time of {@link System#nanoTime}: a connection was returned, none was
     * silent since then, and no session only read lately.
     */
    boolean isServedSince(long time) {
        if (replaced + TRUSTED.toNanos() - time > 0) {
            return false;
        }
        synchronized (leases) {
            return leases.values().stream()
                    .anyMatch(lease -> !lease.closed && lease.returned - time > 0 && lease.returned - silence > 0);
        }
    }

    private void closeOverdue() {
        overdue().forEach(connection -> {
            requireNonNull(leases.get(connection)).closed = true;
            Mono.from(connection.close()).subscribe(nothing -> {}, alreadyClosed -> {});
        });
    }

    private List<Connection> overdue() {
        var now = System.nanoTime();
        synchronized (leases) {
            return leases.entrySet().stream()
                    .filter(entry -> entry.getValue().isOverdue(now))
                    .map(Map.Entry::getKey)
                    .toList();
        }
    }

    private Mono<Connection> take(Mono<? extends Connection> pool) {
        return pool.<Connection>cast(Connection.class)
                .onErrorResume(StaleConnectionException.class, dropped -> take(pool))
                // What the pool reports instead if such a connection breaks while it is closed. The server would take
                // it for the caller's connection, and answer 400.
                .onErrorResume(IOException.class, broken -> take(pool))
                .onErrorResume(Leases::isFull, full -> {
                    full(full);
                    if (full != refusal) { // one that the server gave since, not the known one
                        refusal = full;
                        isCrowded.set(true);
                    }
                    return Mono.delay(UNTIL_RETURNED).then(take(pool));
                })
                .doOnError(failure -> !isRefusal(failure), unreachable -> distrust());
    }

    /** Whether the database answers that it accepts no login, or has no room: those who are logged in can go on. */
    private static boolean isRefusal(Throwable failure) {
        return failure instanceof R2dbcException answer
                && String.valueOf(answer.getSqlState()).matches("(28|53).*");
    }

    private Mono<Void> check(Connection connection) {
        var lease = leases.get(connection);
        if (lease == null) {
            return probe(connection); // new, or not used since the pool was filled
        }
        if (lease.closed || lease.returned - silence <= 0) {
            return Mono.error(StaleConnectionException::new);
        }
        return lease.isTrusted(System.nanoTime()) ? Mono.empty() : probe(connection);
    }

    private Mono<Void> probe(Connection connection) {
        return Mono.from(connection.validate(ValidationDepth.REMOTE))
                .timeout(limits.probe(), Mono.just(false))
                .filter(answered -> answered)
                .switchIfEmpty(Mono.error(StaleConnectionException::new))
                .doOnError(silent -> distrust())
                .then();
    }

    private void begin(Connection connection, long deadline) {
        var lease = leases.computeIfAbsent(connection, unknown -> new Lease());
        lease.deadline = deadline;
        lease.lent = true;
    }

    private Mono<Void> end(Connection connection) {
        var lease = leases.get(connection);
        if (lease != null) {
            lease.lent = false;
            lease.returned = System.nanoTime();
        }
        return Mono.empty();
    }

    private static final class Lease {

        private volatile boolean lent;
        private volatile boolean closed;
        private volatile long deadline;
        private volatile long returned;

        private boolean isOverdue(long now) {
            return lent && !closed && deadline - now < 0;
        }

        private boolean isInUse(long now) {
            return !closed && (lent || isTrusted(now));
        }

        private boolean isTrusted(long now) {
            return now - returned < TRUSTED.toNanos();
        }
    }

    /** The pool offered a connection that no longer reaches the database. Expected, so without a stack trace. */
    private static final class StaleConnectionException extends R2dbcNonTransientResourceException {

        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }
}
