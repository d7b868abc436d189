package dev.a2b.database;

import static io.r2dbc.spi.ConnectionFactoryOptions.DATABASE;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.r2dbc.spi.ConnectionFactoryOptions;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Stops a service that was not told where its databases are, before the driver says so in its own words, which have the
 * password of a mistyped URL. Some URLs are read later, but their faults are told at the start as well.
 */
@Context
@Order(Ordered.HIGHEST_PRECEDENCE)
class DatabaseAddress {

    private static final String SOURCES = "r2dbc.datasources";

    DatabaseAddress(Environment settings, @Nullable @Property(name = "a2b.database.migration-url") String migration) {
        if (!isUrl(url(settings, "default"))) {
            throw new ConfigurationException("Where is the database? Set R2DBC_DATASOURCES_DEFAULT_URL (for example "
                    + "r2dbc:postgresql://localhost:5432/a2b), R2DBC_DATASOURCES_DEFAULT_USERNAME and "
                    + "R2DBC_DATASOURCES_DEFAULT_PASSWORD.");
        }
        for (var source : settings.getPropertyEntries(SOURCES)) {
            check("R2DBC_DATASOURCES_" + source.toUpperCase(Locale.ROOT) + "_URL", url(settings, source));
        }
        check("A2B_DATABASE_MIGRATION_URL", migration);
    }

    private static @Nullable String url(Environment settings, String source) {
        return settings.getProperty(SOURCES + "." + source + ".url", String.class)
                .orElse(null);
    }

    private static void check(String name, @Nullable String url) {
        if (url != null && !isUrl(url)) {
            throw new ConfigurationException(name + " is no URL of R2DBC: set one such as "
                    + "r2dbc:postgresql://localhost:5432/a2b, or remove it.");
        }
    }

    /** A password with a character such as / ends the host, and would be taken for a port or a database. */
    private static boolean isUrl(@Nullable String url) {
        if (url == null) {
            return false;
        }
        try {
            var options = new DatabaseOptions(ConnectionFactoryOptions.parse(url));
            return !options.hosts().isEmpty() && !options.text(DATABASE, "").contains("@");
        } catch (IllegalArgumentException mistyped) {
            return false;
        }
    }
}
