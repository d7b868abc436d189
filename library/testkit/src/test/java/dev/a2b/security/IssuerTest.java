package dev.a2b.security;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.NameServer;
import dev.a2b.testkit.ServiceSettings;
import dev.a2b.testkit.Tokens;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An issuer whose keys cannot be read. The event loops are watched, so that a look-up that blocks one fails a test. */
@MicronautTest(transactional = false)
@Property(name = "micronaut.security.enabled", value = "true")
@Property(name = "micronaut.security.token.jwt.signatures.secret.issuer.secret", value = Tokens.SECRET)
class IssuerTest {

    private final LogLines lines = LogLines.ofAll();
    private final Tokens.Issuer issuer = new Tokens.Issuer();

    @Inject
    Environment environment;

    @AfterEach
    void leave() {
        lines.close();
        issuer.close();
    }

    @Test
    void an_issuer_that_fails_is_a_line_and_another_one_when_it_works_again() throws Exception {
        try (var service = start(Map.of(jwks("issuer"), issuer.keys()))) {
            issuer.answerWith(503);
            for (var request = 0; request < 3; request++) {
                assertEquals(HttpStatus.UNAUTHORIZED, ofUser(service));
            }
            issuer.answerWith(200);

            eventually().until(() -> ofUser(service) == HttpStatus.OK);

            assertEquals(2, ofIssuer().size(), ofIssuer()::toString);
            assertFalse(ofIssuer().toString().contains(issuer.keys()), ofIssuer()::toString);
        }
    }

    @Test
    void an_issuer_that_redirects_is_not_followed() {
        try (var service = start(Map.of(jwks("issuer"), issuer.keys()))) {
            issuer.answerWith(302);

            assertEquals(HttpStatus.UNAUTHORIZED, ofUser(service));
        }
    }

    /** The client of the first one has a configuration, and that of the other one has none. */
    @ParameterizedTest
    @ValueSource(strings = {"issuer", "other"})
    void requests_without_a_token_are_answered_while_the_name_server_is_silent(String name) throws Exception {
        try (var names = new NameServer();
                var service =
                        start(Map.of(jwks(name), "http://issuer.example/keys", "a2b.dns.servers", names.address()))) {
            names.silence();
            var api = service.getApplicationContext().getBean(Api.class);
            var refused = api.sendLater(request()).toFuture();
            eventually().until(() -> names.questions() > 0);

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            assertEquals(HttpStatus.UNAUTHORIZED, refused.get().status());
            assertTrue(names.questions() > 0);
            assertEquals(1, ofIssuer().size(), ofIssuer()::toString);
        }
    }

    private EmbeddedServer start(Map<String, String> settings) {
        var all = new HashMap<String, Object>(settings);
        all.put("micronaut.security.enabled", true);
        return ServiceSettings.start(environment, all);
    }

    private static String jwks(String name) {
        return "micronaut.security.token.jwt.signatures.jwks." + name + ".url";
    }

    private HttpStatus ofUser(EmbeddedServer service) {
        return service.getApplicationContext()
                .getBean(Api.class)
                .send(request())
                .getStatus();
    }

    private HttpRequest<?> request() {
        try {
            return HttpRequest.GET(Items.own(1)).header("Authorization", issuer.ofUser(1));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All lines but those about starts and meters. */
    private List<String> ofIssuer() {
        return lines.list().stream()
                .map(line -> line.getLevel() + " " + line.getLoggerName() + " " + line.getFormattedMessage())
                .filter(line -> !line.matches("INFO io.micronaut.*|WARN io.micrometer.*"))
                .toList();
    }
}
