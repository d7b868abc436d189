package dev.a2b.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All parts of the library but the database, without which this application has nothing to show. */
@MicronautTest(transactional = false)
class SwitchTest {

    @Inject
    Environment environment;

    @Inject
    Items sample;

    @ParameterizedTest
    @ValueSource(strings = {"http", "overload", "writers", "gzip", "stop", "observe", "security"})
    void without_a_part_the_service_reads_and_changes(String part) {
        try (var service = ServiceSettings.start(environment, Map.of("a2b." + part + ".enabled", false))) {
            var api = service.getApplicationContext().getBean(Api.class);

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            assertEquals(
                    HttpStatus.NO_CONTENT,
                    api.put(Items.own(sample.user()), Items.BODY).status());
        }
    }
}
