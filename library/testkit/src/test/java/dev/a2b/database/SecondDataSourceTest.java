package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.ServiceSettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.inject.qualifiers.Qualifiers;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Another database, which has no schema of this service, beside its own. */
@MicronautTest(transactional = false)
class SecondDataSourceTest {

    private static final String OTHER = "r2dbc.datasources.other.";

    @Inject
    Environment environment;

    @Inject
    Items sample;

    @Test
    void a_second_data_source_works_beside_the_first_one() {
        try (var service = ServiceSettings.start(environment, settings())) {
            var context = service.getApplicationContext();
            var api = context.getBean(Api.class);

            assertEquals("postgres", database(context.getBean(ConnectionFactory.class, Qualifiers.byName("other"))));
            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            assertEquals(
                    HttpStatus.NO_CONTENT,
                    api.put(Items.own(sample.user()), Items.BODY).status());
            assertEquals(HttpStatus.OK, api.health("readiness"));
            assertEquals(
                    3.0,
                    context.getBean(MeterRegistry.class)
                            .get("r2dbc.pool.max.allocated")
                            .gauge()
                            .value());
        }
    }

    /** Which cannot log in, so that its schema is never up to date. */
    @Test
    void a_second_data_source_works_while_the_first_one_does_not() {
        var settings = settings();
        settings.put("r2dbc.datasources.default.password", "wrong");
        try (var service = ServiceSettings.start(environment, settings)) {
            var other = service.getApplicationContext().getBean(ConnectionFactory.class, Qualifiers.byName("other"));

            assertEquals("postgres", database(other));
        }
    }

    /** Its pool is larger than that of the service. */
    private Map<String, Object> settings() {
        var own = ServiceSettings.database(environment);
        var url = own.get("r2dbc.datasources.default.url").toString();
        var settings = new HashMap<String, Object>(own.entrySet().stream()
                .collect(Collectors.toMap(
                        setting -> setting.getKey().replace("default", "other"), Map.Entry::getValue)));
        settings.put(OTHER + "url", url.replaceFirst("[^/]*$", "postgres").replace("r2dbc:p", "r2dbc:pool:p"));
        settings.put(OTHER + "dialect", "POSTGRES");
        settings.put("r2dbc.datasources.default.options.maxSize", 3);
        return settings;
    }

    private static String database(ConnectionFactory other) {
        return PoolStatement.value(other, "select current_database()::text", String.class)
                .block();
    }
}
