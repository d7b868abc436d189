package dev.a2b.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.oas.OpenApi30;
import io.micronaut.context.ApplicationContext;
import io.micronaut.http.HttpMethod;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.web.router.Router;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
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
    private static final List<String> OF_STATE = List.of("401", "403", "409", "503");

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
        assertEquals(routes, operations().stream().map(Operation::name).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void each_answer_is_documented() throws Exception {
        for (var operation : operations()) {
            for (var request : requests(operation)) {
                var answer = send(request);

                assertDocumented(operation, answer);
            }
        }
    }

    @Test
    void no_generated_request_is_answered_with_a_fault_or_an_undocumented_status() throws Exception {
        var random = new Random(SEED);
        for (var operation : operations()) {
            for (var number = 0; number < GENERATED; number++) {
                var body = odd(operation, random);
                var request = request(operation, name -> random.nextBoolean() ? known(name) : odd(random), body);

                var status = sendUntilServed(request).statusCode();

                Supplier<String> exchange = () -> status + " to " + request + " with " + body;
                assertTrue(status < 500, exchange);
                assertFalse(operation.response(status).isMissingNode(), exchange);
            }
        }
    }

    @Test
    void each_documented_status_is_answered() throws Exception {
        for (var operation : operations()) {
            var answered = new TreeSet<>(OF_STATE);
            for (var request : requests(operation)) {
                answered.add(Integer.toString(send(request).statusCode()));
            }

            assertTrue(
                    answered.containsAll(operation.statuses()),
                    () -> operation.name() + " documents " + operation.statuses() + " and answered " + answered);
        }
    }

    @Test
    void the_operations_on_a_user_need_a_token() {
        for (var operation : operations()) {
            assertEquals(operation.path().contains("{userId}"), operation.needsToken(), operation.name());
        }
    }

    @Test
    void a_body_with_an_undocumented_member_is_refused() throws Exception {
        for (var operation : operations().stream().filter(Operation::hasBody).toList()) {
            var answer = send(request(operation, this::known, operation.body().put("undocumented", 1)));

            assertEquals(400, answer.statusCode(), operation.name());
        }
    }

    @Test
    void the_schemas_of_bodies_refuse_undocumented_members() {
        for (var operation : operations().stream().filter(Operation::hasBody).toList()) {
            assertFalse(operation.bodySchema().path("additionalProperties").asBoolean(true), operation.name());
        }
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

    /** Operations that write come first, so that there is something to read. */
    private List<Operation> operations() {
        return Operation.all(document).stream()
                .sorted(Comparator.comparing(
                        operation -> List.of("POST", "PUT", "GET").indexOf(operation.method())))
                .toList();
    }

    /** Requests that are sound, come again, name what does not exist, or are not as documented. */
    private List<HttpRequest> requests(Operation operation) {
        var named = Stream.<Function<String, String>>of(
                        this::known,
                        this::known,
                        name -> name.endsWith("Id") ? "999999999" : known(name),
                        name -> Operation.INVALID)
                .map(values -> request(operation, values, operation.body()));
        var inAnotherFormat = Stream.of(with(operation, "Accept", "text/csv"));
        return Stream.of(named, inAnotherFormat, ofAnotherBody(operation), withHeaders(operation))
                .flatMap(requests -> requests)
                .toList();
    }

    private Stream<HttpRequest> ofAnotherBody(Operation operation) {
        if (!operation.hasBody()) {
            return Stream.empty();
        }
        var large = operation.body().put("large", "a".repeat(TOO_LARGE));
        return Stream.of(with(operation, "Content-Type", "text/plain"), request(operation, this::known, large));
    }

    /** Each header comes twice with the same value, but with another body: it may identify a request. */
    private Stream<HttpRequest> withHeaders(Operation operation) {
        var another = operation.body();
        another.fieldNames().forEachRemaining(member -> another.put(member, "Another"));
        return operation.headers().stream()
                .flatMap(header ->
                        Stream.of(operation.body(), another).map(body -> with(operation, body, header, "one")));
    }

    private HttpRequest with(Operation operation, String header, String value) {
        return with(operation, operation.body(), header, value);
    }

    private HttpRequest with(Operation operation, ObjectNode body, String header, String value) {
        return HttpRequest.newBuilder(request(operation, this::known, body), (name, given) -> true)
                .setHeader(header, value)
                .build();
    }

    /** A value as it stands in an address. */
    private static String odd(Random random) {
        return URLEncoder.encode(any(ODD_VALUES, random), UTF_8).replace("+", "%20");
    }

    /** A body of which each member is sound, odd or missing. */
    private static ObjectNode odd(Operation operation, Random random) throws IOException {
        var body = operation.body();
        for (var member : List.copyOf(body.properties())) {
            switch (random.nextInt(3)) {
                case 0 -> body.remove(member.getKey());
                case 1 -> body.set(member.getKey(), JSON.readTree(any(ODD_MEMBERS, random)));
                default -> {}
            }
        }
        return body;
    }

    private static String any(List<String> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }

    private String known(String parameter) {
        return known.getOrDefault(parameter, 1).toString();
    }

    private HttpRequest request(Operation operation, Function<String, String> values, ObjectNode body) {
        return operation.request(service.getURI(), values, body);
    }

    /** Answers are checked more strictly than documented: a member that the document does not name is a fault. */
    private void assertDocumented(Operation operation, HttpResponse<String> answer) throws Exception {
        var documented = operation.response(answer.statusCode());
        assertFalse(documented.isMissingNode(), () -> operation.name() + " answered " + answer.statusCode());
        if (documented.path("content").isEmpty()) {
            assertEquals("", answer.body(), operation.name());
            return;
        }
        var type = answer.headers().firstValue("Content-Type").orElse("none");
        var content = documented.path("content").path(type);
        assertFalse(content.isMissingNode(), () -> operation.name() + " answered with the type " + type);
        ObjectNode schema = content.path("schema").deepCopy();
        schema.set("components", closed(document.path("components").deepCopy()));
        var dialect = OpenApi30.getInstance();
        var faults = JsonSchemaFactory.builder()
                .metaSchema(dialect)
                .defaultMetaSchemaIri(dialect.getIri())
                .build()
                .getSchema(
                        schema,
                        SchemaValidatorsConfig.builder()
                                .formatAssertionsEnabled(true)
                                .build())
                .validate(JSON.readTree(answer.body()));
        assertTrue(faults.isEmpty(), () -> operation.name() + ": " + faults + " in " + answer.body());
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
    private HttpResponse<String> sendUntilServed(HttpRequest request) throws Exception {
        return Eventually.first(() -> send(request), answer -> answer.statusCode() != 503, request::toString);
    }

    private HttpResponse<String> get(String path) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(service.getURI() + path)).build());
    }

    private HttpResponse<String> send(HttpRequest request) throws Exception {
        return client.send(request, BodyHandlers.ofString());
    }
}
