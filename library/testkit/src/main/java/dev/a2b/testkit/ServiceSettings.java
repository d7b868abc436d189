package dev.a2b.testkit;

import static java.util.stream.Collectors.toMap;

import dev.a2b.measure.service.Port;
import dev.a2b.postgres.Database;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import io.micronaut.context.env.PropertyExpressionResolver;
import io.micronaut.core.convert.ConversionService;
import io.micronaut.core.value.PropertyResolver;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.URI;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.Stream;

/**
 * What tests need to start a service: the environment variables of a process, the path that shows that it has started,
 * and in their settings ${free.port}: a port at which nobody listens, the same one for a whole context. Micronaut's own
 * ${random.port} takes ports of outgoing connections for free.
 */
public class ServiceSettings implements PropertyExpressionResolver {

    private static final String DATASOURCE = "r2dbc.datasources.default.";
    private static final Map<PropertyResolver, Integer> PORTS = Collections.synchronizedMap(new WeakHashMap<>());

    /** The path that responds with 200 once the service has started and reaches its database. */
    public static String probe() {
        return "/api/v1" + Sample.ofProject().open();
    }

    /** The environment variables of a service at this port, with another one for management. */
    public static Map<String, String> environment(int port, Database database) {
        return Map.of(
                "MICRONAUT_SERVER_PORT", Integer.toString(port),
                "ENDPOINTS_ALL_PORT", Integer.toString(Port.free()),
                "R2DBC_DATASOURCES_DEFAULT_URL", database.r2dbcUrl(),
                "R2DBC_DATASOURCES_DEFAULT_USERNAME", database.username(),
                "R2DBC_DATASOURCES_DEFAULT_PASSWORD", database.password());
    }

    /** Starts another service in this process, which uses the database of the tests. */
    public static EmbeddedServer start(Environment tests, Map<String, ?> given) {
        var settings = new HashMap<>(database(tests));
        settings.putAll(given);
        return ApplicationContext.run(EmbeddedServer.class, settings, Environment.TEST);
    }

    /** The database of the tests. */
    public static Database databaseOf(Environment tests) {
        var url = URI.create(setting(tests, "url").replace("r2dbc:", ""));
        var name = url.getPath().substring(1);
        return new Database(
                url.getHost(),
                url.getPort(),
                name,
                setting(tests, "username"),
                setting(tests, "password"),
                Optional.empty());
    }

    /** Properties with which another service in this process uses the database of the tests. */
    public static Map<String, Object> database(Environment tests) {
        return Stream.of("url", "username", "password")
                .map(DATASOURCE::concat)
                .collect(toMap(name -> name, name -> tests.getRequiredProperty(name, String.class)));
    }

    private static String setting(Environment tests, String name) {
        return tests.getRequiredProperty(DATASOURCE + name, String.class);
    }

    @Override
    public <T> Optional<T> resolve(
            PropertyResolver context, ConversionService conversion, String expression, Class<T> type) {

        if (!expression.equals("free.port")) {
            return Optional.empty();
        }
        return conversion.convert(PORTS.computeIfAbsent(context, unknown -> Port.free()), type);
    }
}
