package dev.a2b.database;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.r2dbc.spi.ConnectionFactoryOptions;
import org.jspecify.annotations.Nullable;

/**
 * Stops a service that was not told where its database is, before the driver says so in its own words, which have the
 * password of a mistyped URL. That of the migration is read later, but its fault is told at the start as well.
 */
@Context
@Order(Ordered.HIGHEST_PRECEDENCE)
class DatabaseAddress {

    DatabaseAddress(
            @Nullable @Property(name = "r2dbc.datasources.default.url") String url,
            @Nullable @Property(name = "a2b.database.migration-url") String migration) {
        if (url == null || !isUrl(url)) {
            throw new ConfigurationException("Where is the database? Set R2DBC_DATASOURCES_DEFAULT_URL (for example "
                    + "r2dbc:postgresql://localhost:5432/a2b), R2DBC_DATASOURCES_DEFAULT_USERNAME and "
                    + "R2DBC_DATASOURCES_DEFAULT_PASSWORD.");
        }
        if (migration != null && !isUrl(migration)) {
            throw new ConfigurationException(
                    "Where does the schema migration connect? A2B_DATABASE_MIGRATION_URL is no "
                            + "URL of R2DBC: set one such as r2dbc:postgresql://localhost:5432/a2b, or remove it.");
        }
    }

    private static boolean isUrl(String url) {
        try {
            ConnectionFactoryOptions.parse(url);
            return true;
        } catch (IllegalArgumentException mistyped) {
            return false;
        }
    }
}
