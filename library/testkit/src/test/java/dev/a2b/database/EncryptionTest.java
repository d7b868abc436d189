package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.NameServer;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The certificate of the database has the name database.example, and no other one. */
@MicronautTest(transactional = false)
class EncryptionTest {

    private static final String URL = "r2dbc.datasources.default.url";

    @Inject
    Environment environment;

    @Inject
    Items sample;

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({
        "database.example, verify-full, 200, 204",
        "localhost, require, 200, 204",
        "localhost, verify-full, 503, 503",
    })
    void both_drivers_encrypt_and_compare_the_name_if_the_url_says_so(String host, String mode, int read, int change)
            throws Exception {

        var database =
                URI.create(environment.getRequiredProperty(URL, String.class).replace("r2dbc:", ""));
        try (var names = new NameServer();
                var tls = new TlsEntrance(database.getHost(), database.getPort(), directory)) {
            var url = "r2dbc:postgresql://%s:%d%s?sslMode=%s&sslRootCert=%s"
                    .formatted(host, tls.port(), database.getPath(), mode, tls.certificate());
            var settings = Map.of(URL, url, "a2b.dns.servers", names.address());
            try (var service = ServiceSettings.start(environment, settings)) {
                var api = service.getApplicationContext().getBean(Api.class);

                eventually()
                        .untilAsserted(
                                () -> assertEquals(read, api.get(Items.OPEN).code()));
                assertEquals(
                        change, api.put(Items.own(sample.user()), Items.BODY).code());
            }
        }
    }
}
