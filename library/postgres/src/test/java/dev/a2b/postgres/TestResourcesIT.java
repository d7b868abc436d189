package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TestResourcesIT {

    @Test
    void a_copy_that_failed_is_tried_again_on_the_same_server() {
        var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, Shared.DIRECTORY);
        try (var resources = new TestResources(server)) {
            var taken = server.copy("service");
            assertThrows(DatabaseException.class, () -> url(resources));

            server.drop(taken);

            assertEquals(Optional.of(taken.r2dbcUrl()), url(resources));
        }
    }

    private static Optional<String> url(TestResources resources) {
        return resources.resolve("r2dbc.datasources.default.url", Map.of(), Map.of());
    }
}
