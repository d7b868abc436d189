package dev.a2b.database;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.data.Queries;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.Relay;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.netty.channel.EventLoopGroup;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@MicronautTest(transactional = false)
class ConnectionPoolTest {

    private static final String OPTIONS = "r2dbc.datasources.default.options.";

    @Inject
    ConnectionFactory database;

    @Inject
    ConnectionFactoryOptions options;

    @Inject
    EventLoopGroup eventLoops;

    @Inject
    Environment environment;

    @Inject
    Items sample;

    /** A query then changes threads less often. If all were on one loop, a single thread would serve the database. */
    @Test
    void connections_spread_over_the_event_loops_of_the_web_server() {
        Set<String> used = ConcurrentHashMap.newKeySet();

        Flux.range(0, 20)
                .flatMap(
                        i -> PoolStatement.value(database, "select pg_sleep(0.2)::text", String.class)
                                .map(answer -> Thread.currentThread().getName()),
                        20)
                .doOnNext(used::add)
                .blockLast();

        assertTrue(used.stream().allMatch(name -> name.startsWith("default-eventLoopGroup")), used::toString);
        assertTrue(used.size() >= Math.min(2, countEventLoops()), () -> "All connections are on " + used);
    }

    /** In a context of its own, because the other test may take longer than this limit. */
    @Test
    void the_database_cancels_a_statement_that_takes_longer_than_its_limit() {
        var settings = Map.of(OPTIONS + "statementTimeout", "PT2S");
        try (var service = ServiceSettings.start(environment, settings)) {
            var statement = process(service.getApplicationContext().getBean(ConnectionFactory.class), 60);

            var refusal = assertThrows(R2dbcException.class, statement::block);

            assertEquals("57014", refusal.getSqlState()); // query_canceled
        }
    }

    /** Only the connection of a statement that takes too long is closed: the others prove that the database works. */
    @Test
    void a_statement_that_takes_too_long_costs_no_other_connection() {
        var settings = Map.of(
                OPTIONS + "maxSize",
                2,
                OPTIONS + "statementTimeout",
                "PT0S",
                "a2b.database.total",
                "5s",
                "a2b.database.acquire",
                "1m",
                "a2b.database.probe",
                "1m");
        try (var service = ServiceSettings.start(environment, settings)) {
            var pool = service.getApplicationContext().getBean(ConnectionFactory.class);
            var before = Flux.range(0, 2)
                    .flatMap(i -> process(pool, 0.5))
                    .collectList()
                    .block();

            assertThrows(R2dbcException.class, process(pool, 60)::block);

            var after = process(pool, 0).block();
            assertTrue(before.contains(after), () -> after + " is none of " + before);
        }
    }

    /** As after a failover: the database can write again, but the session was made before. */
    @Test
    void a_session_that_only_reads_leaves_the_pool_with_the_first_change_that_it_refuses() {
        try (var service = serviceThatOnlyReads()) {
            var api = service.getApplicationContext().getBean(Api.class);
            var own = Items.own(sample.user());
            assertEquals(
                    HttpStatus.SERVICE_UNAVAILABLE, api.put(own, Items.BODY).status());

            assertEquals(HttpStatus.NO_CONTENT, api.put(own, Items.BODY).status());
        }
    }

    @Test
    void readiness_is_down_once_for_a_session_that_only_reads() {
        try (var service = serviceThatOnlyReads()) {
            var api = service.getApplicationContext().getBean(Api.class);
            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.health("readiness"));

            assertEquals(HttpStatus.OK, api.health("readiness"));
        }
    }

    /** Platforms would send its callers to other instances, which are as busy. */
    @Test
    void a_service_with_a_busy_pool_is_ready_as_long_as_the_database_answers() {
        var settings = Map.of(OPTIONS + "initialSize", 1, OPTIONS + "maxSize", 1, "a2b.database.health", "1s");
        try (var service = ServiceSettings.start(environment, settings)) {
            var pool = service.getApplicationContext().getBean(ConnectionFactory.class);
            var api = service.getApplicationContext().getBean(Api.class);
            process(pool, 0).block(); // after the migration
            var busy = Flux.range(0, 50).flatMap(i -> process(pool, 0.2), 50).subscribe();

            assertEquals(HttpStatus.OK, api.health("readiness"));

            busy.dispose();
        }
    }

    /** Other instances have taken all that it accepts. */
    @Test
    void connections_stay_in_use_while_the_database_accepts_no_new_ones() {
        try (var service = ServiceSettings.start(environment, Map.of())) {
            var api = service.getApplicationContext().getBean(Api.class);
            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            limitConnections(0);

            Flux.range(0, 20).flatMap(i -> api.getLater(Items.OPEN), 20).blockLast(); // the pool tries to grow

            for (var request = 0; request < 5; request++) {
                assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            }
        } finally {
            limitConnections(-1);
        }
    }

    /** Reads share theirs and changes need one each, so neither may take all. */
    @Test
    void no_request_fails_while_the_database_grants_fewer_connections_than_are_configured() {
        var users = Stream.generate(sample::user).limit(20).toList();
        limitConnections(connections() + 5);
        try (var lines = LogLines.of(Leases.class);
                var service = ServiceSettings.start(environment, Map.of())) {
            var api = service.getApplicationContext().getBean(Api.class);

            var answers = Flux.range(0, 200)
                    .flatMap(
                            i -> Flux.merge(
                                    api.getLater(Items.OPEN),
                                    api.putLater(Items.own(users.get(i % users.size())), Items.BODY)),
                            20)
                    .map(HttpResponse::status)
                    .collect(groupingBy(identity(), counting()))
                    .block();

            assertEquals(Map.of(HttpStatus.OK, 200L, HttpStatus.NO_CONTENT, 200L), answers);
            assertEquals(1, lines.list().size(), lines.list()::toString);
        } finally {
            limitConnections(-1);
        }
    }

    /** Each login would cost the service and the server as much as a few requests. */
    @Test
    void a_database_without_room_is_not_asked_again_at_once() throws IOException {
        var server = ServiceSettings.databaseOf(environment);
        limitConnections(0);
        try (var relay = Relay.to(server.host(), server.port())) {
            var behindRelay = options.mutate()
                    .option(ConnectionFactoryOptions.HOST, "localhost")
                    .option(ConnectionFactoryOptions.PORT, relay.port())
                    .build();
            var connections = new NamedConnections(new DatabaseOptions(behindRelay));

            for (var asked = 0; asked < 20; asked++) {
                var refusal = assertThrows(R2dbcException.class, connections.create()::block);
                assertEquals("53300", refusal.getSqlState());
            }
            assertTrue(relay.accepted() < 20, () -> "logins: " + relay.accepted());
        } finally {
            limitConnections(-1);
        }
    }

    @Test
    void reads_leave_their_only_connection_to_changes_that_the_database_grants_none() {
        try (var service = ServiceSettings.start(environment, Map.of())) {
            var api = service.getApplicationContext().getBean(Api.class);
            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            limitConnections(connections());

            var changed = api.put(Items.own(sample.user()), Items.BODY).status();

            assertEquals(HttpStatus.NO_CONTENT, changed);
            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
        } finally {
            limitConnections(-1);
        }
    }

    @Test
    void reads_run_on_connections_of_the_pool_and_only_read_while_the_database_grants_them_none() {
        try (var service =
                ServiceSettings.start(environment, Map.of(OPTIONS + "initialSize", 2, OPTIONS + "maxSize", 2))) {
            var api = service.getApplicationContext().getBean(Api.class);
            assertEquals(HttpStatus.OK, api.health("readiness")); // which fills the pool
            limitConnections(0);

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            var written = service.getApplicationContext()
                    .getBean(Queries.class)
                    .one("delete from items returning id", columns -> columns.next(Long.class));
            assertEquals(
                    "25006", assertThrows(R2dbcException.class, written::block).getSqlState());
        } finally {
            limitConnections(-1);
        }
    }

    /** The only session of its pool does. */
    private EmbeddedServer serviceThatOnlyReads() {
        var service = ServiceSettings.start(environment, Map.of(OPTIONS + "initialSize", 1, OPTIONS + "maxSize", 1));
        var pool = service.getApplicationContext().getBean(ConnectionFactory.class);
        PoolStatement.value(pool, "set default_transaction_read_only = on", Void.class)
                .block();
        return service;
    }

    /** The process of the database that serves a connection of this pool, after so many seconds. */
    private static Mono<Integer> process(ConnectionFactory pool, double seconds) {
        return PoolStatement.value(pool, "select pg_backend_pid() from pg_sleep(" + seconds + ")", Integer.class);
    }

    /** To the database of the tests. */
    private int connections() {
        var sql = "select count(*)::int from pg_stat_activity where datname = current_database()";
        return PoolStatement.value(database, sql, Integer.class).block();
    }

    private void limitConnections(int limit) {
        var sql = "do $$ begin execute format('alter database %I connection limit " + limit
                + "', current_database()); end $$";
        PoolStatement.value(database, sql, Void.class).block();
    }

    private long countEventLoops() {
        return StreamSupport.stream(eventLoops.spliterator(), false).count();
    }
}
