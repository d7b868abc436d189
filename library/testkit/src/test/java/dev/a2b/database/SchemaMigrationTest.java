package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.BeanContext;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.netty.channel.EventLoopGroup;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryOptions;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class SchemaMigrationTest {

    private static final int SERVICES = 4;
    private static final String SCHEMA = "r2dbc.datasources.default.options.schema";

    @Inject
    ConnectionFactory database;

    @Inject
    Environment environment;

    @Inject
    BeanContext beans;

    @Inject
    EventLoopGroup eventLoops;

    /** On an empty database, as on the first day of a cluster. One that fails tries again with its next request. */
    @Test
    void services_that_start_at_the_same_time_run_each_migration_once() throws Exception {
        var schema = createSchema();
        var services = startAll(schema);
        try {
            for (var service : services) {
                eventually().until(() -> isServed(service));
            }

            var migrated = PoolStatement.value(database, "select count(*) from " + schema + ".migrations", Long.class)
                    .block();
            assertEquals((long) Migrations.all().size(), migrated);
        } finally {
            services.forEach(ApplicationContext::close);
            drop(schema);
        }
    }

    /** As where the first request of a context needs its meters, and they its database. */
    @Test
    void a_migration_that_an_event_loop_begins_looks_for_the_driver_elsewhere() throws Exception {
        var options = beans.getBean(ConnectionFactoryOptions.class);
        var limits = beans.getBean(DatabaseSettings.class);

        var begun = eventLoops.next().submit(() -> new SchemaMigration(() -> options, limits));

        begun.get().migrated().block();
    }

    @Test
    void requests_are_answered_with_503_while_a_migration_fails_and_the_log_tells_it_once() {
        var schema = createBlockedSchema();
        try (var lines = LogLines.ofAll();
                var service = ServiceSettings.start(environment, Map.of(SCHEMA, schema))) {
            var api = service.getApplicationContext().getBean(Api.class);

            for (var request = 0; request < 20; request++) {
                assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Items.OPEN).status());
            }

            var faults = lines.list().stream()
                    .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                    .toList();
            // Why the migration fails, and what that means for requests.
            assertEquals(
                    List.of(Level.ERROR, Level.WARN),
                    faults.stream().map(ILoggingEvent::getLevel).toList());
            faults.forEach(line -> assertNull(line.getThrowableProxy()));
        } finally {
            drop(schema);
        }
    }

    /** As one that starts before its database works. Platforms send it no requests, but they ask for its readiness. */
    @Test
    void a_service_whose_migration_failed_is_ready_once_the_migration_can_be_made() throws Exception {
        var schema = createBlockedSchema();
        try (var service = ServiceSettings.start(environment, Map.of(SCHEMA, schema))) {
            var api = service.getApplicationContext().getBean(Api.class);
            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.health("readiness"));
            execute("drop table " + schema + "." + Items.TABLE);

            eventually().until(() -> api.health("readiness") == HttpStatus.OK);

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
        } finally {
            drop(schema);
        }
    }

    /** A port without a database stands for the pooler. */
    @Test
    void a_migration_connects_at_its_own_url() {
        var pooled = ConnectionFactoryOptions.builder()
                .from(beans.getBean(ConnectionFactoryOptions.class))
                .option(ConnectionFactoryOptions.PORT, 1)
                .build();
        var url = environment.getRequiredProperty("r2dbc.datasources.default.url", String.class);
        var any = Duration.ofSeconds(10);
        var limits = new DatabaseSettings(any, any, any, any, any, url);

        new SchemaMigration(() -> pooled, limits).migrated().block();
    }

    /** An empty one; returns its name. */
    private String createSchema() {
        var schema = "new_" + UUID.randomUUID().toString().replace("-", "");
        execute("create schema " + schema);
        return schema;
    }

    /** One with a table that a migration creates, so that it fails; returns its name. */
    private String createBlockedSchema() {
        var schema = createSchema();
        execute("create table " + schema + "." + Items.TABLE + " ()");
        return schema;
    }

    private void drop(String schema) {
        execute("drop schema " + schema + " cascade");
    }

    private void execute(String sql) {
        PoolStatement.value(database, sql, Void.class).block();
    }

    private List<ApplicationContext> startAll(String schema) throws Exception {
        var threads = Executors.newFixedThreadPool(SERVICES);
        try {
            Callable<ApplicationContext> start = () -> start(schema);
            var services = new ArrayList<ApplicationContext>();
            for (var service : threads.invokeAll(Collections.nCopies(SERVICES, start))) {
                services.add(service.get());
            }
            return services;
        } finally {
            threads.shutdown();
        }
    }

    private ApplicationContext start(String schema) {
        var properties = new HashMap<>(ServiceSettings.database(environment));
        properties.put(SCHEMA, schema);
        var service = ApplicationContext.builder("test")
                .deduceEnvironment(false)
                .properties(properties)
                .start();
        service.getBean(ConnectionFactory.class); // which begins to migrate
        return service;
    }

    private static boolean isServed(ApplicationContext service) {
        var sql = "select count(*) from " + Items.TABLE;
        return PoolStatement.value(service.getBean(ConnectionFactory.class), sql, Long.class)
                .map(rows -> rows == 0)
                .onErrorReturn(false)
                .block();
    }
}
