package dev.a2b.database;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;

/** Stops a service that was not told where its database is, before the driver says so in its own words. */
@Context
@Order(Ordered.HIGHEST_PRECEDENCE)
@Requires(missingProperty = "r2dbc.datasources.default.url")
class DatabaseAddress {

    DatabaseAddress() {
        throw new ConfigurationException("Where is the database? Set R2DBC_DATASOURCES_DEFAULT_URL (for example "
                + "r2dbc:postgresql://localhost:5432/a2b), R2DBC_DATASOURCES_DEFAULT_USERNAME and "
                + "R2DBC_DATASOURCES_DEFAULT_PASSWORD.");
    }
}
