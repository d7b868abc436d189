package dev.a2b.testkit;

import static dev.a2b.testkit.Eventually.eventually;
import static java.util.stream.Stream.concat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.oas.OpenApi30;
import dev.a2b.testkit.Operation.Parameter;
import io.micronaut.context.ApplicationContext;
import io.micronaut.http.HttpMethod;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.web.router.Router;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The service and its document agree in both directions. The requests are made from the document. */
@MicronautTest(transactional = false)
public abstract class ContractSuite {

    private static final ObjectMapper JSON = new ObjectMapper();
    /** These depend on the state of things, not on the request alone: the tests of the features provoke them. */
    private static final List<String> OF_STATE = List.of("409", "503");

    private static final Map<Integer, String> DOCUMENTED_BY = Map.of(
            401, "@ProblemResponses.Protected",
            403, "@ProblemResponses.Protected",
            404, "@ProblemResponses.Missing",
            409, "@ProblemResponses.Conflict");

    private static final int TOO_LARGE = 100_000;

    /** The same values in each run. */
    private static final int SEED = 20260101;

    private static final int GENERATED = 100;
    private static final List<String> ODD_VALUES = List.of(
            "0",
            "-1",
            "999999999",
            "9223372036854775808",
            "1e3",
            "0x1",
            "1.5",
            "true",
            "null",
            "NaN",
            " ",
            "';--",
            "%",
            "\0",
            "é",
            "\uD83D\uDE80",
            "2026-02-30",
            "a".repeat(300));
    private static final List<String> ODD_MEMBERS = List.of(
            "null",
            "0",
            "-1",
            "1.5",
            "9223372036854775808",
            "true",
            "[]",
            "{}",
            "[[[[]]]]",
            "\"\"",
            "\" \"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"é\uD83D\uDE80\"",
            "\"';--\"",
            '"' + "a".repeat(5000) + '"');

    private final HttpClient client = HttpClient.newHttpClient();

    @Inject
    EmbeddedServer service;

    @Inject
    Router router;

    @Inject
    ApplicationContext context;

    private JsonNode document;
    private Map<String, Object> known;
    /** Values of variables of paths, by the path to the variable: of what the calls created. */
    private final Map<String, String> created = new HashMap<>();

    @BeforeEach
    void readDocument() throws Exception {
        document = JSON.readTree(get("/openapi/openapi.json").body());
        known = Sample.ofProject().parameters(context);
    }

    @Test
    void the_document_has_the_routes_of_the_service_and_no_others() {
        var routes = router.uriRoutes()
                .filter(route -> route.getHttpMethod() != HttpMethod.HEAD && route.getPort() == null)
                .map(route -> route.getHttpMethod() + " "
                        + route.getUriMatchTemplate().toPathString())
                .collect(Collectors.toCollection(TreeSet::new));

        assertFalse(routes.isEmpty());
        assertEquals(
                routes,
                operations().stream().map(Operation::name).collect(Collectors.toCollection(TreeSet::new)),
                "The document has other operations than the service: remove @Hidden from the controller,"
                        + " or make the document anew with ./mvnw clean verify.");
    }

    @Test
    void the_answers_to_an_operation_are_the_documented_ones() throws Exception {
        for (var operation : operations()) {
            var answered = new TreeSet<>(OF_STATE);
            for (var call : concat(valid(operation), invalid(operation)).toList()) {
                answered.add(Integer.toString(sendDocumented(call).statusCode()));
            }

            assertTrue(
                    answered.containsAll(operation.statuses()),
                    () -> operation.name() + " documents " + operation.statuses() + " and answered " + answered
                            + ": leave out what it cannot answer, or return values with which it finds something from"
                            + " Sample.parameters.");
        }
    }

    @Test
    void what_the_document_forbids_is_refused() throws Exception {
        var accepted = new ArrayList<String>();
        for (var operation : operations()) {
            for (var call : invalid(operation).toList()) {
                var status = sendDocumented(call).statusCode();
                if (status != 400) {
                    accepted.add(status + " to " + call);
                }
            }
        }

        assertEquals(
                "",
                String.join("\n", accepted),
                "The service accepts what its document forbids: annotate the body and its members with @Valid.");
    }

    @Test
    void no_generated_request_is_answered_with_a_fault_or_an_undocumented_status() throws Exception {
        var random = new Random(SEED);
        for (var operation : operations()) {
            for (var number = 0; number < GENERATED; number++) {
                var call = odd(sound(operation), random);

                var status = sendUntilServed(call).statusCode();

                assertAnswers(call, status);
            }
        }
    }

    @Test
    void no_operation_needs_a_token_while_security_is_off() {
        assertFalse(operations().stream().anyMatch(Operation::needsToken));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/swagger-ui",
                "/swagger-ui/res/swagger-ui.css",
                "/swagger-ui/res/swagger-ui-bundle.js",
                "/swagger-ui/res/swagger-ui-standalone-preset.js"
            })
    void the_page_to_try_it_comes_from_the_service(String path) throws Exception {
        assertEquals(200, get(path).statusCode());
    }

    @Test
    void the_page_to_try_it_needs_no_other_server() throws Exception {
        var page = get("/swagger-ui/index.html").body();

        assertTrue(page.contains("/openapi/openapi.json"), page);
        assertFalse(page.contains("https://"), page);
    }

    private List<Operation> operations() {
        return Operation.all(document);
    }

    /**
     * Calls that come again, name what does not exist, ask for another format, or are too large. The service refuses
     * those that are too large without reading a body, and closes: so they have none, which could get lost on the way.
     */
    private Stream<Call> valid(Operation operation) {
        var sound = sound(operation);
        var full = sound;
        var unknown = sound;
        for (var parameter : operation.parameters()) {
            if (parameter.isIn("query")) {
                full = full.value(parameter.name(), value(operation, parameter));
            } else if (parameter.isIn("path")) {
                unknown = unknown.value(
                        parameter.name(), parameter.schema().unknown().asText());
            }
        }
        var calls = Stream.of(
                sound,
                sound,
                full,
                unknown,
                sound.header("Accept", "text/csv"),
                sound.body("").header("X-Large", "a".repeat(10_000)),
                sound.body("").value("long", "a".repeat(10_000)));
        var bodies = operation.hasBody()
                ? Stream.of(sound.header("Content-Type", "text/plain"), sound.body(" ".repeat(TOO_LARGE)))
                : Stream.<Call>of();
        return Stream.of(calls, bodies, identified(operation)).flatMap(several -> several);
    }

    /** Each header comes twice with the same value, but with another body: it may identify a request. */
    private Stream<Call> identified(Operation operation) {
        return operation.parameters().stream()
                .filter(parameter -> parameter.isIn("header"))
                .flatMap(header -> {
                    var value = header.schema().sound().asText();
                    return Stream.generate(() -> sound(operation).value(header.name(), value))
                            .limit(2);
                });
    }

    /** Calls of which one parameter, or one part of the body, is not as documented. */
    private Stream<Call> invalid(Operation operation) {
        var sound = sound(operation);
        var parameters = operation.parameters().stream()
                .flatMap(parameter -> parameter.schema().outside().stream()
                        .map(JsonNode::asText)
                        .filter(parameter::canHave)
                        .map(value -> sound.value(parameter.name(), value)));
        if (!operation.hasBody()) {
            return concat(Stream.of(sound.value("undocumented", "\0")), parameters);
        }
        var bodies = concat(
                Stream.of("", "{", sound.body() + "{}"),
                operation.bodySchema().invalid().stream().map(Call::json));
        return concat(parameters, bodies.map(sound::body));
    }

    private Call sound(Operation operation) {
        return Call.of(operation, parameter -> value(operation, parameter));
    }

    /** What an earlier call created, what the sample has, or what the document allows. */
    private String value(Operation operation, Parameter parameter) {
        var name = parameter.name();
        var created = parameter.isIn("path") ? this.created.get(operation.pathTo(name)) : null;
        return created != null
                ? created
                : known.getOrDefault(name, parameter.schema().sound().asText()).toString();
    }

    /** The same call, in which each parameter and each member of the body may be odd, and each member missing. */
    private static Call odd(Call call, Random random) throws IOException {
        for (var name : call.values().keySet()) {
            call = random.nextBoolean() ? call : call.value(name, any(ODD_VALUES, random));
        }
        return call.body().startsWith("{") ? call.body(odd(call.body(), random)) : call;
    }

    private static String odd(String body, Random random) throws IOException {
        var odd = (ObjectNode) JSON.readTree(body);
        for (var member : List.copyOf(odd.properties())) {
            switch (random.nextInt(3)) {
                case 0 -> odd.remove(member.getKey());
                case 1 -> odd.set(member.getKey(), JSON.readTree(any(ODD_MEMBERS, random)));
                default -> {}
            }
        }
        return Call.json(odd);
    }

    private static String any(List<String> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }

    private static void assertAnswers(Call call, int status) {
        assertTrue(status < 500, () -> status + " to " + call + ": the log has the reason.");
        assertFalse(
                call.operation().response(status).isMissingNode(),
                () -> status + " to " + call + " is not documented: add "
                        + DOCUMENTED_BY.getOrDefault(status, "@ApiResponse(responseCode = \"" + status + "\")")
                        + " to the method of the controller, or answer another status.");
    }

    /** Answers are checked more strictly than documented: a member that the document does not name is a fault. */
    private HttpResponse<String> sendDocumented(Call call) throws Exception {
        var operation = call.operation();
        var answer = send(call.request(service.getURI()));
        var documented = operation.response(answer.statusCode());
        assertAnswers(call, answer.statusCode());
        if (documented.path("content").isEmpty()) {
            assertEquals("", answer.body(), call::toString);
            return answer;
        }
        var type = answer.headers().firstValue("Content-Type").orElse("none");
        var content = documented.path("content").path(type);
        assertFalse(content.isMissingNode(), () -> type + " in the answer to " + call);
        ObjectNode schema = content.path("schema").deepCopy();
        schema.set("components", closed(document.path("components").deepCopy()));
        var faults = faults(schema, JSON.readTree(answer.body()));
        assertTrue(faults.isEmpty(), () -> faults + " in " + answer.body() + ", the answer to " + call);
        return answer;
    }

    /** What a schema of OpenAPI 3.0 forbids in a value. */
    static Set<ValidationMessage> faults(JsonNode schema, JsonNode value) {
        var dialect = OpenApi30.getInstance();
        return JsonSchemaFactory.builder()
                .metaSchema(dialect)
                .defaultMetaSchemaIri(dialect.getIri())
                .build()
                .getSchema(
                        schema,
                        SchemaValidatorsConfig.builder()
                                .formatAssertionsEnabled(true)
                                .build())
                .validate(value);
    }

    private static JsonNode closed(JsonNode components) {
        components.path("schemas").forEach(schema -> {
            if (schema.has("properties")) {
                ((ObjectNode) schema).put("additionalProperties", false);
            }
        });
        return components;
    }

    /** Sends again what a busy machine refuses. What is refused each time is a fault of the service. */
    private HttpResponse<String> sendUntilServed(Call call) throws Exception {
        return eventually().until(() -> send(call.request(service.getURI())), answer -> answer.statusCode() != 503);
    }

    private HttpResponse<String> get(String path) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(service.getURI() + path)).build());
    }

    /** Sends again where the service closed the connection meanwhile, RFC 9112, section 9.3.1. */
    private HttpResponse<String> exchange(HttpRequest request) throws Exception {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException closed) {
            return client.send(request, BodyHandlers.ofString());
        }
    }

    private HttpResponse<String> send(HttpRequest request) throws Exception {
        var answer = exchange(request);
        if (answer.statusCode() == 201) {
            answer.headers()
                    .firstValue("Location")
                    .ifPresent(location ->
                            operations().forEach(operation -> created.putAll(operation.variables(location))));
        }
        return answer;
    }
}
