package dev.a2b.items;

import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import io.micronaut.context.ApplicationContextBuilder;
import io.micronaut.context.ApplicationContextConfigurer;
import io.micronaut.context.annotation.ContextConfigurer;
import io.micronaut.context.env.PropertySource;
import io.micronaut.core.order.Ordered;
import java.nio.file.Path;
import java.util.Map;

/** Gives all contexts of the tests one database. In a project, Test Resources does so. */
@ContextConfigurer
public final class TestDatabase implements ApplicationContextConfigurer {

    private static final String DATASOURCE = "r2dbc.datasources.default.";

    @Override
    public void configure(ApplicationContextBuilder builder) {
        var database = Shared.DATABASE;
        var address = Map.<String, Object>of(
                DATASOURCE + "url", database.r2dbcUrl(),
                DATASOURCE + "username", database.username(),
                DATASOURCE + "password", database.password());
        builder.propertySources(PropertySource.of("database of the tests", address, Ordered.HIGHEST_PRECEDENCE + 1));
    }

    /** Starts with the first context and ends with this JVM. */
    private static final class Shared {

        private static final Database DATABASE = DatabaseServer.start(
                        DatabaseKind.EMBEDDED, 0.01, Path.of(System.getProperty("database.directory")))
                .copy("service");
    }
}
