package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;

import dev.a2b.data.Queries;
import dev.a2b.items.Items;
import dev.a2b.postgres.Database;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.Relay;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.io.IOException;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two ways to one server stand for two servers. */
@MicronautTest(transactional = false)
class FailoverTest {

    private static final String SOURCE = "r2dbc.datasources.default.";
    private static final String SERVER = "select current_setting('application_name')";

    @Inject
    Environment environment;

    @Inject
    Items sample;

    private Database database;
    private Relay first;
    private Relay second;

    @BeforeEach
    void start() throws IOException {
        database = ServiceSettings.databaseOf(environment);
        first = Relay.to(database.host(), database.port());
        second = Relay.to(database.host(), database.port());
    }

    @AfterEach
    void stop() throws IOException {
        first.close();
        second.close();
    }

    @Test
    void the_other_host_serves_reads_and_changes_when_one_is_down_and_back() {
        first.cut();
        try (var service = service("r2dbc:postgresql:failover")) {
            awaitServed(service);

            first.mend();
            second.cut();

            awaitServed(service);
        }
    }

    /** With the limits of production: the first host takes longer than a request waits for a connection. */
    @Test
    void the_other_host_serves_reads_and_changes_when_the_first_one_says_nothing() {
        first.silence();
        var limits = Map.of("a2b.database.acquire", "1400ms", SOURCE + "options.maxCreateConnectionTime", "PT5S");
        try (var service = service("r2dbc:postgresql:failover", limits)) {
            awaitServed(service);
        }
    }

    @Test
    void a_pool_in_the_url_changes_nothing() {
        first.cut();
        try (var service = service("r2dbc:pool:postgresql:failover")) {
            awaitServed(service);
        }
    }

    /** The name of the application tells to which of them a session belongs, and a standby says that it recovers. */
    @Test
    void the_primary_is_found_and_found_again_after_a_switch() throws Exception {
        second.rewrite("server-1", "server-2");
        execute(
                "create schema standby",
                "create table standby.server as select 'server-1' as name",
                "create function standby.pg_is_in_recovery() returns bool language sql as"
                        + " 'select current_setting(''application_name'') = name from standby.server'",
                inDatabase("set search_path = standby, pg_catalog, public"));
        try (var service = service("r2dbc:postgresql:failover")) {
            awaitOn("server-2", service);

            execute("update standby.server set name = 'server-2'");
            second.reset();

            awaitOn("server-1", service);
        } finally {
            execute(inDatabase("reset search_path"), "drop schema standby cascade");
        }
    }

    private String inDatabase(String change) {
        return "alter database \"" + database.name() + "\" " + change;
    }

    private void execute(String... statements) throws SQLException {
        try (var connection = database.connect();
                var statement = connection.createStatement()) {
            for (var sql : statements) {
                statement.execute(sql);
            }
        }
    }

    /** Both a connection of Queries and one of the pool. */
    private static void awaitOn(String server, EmbeddedServer service) {
        var context = service.getApplicationContext();
        var read = context.getBean(Queries.class).one(SERVER, columns -> columns.next(String.class));
        var pooled = PoolStatement.value(context.getBean(ConnectionFactory.class), SERVER, String.class);
        for (var found : List.of(read, pooled)) {
            eventually().until(() -> server.equals(found.onErrorReturn("none").block()));
        }
    }

    private void awaitServed(EmbeddedServer service) {
        var api = service.getApplicationContext().getBean(Api.class);
        eventually().until(() -> api.get(Items.OPEN).status() == HttpStatus.OK);
        eventually().until(() -> api.put(Items.own(sample.user()), Items.BODY).status() == HttpStatus.NO_CONTENT);
    }

    private EmbeddedServer service(String driver) {
        return service(driver, Map.of());
    }

    private EmbeddedServer service(String driver, Map<String, String> limits) {
        var url = "%s://localhost:%d,localhost:%d/%s".formatted(driver, first.port(), second.port(), database.name());
        var settings = new HashMap<>(limits);
        settings.put(SOURCE + "url", url);
        settings.put(SOURCE + "options.applicationName", "server-1");
        return ServiceSettings.start(environment, settings);
    }
}
