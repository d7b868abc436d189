package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.NameServer;
import dev.a2b.testkit.ServiceSettings;
import dev.a2b.testkit.TlsEntrance;
import io.micronaut.context.env.Environment;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The certificate of the database has the name database.example, and no other one. */
@MicronautTest(transactional = false)
class EncryptionTest {

    private static final String URL = "r2dbc.datasources.default.url";
    private static final String AUTHORITIES = "javax.net.ssl.trustStore";

    @Inject
    Environment environment;

    @Inject
    Items sample;

    /** For the keys, which take seconds to make. */
    @TempDir
    static Path directory;

    @ParameterizedTest
    @CsvSource({
        "database.example, verify-full, 200, 204",
        "localhost, allow, 200, 204",
        "localhost, prefer, 200, 204",
        "localhost, require, 200, 204",
        "localhost, verify-full, 503, 503",
    })
    void both_drivers_encrypt_and_compare_the_name_if_the_url_says_so(String host, String mode, int read, int change)
            throws Exception {

        try (var names = new NameServer();
                var tls = entrance();
                var service = service(tls, host, mode + "&sslRootCert=" + tls.certificate(), names)) {
            var api = service.getApplicationContext().getBean(Api.class);

            eventually()
                    .untilAsserted(() -> assertEquals(read, api.get(Items.OPEN).code()));
            assertEquals(change, api.put(Items.own(sample.user()), Items.BODY).code());
        }
    }

    @Test
    void both_drivers_know_the_authorities_of_java() throws Exception {
        try (var names = new NameServer();
                var tls = entrance()) {
            System.setProperty(AUTHORITIES, tls.keys().toString());
            System.setProperty(AUTHORITIES + "Password", TlsEntrance.PASSWORD);
            try (var service = service(tls, "database.example", "verify-full", names)) {
                var api = service.getApplicationContext().getBean(Api.class);

                eventually()
                        .untilAsserted(
                                () -> assertEquals(200, api.get(Items.OPEN).code()));
                assertEquals(204, api.put(Items.own(sample.user()), Items.BODY).code());
            } finally {
                System.clearProperty(AUTHORITIES);
                System.clearProperty(AUTHORITIES + "Password");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"allow", "prefer"})
    void both_drivers_do_without_encryption_if_the_url_allows_it(String mode) {
        var url = environment.getRequiredProperty(URL, String.class) + "?sslMode=" + mode;
        try (var service = ServiceSettings.start(environment, Map.of(URL, url))) {
            var api = service.getApplicationContext().getBean(Api.class);

            assertEquals(200, api.get(Items.OPEN).code());
            assertEquals(204, api.put(Items.own(sample.user()), Items.BODY).code());
        }
    }

    @Test
    void a_mode_that_one_driver_does_not_know_stops_the_start() {
        var url = environment.getRequiredProperty(URL, String.class) + "?sslMode=tunnel";

        var failure = assertThrows(RuntimeException.class, () -> ServiceSettings.start(environment, Map.of(URL, url)));

        var sentence = "sslMode is tunnel, not disable, allow, prefer, require, verify-ca or verify-full.";
        assertTrue(failure.getMessage().contains(sentence), failure::getMessage);
    }

    private TlsEntrance entrance() throws Exception {
        var database = ServiceSettings.databaseOf(environment);
        return new TlsEntrance(InetAddress.getLoopbackAddress(), database.host(), database.port(), directory);
    }

    private EmbeddedServer service(TlsEntrance tls, String host, String mode, NameServer names) {
        var name = ServiceSettings.databaseOf(environment).name();
        var url = "r2dbc:postgresql://%s:%d/%s?sslMode=%s".formatted(host, tls.port(), name, mode);
        return ServiceSettings.start(environment, Map.of(URL, url, "a2b.dns.servers", names.address()));
    }
}
