package dev.a2b.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.postgres.DatabaseHang;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import java.util.List;
import java.util.stream.Stream;
import reactor.core.publisher.Flux;

/** The processes of PostgreSQL that serve one service. */
public final class Backends {

    private final ConnectionFactory database;
    private final String service;

    /** @param database reaches the database beside the faults */
    public Backends(ConnectionFactory database, String service) {
        this.database = database;
        this.service = service;
    }

    /** Stops the processes that exist now. New connections work. */
    public DatabaseHang stop() {
        var pids = pids("true");
        pids.forEach(Backends::process);
        return new DatabaseHang(pids);
    }

    /** Stops the whole database: first the process that accepts connections, so that no connection slips through. */
    public DatabaseHang stopAll() {
        var server = process(pids("true").get(0)).parent().orElseThrow();
        var entrance = new DatabaseHang(List.of(server.pid()));
        var pids =
                Stream.concat(entrance.processes().stream(), server.children().map(ProcessHandle::pid));
        return new DatabaseHang(pids.toList());
    }

    /** How many statements of the service wait for a row that another one has locked. */
    public int waitingForLock() {
        return pids("wait_event_type = 'Lock'").size();
    }

    /** One of this machine: in a container, the id is that of another process, or of none. */
    private static ProcessHandle process(long pid) {
        var process = ProcessHandle.of(pid)
                .filter(found -> found.info().command().orElse("unknown").endsWith("postgres"));
        assumeTrue(process.isPresent(), "The database runs in a container, where this test can send no signals");
        return process.orElseThrow();
    }

    private List<Long> pids(String condition) {
        var sql = "select pid::bigint as pid from pg_stat_activity where application_name = '%s' and %s"
                .formatted(service, condition);
        return Flux.usingWhen(
                        database.create(),
                        connection -> Flux.from(connection.createStatement(sql).execute())
                                .flatMap(result -> result.map(row -> row.get("pid", Long.class))),
                        Connection::close)
                .collectList()
                .block();
    }
}
