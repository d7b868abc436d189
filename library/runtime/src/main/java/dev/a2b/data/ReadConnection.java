package dev.a2b.data;

import dev.a2b.database.DatabaseSettings;
import dev.a2b.database.Leases;
import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import io.r2dbc.spi.R2dbcException;
import io.vertx.core.AsyncResult;
import io.vertx.pgclient.PgConnection;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.RowSet;
import io.vertx.sqlclient.impl.SocketConnectionBase;
import io.vertx.sqlclient.internal.SqlConnectionInternal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A connection on which many queries are under way, in their order. Only its event loop calls it, except for what it
 * says about its load. A server that hangs, or a network that loses packets, is noticed by its silence.
 */
final class ReadConnection {

    private static final AttributeKey<Boolean> LOGGED_IN = AttributeKey.valueOf(ReadConnection.class, "login");
    private static final long TRUSTED = Leases.TRUSTED.toNanos();

    /** A query behind one that waits for so long goes elsewhere. */
    private static final long STUCK = Duration.ofMillis(50).toNanos();

    /** Finds servers behind a name that changed its address. */
    private static final long LIFETIME = Duration.ofMinutes(30).toNanos();

    private static final String PROBE = "SELECT 1";

    private final ReadSettings settings;
    private final DatabaseSettings limits;
    private final Lost lost;

    private final Queue<ReadQuery<?>> open = new ArrayDeque<>();
    private final long opened = System.nanoTime();
    private @Nullable PgConnection connection;
    private boolean ended;
    private boolean retired;
    private long answered = opened;
    /** When a probe was sent that has no answer yet; 0 without one. */
    private long probed;

    private volatile int load;
    private volatile long oldest;

    ReadConnection(ReadSettings settings, DatabaseSettings limits, Lost lost) {
        this.settings = settings;
        this.limits = limits;
        this.lost = lost;
    }

    static boolean isLoggedIn(Channel channel) {
        return channel.hasAttr(LOGGED_IN);
    }

    /** Queries without an answer. */
    int load() {
        return load;
    }

    /** Whether the first of its queries waits so long that a new one had better wait elsewhere. */
    boolean isStuck(long now) {
        return load > 0 && now - oldest > STUCK;
    }

    boolean isOpen() {
        return connection != null && !ended;
    }

    /** Whether a new query had better wait here. */
    boolean isBetterThan(ReadConnection other, long now) {
        if (isStuck(now) != other.isStuck(now)) {
            return other.isStuck(now);
        }
        return isOpen() != other.isOpen() ? isOpen() : load < other.load;
    }

    boolean isEnded() {
        return ended;
    }

    void run(ReadQuery<?> query) {
        var now = System.nanoTime();
        query.comes(now);
        if (open.isEmpty()) {
            oldest = now;
        }
        open.add(query);
        load = open.size();
        if (connection != null) {
            send(connection, query, now);
        }
    }

    void opened(PgConnection made) {
        if (ended) {
            made.close();
            return;
        }
        channel(made).attr(LOGGED_IN).set(true);
        made.closeHandler(closed -> end(ReadFailure.closed()));
        made.exceptionHandler(failure -> end(ReadFailure.of(failure)));
        connection = made;
        answered = System.nanoTime();
        open.forEach(query -> send(made, query, answered));
    }

    /** Ends the connection, also one that does not answer. */
    void end(R2dbcException reason) {
        if (ended) {
            return;
        }
        ended = true;
        if (connection != null) {
            channel(connection).close();
        }
        lost.accept(leave(), reason, connection != null);
    }

    /** The queries without an answer, which are not its own any more. */
    private List<ReadQuery<?>> leave() {
        var unanswered = List.copyOf(open);
        open.clear();
        load = 0;
        return unanswered;
    }

    /** Takes no more queries, and ends after those that it has. */
    void retire() {
        retired = true;
        if (open.isEmpty()) {
            end(ReadFailure.closed());
        }
    }

    boolean isOld(long now) {
        return now - opened > LIFETIME;
    }

    /** Ends queries that wait for too long, and a connection on which the database is silent. */
    void check(long now) {
        if (connection != null && isSilent(now)) {
            end(ReadFailure.silent());
        } else if (connection == null
                && load > 0
                && now - oldest > limits.acquire().toNanos()) {
            // It goes on without them: the next host may answer.
            lost.accept(leave(), ReadFailure.silent(), false);
        } else {
            open.forEach(query -> query.endOverdue(now));
        }
    }

    private boolean isSilent(long now) {
        return probed != 0 && now - probed > limits.probe().toNanos()
                || load > 0
                        && now - Math.max(oldest, answered) > settings.silence().toNanos();
    }

    private void send(PgConnection made, ReadQuery<?> query, long now) {
        if (load == 1 && now - answered > TRUSTED && probed == 0) {
            probed = now;
            made.query(PROBE).execute().onComplete(answer -> probed = 0);
        }
        made.preparedQuery(query.sql()).execute(query.values()).onComplete(answer -> answered(query, answer));
    }

    private void answered(ReadQuery<?> query, AsyncResult<RowSet<Row>> answer) {
        if (ended) {
            return; // another connection answers
        }
        if (answer.failed() && ReadFailure.isOfConnection(answer.cause())) {
            end(ReadFailure.of(answer.cause()));
            return;
        }
        answered = System.nanoTime();
        open.remove(query); // the first one: answers have the order of the queries
        var next = open.peek();
        oldest = next == null ? answered : next.came();
        load = open.size();
        if (answer.succeeded()) {
            query.succeed(answer.result());
        } else {
            query.fail(ReadFailure.ofStatement(answer.cause()));
        }
        if (retired && open.isEmpty()) {
            end(ReadFailure.closed());
        }
    }

    private static Channel channel(PgConnection connection) {
        var socket = (SocketConnectionBase)
                ((SqlConnectionInternal) connection).unwrap().unwrap();
        return socket.socket().channelHandlerContext().channel();
    }

    /** Gets the queries that have no answer when a connection ends. */
    @FunctionalInterface
    interface Lost {

        /** @param wasOpen whether the queries may have reached the database */
        void accept(List<ReadQuery<?>> queries, R2dbcException reason, boolean wasOpen);
    }
}
