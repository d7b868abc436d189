package com.example.a2b.schema;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
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
@Singleton
class SchemaMigration implements BeanCreatedEventListener<ConnectionFactory> {

    private static final Logger LOG = LoggerFactory.getLogger(SchemaMigration.class);
    private static final Duration FOREVER = Duration.ofMillis(Long.MAX_VALUE);

    private final Migrations migrations;

    SchemaMigration(Migrations migrations) {
        this.migrations = migrations;
    }

    @Override
    public ConnectionFactory onCreated(BeanCreatedEvent<ConnectionFactory> created) {
        var pool = created.getBean();
        var migrated = migrate(pool).cache(done -> FOREVER, failure -> Duration.ZERO, () -> FOREVER);
        migrated.subscribe(nothing -> { },
            failure -> LOG.error("The schema is not up to date: {}", failure.getMessage()));
        return new MigratedConnectionFactory(pool, migrated);
    }

    private Mono<Void> migrate(ConnectionFactory pool) {
        return Mono.defer(() -> R2dbcMigrate.migrate(pool, properties(), this::resources, null, null));
    }

    private List<MigrateResource> resources(String all) {
        return migrations.migrations().stream()
            .<MigrateResource>map(ClassPathMigration::new)
            .toList();
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
