package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.postgres.DatabaseKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServiceLauncherTest {

    @Test
    void a_heap_limit_comes_before_the_jar() {
        assertEquals(
                List.of("java", "@jvm.options", "-Xmx128m", "-jar", "/my app/x.jar", "serve"),
                littleMemory("java", "@jvm.options", "-jar", "/my app/x.jar", "serve"));
    }

    @Test
    void a_native_executable_takes_a_heap_limit_as_an_argument() {
        assertEquals(List.of("/my app/service", "-Xmx128m"), littleMemory("/my app/service"));
    }

    @Test
    void a_container_gets_a_database_in_a_container() {
        assertEquals(DatabaseKind.CONTAINER, ServiceLauncher.image("service:1").databaseKind());
        assertEquals(
                DatabaseKind.EMBEDDED,
                ServiceLauncher.process(List.of("service")).databaseKind());
    }

    private static List<String> littleMemory(String... command) {
        return ((ProcessLauncher) ServiceLauncher.process(List.of(command)).withLittleMemory()).command();
    }
}
