package dev.a2b.postgres;

import io.micronaut.core.io.service.SoftServiceLoader;
import io.micronaut.core.io.service.SoftServiceLoader.StaticDefinition;
import io.micronaut.core.io.service.SoftServiceLoader.StaticServiceLoader;
import io.micronaut.core.optim.StaticOptimizations;
import io.micronaut.testresources.core.TestResourcesResolver;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Keeps the Test Resources server away from container engines while the database is embedded.
 *
 * <p>The server contains a resolver for generic containers. As soon as that resolver is there, it looks for an engine:
 * without one it logs an error, with one it starts Testcontainers' reaper container. No setting prevents this
 * (https://github.com/micronaut-projects/micronaut-test-resources/issues/766), so it is left out of the list of
 * resolvers. With {@code -Ddatabase=container} it stays.
 */
public final class TestResourcesResolvers implements StaticOptimizations.Loader<SoftServiceLoader.Optimizations> {

    private static final String GENERIC = "io.micronaut.testresources.testcontainers.GenericTestContainerProvider";

    /** Called by Micronaut through {@link ServiceLoader}. */
    public TestResourcesResolvers() {
    }

    /** The list of resolvers, in place of the one that Micronaut would make of all services on the class path. */
    @Override
    public SoftServiceLoader.Optimizations load() {
        StaticServiceLoader<TestResourcesResolver> resolvers = TestResourcesResolvers::find;
        return new SoftServiceLoader.Optimizations(Map.of(TestResourcesResolver.class.getName(), resolvers));
    }

    private static Stream<StaticDefinition<TestResourcesResolver>> find(Predicate<String> condition) {
        return ServiceLoader.load(TestResourcesResolver.class).stream()
            .filter(resolver -> condition.test(name(resolver)))
            .filter(resolver -> TestResources.kind() == DatabaseKind.CONTAINER || !name(resolver).equals(GENERIC))
            .map(resolver -> StaticDefinition.of(name(resolver), resolver::get));
    }

    private static String name(Provider<TestResourcesResolver> resolver) {
        return resolver.type().getName();
    }
}
