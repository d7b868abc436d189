package dev.a2b.database;

import static io.r2dbc.pool.PoolingConnectionFactoryProvider.INITIAL_SIZE;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.MAX_CREATE_CONNECTION_TIME;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.MAX_SIZE;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.POST_ALLOCATE;

import io.micronaut.context.BeanProvider;
import io.micronaut.core.annotation.Internal;
import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.spi.ConnectionFactories;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrate;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrateProperties;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * Brings the schema up to date while the service starts, before the first connection is lent. Where the database cannot
 * be reached, requests are answered with 503 and readiness stays down; the next request tries again.
 */
@Internal
@Singleton
public class SchemaMigration {

    private static final Logger LOG = LoggerFactory.getLogger(SchemaMigration.class);
    /** A service may start on a fraction of a processor. */
    private static final Duration START = Duration.ofSeconds(30);

    private static final Duration FOREVER = Duration.ofMillis(Long.MAX_VALUE);

    private final BeanProvider<ConnectionFactoryOptions> options;
    private final Mono<Void> migrated;

    /** Begins to migrate. */
    SchemaMigration(BeanProvider<ConnectionFactoryOptions> options) {
        this.options = options;
        this.migrated = migrate().cache(done -> FOREVER, failure -> Duration.ZERO, () -> FOREVER);
        migrated.subscribe(nothing -> {}, failure -> LOG.error(failure.getMessage()));
    }

    /** Ends when the schema is up to date; who subscribes after a failure tries again. */
    public Mono<Void> migrated() {
        return migrated;
    }

    private Mono<Void> migrate() {
        return Mono.usingWhen(
                        Mono.fromSupplier(this::patientPool),
                        pool -> R2dbcMigrate.migrate(pool, properties(), this::resources, null, null),
                        // A connection that breaks when it is closed has done its work before.
                        pool -> pool.close().onErrorComplete())
                // What the database refuses is no fault of the requests that wait for the schema.
                .onErrorMap(failure -> new R2dbcNonTransientResourceException(
                        "The schema is not up to date: " + failure.getMessage(), failure));
    }

    /** Connections without the time limits of requests: a migration of a large table may take long. */
    private ConnectionPool patientPool() {
        return (ConnectionPool) ConnectionFactories.get(ConnectionFactoryOptions.builder()
                .from(options.get())
                .option(ConnectionFactoryOptions.STATEMENT_TIMEOUT, Duration.ZERO)
                .option(ConnectionFactoryOptions.LOCK_WAIT_TIMEOUT, Duration.ZERO)
                .option(MAX_CREATE_CONNECTION_TIME, START)
                .option(POST_ALLOCATE, unchecked -> Mono.empty())
                .option(INITIAL_SIZE, 0)
                .option(MAX_SIZE, 1)
                .build());
    }

    private List<MigrateResource> resources(String all) {
        try {
            return Migrations.all();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static R2dbcMigrateProperties properties() {
        var properties = new R2dbcMigrateProperties();
        properties.setResourcesPath("all");
        properties.setWaitForDatabase(false); // whoever needs a connection tries again
        properties.setUseEnvironmentSubstitutor(false); // a migration means the same everywhere
        properties.setUseSystemPropertiesSubstitutor(false);
        return properties;
    }
}
