package dev.a2b.data;

import dev.a2b.database.Leases;
import io.netty.channel.EventLoop;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The shared connections of one event loop. Other threads ask only how busy it is, and for a connection that is open. */
final class LoopConnections {

    /** How long the server is not asked for more connections after it refused one. */
    private static final long REFUSED = Duration.ofSeconds(30).toNanos();

    private final EventLoop loop;
    private final ReadConnections all;
    private final AtomicReferenceArray<@Nullable ReadConnection> places;
    /** Written by the loop, and read by what looks after it. */
    private final List<ReadConnection> retired = new CopyOnWriteArrayList<>();

    private long refused = System.nanoTime() - REFUSED;

    LoopConnections(EventLoop loop, int places, ReadConnections all) {
        this.loop = loop;
        this.all = all;
        this.places = new AtomicReferenceArray<>(places);
    }

    boolean isOfThread() {
        return loop.inEventLoop();
    }

    /** Runs it on this loop, at once if it is the caller's; false if the loop has ended. */
    boolean execute(Runnable action) {
        if (loop.inEventLoop()) {
            action.run();
            return true;
        }
        try {
            loop.execute(action);
            return true;
        } catch (RejectedExecutionException ended) {
            return false;
        }
    }

    /** The least busy connection takes it, or one of another loop if it would wait here for too long, or to connect. */
    void run(ReadQuery<?> query) {
        var now = System.nanoTime();
        var own = leastBusy(now);
        if (own != null && own.isOpen() && !own.isStuck(now)) {
            own.run(query);
            return;
        }
        if (all.runElsewhere(query, other -> !other.isStuck(now))) {
            return;
        }
        if (own != null) {
            own.run(query);
        } else if (!all.runElsewhere(query, any -> true)) {
            query.fail(new NoSharedConnectionException());
        }
    }

    /** Takes a query of another loop, whose connection may have ended on the way here. */
    void run(ReadQuery<?> query, ReadConnection connection) {
        if (connection.isEnded()) {
            run(query);
        } else {
            connection.run(query);
        }
    }

    /** A suitable connection that is open, for a query of another loop. */
    @Nullable
    ReadConnection open(Predicate<ReadConnection> suitable) {
        return places().filter(ReadConnection::isOpen)
                .filter(suitable)
                .findFirst()
                .orElse(null);
    }

    /** Ends what takes too long, and replaces what is old. */
    void check() {
        if (load() > 0) {
            execute(this::checkAll);
        }
    }

    private void checkAll() {
        var now = System.nanoTime();
        retired.removeIf(ReadConnection::isEnded);
        Stream.concat(places(), retired.stream()).toList().forEach(connection -> connection.check(now));
        places().filter(connection -> connection.isOld(now)).toList().forEach(this::retire);
    }

    /** Ends one connection, and opens no other one for some time. */
    void giveWay() {
        refused = System.nanoTime();
        places().filter(ReadConnection::isOpen).findFirst().ifPresent(this::retire);
    }

    private void retire(ReadConnection connection) {
        for (var place = 0; place < places.length(); place++) {
            places.compareAndSet(place, connection, null);
        }
        retired.add(connection);
        connection.retire();
    }

    /** Ends the connections on which nothing is under way, because their server or the way to it may be gone. */
    void endIdle() {
        places().filter(connection -> connection.isOpen() && connection.load() == 0)
                .toList()
                .forEach(connection -> connection.end(ReadFailure.closed()));
    }

    /** Connections that are open. */
    int count() {
        return (int) places().filter(ReadConnection::isOpen).count();
    }

    /** Queries without an answer, also those of retired connections. */
    int load() {
        return Stream.concat(places(), retired.stream())
                .mapToInt(ReadConnection::load)
                .sum();
    }

    private Stream<ReadConnection> places() {
        return IntStream.range(0, places.length()).mapToObj(places::get).filter(Objects::nonNull);
    }

    private @Nullable ReadConnection leastBusy(long now) {
        ReadConnection best = null;
        var vacant = -1;
        for (var place = 0; place < places.length(); place++) {
            var connection = places.get(place);
            if (connection == null || connection.isEnded()) {
                vacant = place;
            } else if (best == null || connection.isBetterThan(best, now)) {
                best = connection;
            }
        }
        var wanted = best == null || best.load() > 0;
        if (!wanted || vacant < 0 || now - refused < REFUSED) {
            return best;
        }
        var another = all.open(this::lost);
        places.set(vacant, another);
        return best == null || best.isStuck(now) ? another : best;
    }

    /**
     * A query whose connection broke runs on another one, once. One that the server never saw takes one that is open,
     * and waits for no second one, unless the server answered that it is full: no other connection is opened then.
     */
    private void lost(List<ReadQuery<?>> queries, R2dbcException cause, boolean wasOpen) {
        var isRefused = Leases.isFull(cause);
        if (isRefused) {
            refused = System.nanoTime();
            all.refused(cause);
        }
        if (wasOpen && cause instanceof R2dbcTimeoutException) {
            all.distrust();
        }
        for (var query : queries) {
            if (isRefused || wasOpen && query.mayTryAgain()) {
                run(query);
            } else if (wasOpen || !all.runElsewhere(query, any -> true)) {
                query.fail(cause);
            }
        }
    }
}
