package dev.a2b.testkit;

import io.micronaut.context.env.ActiveEnvironment;
import io.micronaut.context.env.Environment;
import io.micronaut.context.env.PropertySource;
import io.micronaut.context.env.PropertySourceLoader;
import io.micronaut.core.io.ResourceLoader;
import io.micronaut.core.order.Ordered;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/**
 * Settings of every context of a test, which an application-test.yml of the project overrides. Found by Micronaut as a
 * service.
 */
public final class TestSettings implements PropertySourceLoader {

    /** The environment of services whose database has faults: with the limits that users get. */
    static final String FAULT = "fault";

    private static final Map<String, Object> ALL = Map.of(
            // The tests look at the status themselves.
            "micronaut.http.client.exception-on-error-status", false,
            // Longer than the service waits for the database.
            "micronaut.http.client.read-timeout", "2m",
            // Longer than the tests wait until the service closes a connection.
            "micronaut.server.idle-timeout", "10m",
            // Several services run at once: the contexts of the tests, and other builds.
            "endpoints.all.port", "${free.port}",
            // The contexts of the tests have no callers when they stop.
            "a2b.stop.drain", "0s");

    /** A slow machine is no fault of the service. */
    private static final Map<String, Object> PATIENCE = Map.of(
            "a2b.writers.turn", "30s",
            "a2b.reads.silence", "50s",
            "a2b.database.acquire", "30s",
            "a2b.database.total", "50s",
            "a2b.database.probe", "30s",
            "a2b.database.health", "30s",
            "r2dbc.datasources.default.options.statementTimeout", "PT40S",
            "r2dbc.datasources.default.options.lockWaitTimeout", "PT40S",
            "r2dbc.datasources.default.options.maxCreateConnectionTime", "PT40S");

    /** Callers who send no body keep their connections: a closed one would give its turn back. */
    private static final Map<String, Object> FAULTS = Map.of("a2b.http.body-timeout", "10m");

    @Override
    public Optional<PropertySource> load(String resource, ResourceLoader resources) {
        return isOfApplication(resource) ? Optional.of(source("tests", ALL)) : Optional.empty();
    }

    @Override
    public Optional<PropertySource> loadEnv(String resource, ResourceLoader resources, ActiveEnvironment environment) {
        if (!isOfApplication(resource)) {
            return Optional.empty();
        }
        return switch (environment.getName()) {
            case Environment.TEST -> Optional.of(source("tests-patience", PATIENCE));
            case FAULT -> Optional.of(source("tests-faults", FAULTS));
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, Object> read(String name, InputStream input) {
        return Map.of();
    }

    private static boolean isOfApplication(String resource) {
        return resource.equals(Environment.DEFAULT_NAME);
    }

    /** Just above the defaults of the library. */
    private static PropertySource source(String name, Map<String, Object> values) {
        return PropertySource.of(name, values, Ordered.HIGHEST_PRECEDENCE + 1);
    }
}
