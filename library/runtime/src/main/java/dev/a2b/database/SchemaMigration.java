package dev.a2b.database;

import static io.r2dbc.spi.ConnectionFactoryOptions.DRIVER;
import static io.r2dbc.spi.ConnectionFactoryOptions.PORT;
import static io.r2dbc.spi.ConnectionFactoryOptions.PROTOCOL;

import io.micronaut.context.BeanProvider;
import io.micronaut.core.annotation.Internal;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrate;
import name.nkonev.r2dbc.migrate.core.R2dbcMigrateProperties;
import name.nkonev.r2dbc.migrate.reader.MigrateResource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Brings the schema up to date while the service starts, before the first connection is lent. Where the database cannot
 * be reached, requests are answered with 503 and readiness stays down; the next request tries again.
 */
@Internal
@Singleton
public class SchemaMigration {

    private static final Logger LOG = LoggerFactory.getLogger(SchemaMigration.class);
    private static final Duration FOREVER = Duration.ofMillis(Long.MAX_VALUE);

    private final BeanProvider<ConnectionFactoryOptions> options;
    private final DatabaseSettings limits;
    private final Mono<Void> migrated;
    private volatile String logged = "";

    /** Begins to migrate. */
    SchemaMigration(BeanProvider<ConnectionFactoryOptions> options, DatabaseSettings limits) {
        this.options = options;
        this.limits = limits;
        this.migrated = migrate().cache(done -> FOREVER, failure -> Duration.ZERO, () -> FOREVER);
        migrated.subscribe(nothing -> {}, logged -> {});
    }

    /** Ends when the schema is up to date; who subscribes after a failure tries again. */
    public Mono<Void> migrated() {
        return migrated;
    }

    /** Off the event loop that may ask for it: R2DBC looks for its driver in files. */
    private Mono<Void> migrate() {
        return Mono.usingWhen(
                        Mono.fromSupplier(() -> new MigrationSession(direct(), limits.migrationSilence()))
                                .subscribeOn(Schedulers.boundedElastic()),
                        session -> Mono.firstWithSignal(
                                R2dbcMigrate.migrate(session.pool(), properties(), this::resources, null, null),
                                session.silence()),
                        MigrationSession::close)
                // What the database refuses is no fault of the requests that wait for the schema.
                .onErrorMap(failure -> new R2dbcNonTransientResourceException(
                        "The schema is not up to date: " + failure.getMessage(), failure))
                .doOnError(this::log);
    }

    /** The options of the data source at the URL of the migration, if it has one. */
    private ConnectionFactoryOptions direct() {
        var url = limits.migrationUrl();
        if (url == null) {
            return options.get();
        }
        return ConnectionFactoryOptions.builder()
                .from(options.get(), option -> !option.equals(PORT))
                .from(
                        ConnectionFactoryOptions.parse(url),
                        option -> !Set.of(DRIVER, PROTOCOL).contains(option))
                .build();
    }

    /** Each reason once: many requests may try again. */
    private void log(Throwable failure) {
        var reason = String.valueOf(failure.getMessage());
        if (!reason.equals(logged)) {
            logged = reason;
            LOG.error(reason);
        }
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
