package dev.a2b.security;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSAlgorithm;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.RowLock;
import dev.a2b.testkit.ServiceSettings;
import dev.a2b.testkit.Tokens;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.env.Environment;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Security is on: a secret and an issuer's published key verify tokens. All other tests run without security. */
@MicronautTest(transactional = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SecurityTest implements TestPropertyProvider {

    private static final String SIGNATURES = "micronaut.security.token.jwt.signatures.";

    private final Tokens.Issuer issuer = new Tokens.Issuer();

    @Inject
    Api api;

    @Inject
    Items sample;

    @Inject
    Environment environment;

    @Override
    public Map<String, String> getProperties() {
        return Map.of(
                "micronaut.security.enabled",
                "true",
                SIGNATURES + "secret.issuer.secret",
                Tokens.SECRET,
                SIGNATURES + "jwks.issuer.url",
                issuer.keys(),
                "a2b.writers.limit",
                "1",
                "test.changes",
                "true");
    }

    @AfterAll
    void close() {
        issuer.close();
    }

    @Test
    void what_is_public_is_public_to_readers_only() {
        assertEquals(
                HttpStatus.UNAUTHORIZED, api.post(Items.OPEN + "/changes", "{}").getStatus());
    }

    @Test
    void a_user_sees_and_changes_what_is_the_user_s_own() {
        var user = sample.user();

        assertEquals(HttpStatus.OK, get(Items.own(user), Tokens.ofUser(user)).getStatus());
        assertEquals(HttpStatus.NO_CONTENT, change(user, Tokens.ofUser(user)).getStatus());
    }

    @Test
    void a_user_sees_and_changes_nothing_of_another_user() {
        var user = sample.user();

        assertProblem(HttpStatus.FORBIDDEN, get(Items.own(user), Tokens.ofUser(user + 1)));
        assertProblem(HttpStatus.FORBIDDEN, change(user, Tokens.ofUser(user + 1)));
    }

    @Test
    void an_operator_sees_and_changes_all() {
        var user = sample.user();

        assertEquals(HttpStatus.OK, get(Items.own(user), Tokens.ofOperator()).getStatus());
        assertEquals(HttpStatus.NO_CONTENT, change(user, Tokens.ofOperator()).getStatus());
    }

    @Test
    void without_a_token_the_answer_is_401() {
        var answer = get(Items.own(sample.user()), null);

        assertProblem(HttpStatus.UNAUTHORIZED, answer);
        assertEquals("Bearer", answer.header("WWW-Authenticate"));
    }

    /** The only turn to change data is another request's, which waits for a locked row. */
    @Test
    void a_request_without_a_token_takes_no_turn() throws Exception {
        var user = sample.user();
        try (var lock = RowLock.of(environment, user)) {
            var other = api.sendLater(change(user).header("Authorization", Tokens.ofUser(user)))
                    .toFuture();
            eventually().until(() -> lock.waiting() == 1);

            assertProblem(HttpStatus.UNAUTHORIZED, api.send(change(user)));

            lock.close();
            assertEquals(HttpStatus.NO_CONTENT, other.get().getStatus());
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "another signature | {\"sub\": \"1\", \"exp\": %1$d} | a secret that the service does not know",
                "expired           | {\"sub\": \"1\", \"exp\": 1700000000} | " + Tokens.SECRET,
                "never expires     | {\"sub\": \"1\"} | " + Tokens.SECRET,
                "not valid yet     | {\"sub\": \"1\", \"nbf\": %1$d, \"exp\": %1$d} | " + Tokens.SECRET,
            })
    void a_token_that_is_not_valid_answers_401(String fault, String claims, String secret) {
        var token = Tokens.bearer(claims.formatted(Tokens.inAnHour()), secret);

        assertProblem(HttpStatus.UNAUTHORIZED, get(Items.own(1), token));
    }

    @ParameterizedTest
    @CsvSource({
        "issuer, mine, OK",
        "issuer, another, UNAUTHORIZED",
        "audience, mine, OK",
        "audience, another, UNAUTHORIZED"
    })
    void where_an_issuer_or_an_audience_is_set_a_token_must_name_it(String claim, String name, HttpStatus expected) {
        var settings = Map.of(
                "micronaut.security.enabled",
                "true",
                SIGNATURES + "secret.issuer.secret",
                Tokens.SECRET,
                "micronaut.security.token.jwt.claims-validators." + claim,
                "mine");
        var request = HttpRequest.GET(Items.own(1)).header("Authorization", Tokens.ofUser(1, name, name));

        try (var service = ServiceSettings.start(environment, settings)) {
            assertEquals(
                    expected,
                    service.getApplicationContext()
                            .getBean(Api.class)
                            .send(request)
                            .getStatus());
        }
    }

    @Test
    void a_token_that_is_signed_with_another_algorithm_than_its_key_says_is_refused() throws Exception {
        var user = sample.user();

        assertEquals(
                HttpStatus.UNAUTHORIZED,
                get(Items.own(user), issuer.ofUser(user, JWSAlgorithm.RS512)).getStatus());
    }

    @Test
    void a_token_that_an_issuers_published_key_verifies_is_accepted() throws Exception {
        var user = sample.user();

        assertEquals(HttpStatus.OK, get(Items.own(user), issuer.ofUser(user)).getStatus());
    }

    @Test
    void an_unknown_path_answers_404() {
        assertProblem(HttpStatus.NOT_FOUND, get("/nothing", null));
    }

    @Test
    void without_a_key_the_service_does_not_start() {
        assertTrue(refusal(Map.of()).contains("Security is on, but no key can verify a token: set MICRONAUT_SECURITY"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "thirty-one bytes are too little"})
    void with_a_short_secret_the_service_does_not_start(String secret) {
        var refusal = refusal(Map.of(SIGNATURES + "secret.issuer.secret", secret));

        assertTrue(refusal.contains("The secret that verifies tokens is too short"), refusal);
    }

    private static String refusal(Map<String, Object> settings) {
        var all = new HashMap<>(settings);
        all.put("micronaut.security.enabled", "true");
        return assertThrows(
                        RuntimeException.class,
                        () -> ApplicationContext.run(all).close())
                .getMessage();
    }

    private HttpResponse<JsonNode> get(String path, @Nullable String authorization) {
        var request = HttpRequest.GET(path);
        return api.send(authorization == null ? request : request.header("Authorization", authorization));
    }

    private HttpResponse<JsonNode> change(long user, String authorization) {
        return api.send(change(user).header("Authorization", authorization));
    }

    private static MutableHttpRequest<String> change(long user) {
        return HttpRequest.PUT(Items.own(user), Items.BODY);
    }

    private static void assertProblem(HttpStatus expected, HttpResponse<JsonNode> answer) {
        assertEquals(expected, answer.getStatus());
        assertEquals(
                "application/problem+json",
                answer.getContentType().orElseThrow().getName());
        assertEquals(expected.getCode(), answer.body().get("status").getIntValue());
        assertEquals(
                answer.header("X-Request-Id"), answer.body().get("requestId").getStringValue());
    }

    @Hidden
    @Controller("/api/v1" + Items.OPEN)
    @Requires(property = "test.changes")
    static class ChangeController {

        @Post("/changes")
        void change() {
            throw new IllegalStateException("changed without a token");
        }
    }
}
