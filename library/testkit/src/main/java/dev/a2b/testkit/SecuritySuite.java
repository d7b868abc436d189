package dev.a2b.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Value;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With security on, each operation of the document is open to those for whom it is documented, and to nobody else. */
@MicronautTest(transactional = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SecuritySuite implements TestPropertyProvider {

    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    EmbeddedServer service;

    @Inject
    ApplicationContext context;

    @Value("${endpoints.all.port}")
    int managementPort;

    /** The variable of a path that names its owner; empty where no path has an owner. */
    @Value("${a2b.security.owner-variable:}")
    String owner;

    private List<Operation> operations;
    private Map<String, Object> known;

    @Override
    public Map<String, String> getProperties() {
        return Map.of(
                "micronaut.security.enabled",
                "true",
                "micronaut.security.token.jwt.signatures.secret.issuer.secret",
                Tokens.SECRET);
    }

    @BeforeEach
    void readDocument() throws Exception {
        var document = send(HttpRequest.newBuilder(service.getURI().resolve("/openapi/openapi.json")));
        operations = Operation.all(new ObjectMapper().readTree(document.body()));
        known = Sample.ofProject().parameters(context);
    }

    @Test
    void what_needs_a_token_is_closed_to_callers_without_one() throws Exception {
        for (var operation : operations(Operation::needsToken)) {
            assertClosed(operation, status(operation, null));
            assertClosed(operation, status(operation, Tokens.unsigned(1)));
        }
    }

    @Test
    void what_needs_a_token_is_open_to_operators() throws Exception {
        for (var operation : operations(Operation::needsToken)) {
            assertAllowed(operation, status(operation, Tokens.ofOperator()));
        }
    }

    @Test
    void what_belongs_to_a_user_is_open_to_this_user_and_closed_to_others() throws Exception {
        for (var operation : operations(one -> one.path().contains("{" + owner + "}"))) {
            var user = Long.parseLong(known.getOrDefault(owner, 1).toString());

            assertTrue(
                    operation.needsToken(),
                    () -> operation.name() + " belongs to a user: document it with @ProblemResponses.Protected");
            assertAllowed(operation, status(operation, Tokens.ofUser(user)));
            assertEquals(FORBIDDEN, status(operation, Tokens.ofUser(user + 1)), operation.name());
        }
    }

    @Test
    void all_else_is_open_to_everybody() throws Exception {
        for (var operation : operations(one -> !one.needsToken())) {
            assertAllowed(operation, status(operation, null));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/openapi/openapi.json", "/swagger-ui"})
    void the_document_needs_no_token(String path) throws Exception {
        assertEquals(
                200,
                send(HttpRequest.newBuilder(service.getURI().resolve(path))).statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health/liveness", "/health/readiness", "/info", "/prometheus"})
    void the_management_port_needs_no_token(String path) throws Exception {
        var management = URI.create("http://127.0.0.1:" + managementPort + path);

        assertEquals(200, send(HttpRequest.newBuilder(management)).statusCode());
    }

    private List<Operation> operations(Predicate<Operation> condition) {
        assertFalse(operations.isEmpty());
        return operations.stream().filter(condition).toList();
    }

    private int status(Operation operation, @Nullable String authorization) throws Exception {
        var call = Call.of(
                operation,
                parameter -> known.getOrDefault(
                                parameter.name(), parameter.schema().sound().asText())
                        .toString());
        var sent = authorization == null ? call : call.header("Authorization", authorization);
        return client.send(sent.request(service.getURI()), BodyHandlers.ofString())
                .statusCode();
    }

    private static void assertClosed(Operation operation, int status) {
        assertEquals(
                UNAUTHORIZED,
                status,
                () -> operation.name() + " needs no token: close it with @Secured(SecurityRule.IS_AUTHENTICATED),"
                        + " or document it without @ProblemResponses.Protected");
    }

    private static void assertAllowed(Operation operation, int status) {
        assertNotEquals(
                UNAUTHORIZED,
                status,
                () -> operation.name() + " needs a token: document it with"
                        + " @ProblemResponses.Protected, or open it with @Secured(SecurityRule.IS_ANONYMOUS)");
        assertNotEquals(FORBIDDEN, status, operation.name());
    }

    private java.net.http.HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }
}
