package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.core.io.service.SoftServiceLoader;
import io.micronaut.testresources.core.TestResourcesResolver;
import io.micronaut.testresources.testcontainers.GenericTestContainerProvider;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("sets a system property")
class TestResourcesResolversTest {

    @AfterEach
    void reset() {
        System.clearProperty("database");
    }

    @Test
    void with_an_embedded_database_no_resolver_looks_for_a_container_engine() {
        System.setProperty("database", "embedded");

        assertEquals(Set.of(TestResources.class), resolvers());
    }

    @Test
    void with_a_container_database_test_resources_keeps_its_own_resolver() {
        System.setProperty("database", "container");

        assertEquals(Set.of(TestResources.class, GenericTestContainerProvider.class), resolvers());
    }

    /** What the Test Resources server asks for. */
    private static Set<Class<?>> resolvers() {
        return SoftServiceLoader.load(TestResourcesResolver.class).collectAll().stream()
                .map(Object::getClass)
                .collect(Collectors.toSet());
    }
}
