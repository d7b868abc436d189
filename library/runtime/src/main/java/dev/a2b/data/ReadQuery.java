package dev.a2b.data;

import dev.a2b.database.Backlog;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.RowSet;
import io.vertx.sqlclient.Tuple;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.MonoSink;

/** A statement on its way to its rows. Used by one event loop after another. */
final class ReadQuery<T> {

    private final TypedStatement statement;
    private final Function<Columns, T> mapping;
    private final MonoSink<List<T>> caller;
    private final Backlog backlog;
    private final long began;
    private final long deadline;

    private boolean triedAgain;
    private boolean ended;
    /** When it came to its connection, in nanoseconds of the JVM. */
    private long came;

    ReadQuery(
            TypedStatement statement,
            Function<Columns, T> mapping,
            MonoSink<List<T>> caller,
            Backlog backlog,
            long deadline) {
        this.backlog = backlog;
        this.began = backlog.begin();
        this.statement = statement;
        this.mapping = mapping;
        this.caller = caller;
        this.deadline = deadline;
    }

    String sql() {
        return statement.sql();
    }

    Tuple values() {
        return Tuple.wrap(statement.values());
    }

    long came() {
        return came;
    }

    void comes(long now) {
        came = now;
    }

    /** Whether it may run on another connection after the first one broke: once, because its session cannot write. */
    boolean mayTryAgain() {
        var first = !triedAgain;
        triedAgain = true;
        return first && !ended;
    }

    void succeed(RowSet<Row> rows) {
        if (ended) {
            return;
        }
        end();
        try {
            caller.success(mapped(rows));
        } catch (RuntimeException unreadable) {
            caller.error(unreadable);
        }
    }

    void fail(Throwable cause) {
        if (!ended) {
            end();
            caller.error(cause);
        }
    }

    /** Fails where the time is over; the connection still expects its answer. */
    void endOverdue(long now) {
        if (deadline - now < 0) {
            fail(new R2dbcTimeoutException("The database did not answer in time."));
        }
    }

    private void end() {
        ended = true;
        backlog.end(began);
    }

    private List<T> mapped(RowSet<Row> rows) {
        var mapped = new ArrayList<T>(rows.size());
        var columns = new SharedColumns(rows.columnDescriptors());
        for (var row : rows) {
            mapped.add(mapping.apply(columns.at(row)));
        }
        return mapped;
    }
}
