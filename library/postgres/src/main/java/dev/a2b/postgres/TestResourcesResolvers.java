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
 * Makes the Test Resources server ignore container engines while the database is embedded.
 *
 * <p>The server contains a resolver for generic containers, which looks for an engine when the server starts. Without
 * an engine, it logs an error; with one, it starts the reaper container of Testcontainers. No setting prevents this
 * (https://github.com/micronaut-projects/micronaut-test-resources/issues/766), so this class removes the resolver from
 * the list of services. With {@code -Ddatabase=container}, the resolver stays.
 */
public final class TestResourcesResolvers implements StaticOptimizations.Loader<SoftServiceLoader.Optimizations> {

    private static final String GENERIC = "io.micronaut.testresources.testcontainers.GenericTestContainerProvider";

    /** Called by Micronaut through {@link ServiceLoader}. */
    public TestResourcesResolvers() {}

    /** The list of resolvers, which replaces Micronaut's own search of the class path. */
    @Override
    public SoftServiceLoader.Optimizations load() {
        StaticServiceLoader<TestResourcesResolver> resolvers = TestResourcesResolvers::find;
        return new SoftServiceLoader.Optimizations(Map.of(TestResourcesResolver.class.getName(), resolvers));
    }

    private static Stream<StaticDefinition<TestResourcesResolver>> find(Predicate<String> condition) {
        return ServiceLoader.load(TestResourcesResolver.class).stream()
                .filter(resolver -> condition.test(name(resolver)))
                .filter(resolver -> TestResources.kind() == DatabaseKind.CONTAINER
                        || !name(resolver).equals(GENERIC))
                .map(resolver -> StaticDefinition.of(name(resolver), resolver::get));
    }

    private static String name(Provider<TestResourcesResolver> resolver) {
        return resolver.type().getName();
    }
}
