package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.Relay;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two ways to one database stand for two servers, of which one is down. */
@MicronautTest(transactional = false)
class FailoverTest {

    private static final String URL = "r2dbc.datasources.default.url";

    @Inject
    Environment environment;

    @Inject
    Items sample;

    private Relay first;
    private Relay second;

    @BeforeEach
    void start() throws IOException {
        var database = database();
        first = Relay.to(database.getHost(), database.getPort());
        second = Relay.to(database.getHost(), database.getPort());
    }

    @AfterEach
    void stop() throws IOException {
        first.close();
        second.close();
    }

    @Test
    void the_other_host_serves_reads_and_changes_when_one_is_down_and_back() {
        first.cut();
        try (var service = service("r2dbc:postgresql:failover")) {
            awaitServed(service);

            first.mend();
            second.cut();

            awaitServed(service);
        }
    }

    @Test
    void a_pool_in_the_url_changes_nothing() {
        first.cut();
        try (var service = service("r2dbc:pool:postgresql:failover")) {
            awaitServed(service);
        }
    }

    private void awaitServed(EmbeddedServer service) {
        var api = service.getApplicationContext().getBean(Api.class);
        eventually().until(() -> api.get(Items.OPEN).status() == HttpStatus.OK);
        eventually().until(() -> api.put(Items.own(sample.user()), Items.BODY).status() == HttpStatus.NO_CONTENT);
    }

    private EmbeddedServer service(String driver) {
        var hosts = "localhost:" + first.port() + ",localhost:" + second.port();
        return ServiceSettings.start(
                environment, Map.of(URL, driver + "://" + hosts + database().getPath()));
    }

    private URI database() {
        return URI.create(environment.getRequiredProperty(URL, String.class).replace("r2dbc:", ""));
    }
}
