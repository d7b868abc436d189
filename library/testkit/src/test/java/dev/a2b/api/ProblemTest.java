package dev.a2b.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest(transactional = false)
class ProblemTest {

    private static final String OWN = Items.own(1);
    private static final String UNKNOWN = Items.own(999_999_999);

    @Inject
    Api api;

    @Inject
    Items sample;

    private final LogLines lines = LogLines.ofAll();

    /** In each test: what a caller does wrong is no fault of the service. */
    @AfterEach
    void nothing_leaves_a_stack_trace_in_the_log() {
        lines.close();
        assertEquals(
                List.of(),
                lines.list().stream()
                        .filter(line -> line.getThrowableProxy() != null)
                        .toList());
    }

    @Test
    void an_unknown_path_is_called_a_path() {
        assertBlank(HttpStatus.NOT_FOUND, "There is no such path.", api.get("/nothing"));
    }

    @Test
    void what_is_unknown_is_called_by_its_name() {
        assertUnknown("There is no such " + Items.NAME + ".", api.get(UNKNOWN));
        assertUnknown("There is no such " + Items.NAME + ".", api.put(UNKNOWN, Items.BODY));
    }

    @Test
    void an_unknown_method_answers_405() {
        assertBlank(
                HttpStatus.METHOD_NOT_ALLOWED,
                "This path does not support this method.",
                api.send(HttpRequest.DELETE(Items.OPEN)));
    }

    @Test
    void an_unknown_format_answers_406() {
        assertBlank(
                HttpStatus.NOT_ACCEPTABLE,
                "The service does not answer in any of the accepted formats.",
                api.send(HttpRequest.GET(Items.OPEN).accept(MediaType.TEXT_CSV_TYPE)));
    }

    @Test
    void an_unknown_content_type_answers_415() {
        assertBlank(
                HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                "The body is not of the type application/json.",
                api.send(HttpRequest.PUT(OWN, "Ada").contentType(MediaType.TEXT_PLAIN_TYPE)));
    }

    @Test
    void a_body_beyond_the_limit_answers_413() {
        var body = Items.body("{'first': '" + "x".repeat(100_000) + "', 'second': 'B'}");

        assertBlank(HttpStatus.REQUEST_ENTITY_TOO_LARGE, "The request is too large.", api.put(OWN, body));
    }

    @Test
    void an_origin_that_is_not_allowed_answers_403() {
        assertBlank(
                HttpStatus.FORBIDDEN,
                "The service refuses this caller or the origin of the request.",
                api.send(HttpRequest.GET(Items.OPEN).header("Origin", "https://elsewhere.example")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "99999999999999999999 | The parameter userId is not a valid number.",
                "ada                  | The parameter userId is not a valid number.",
                "0                    | userId must be greater than 0.",
                "-1                   | userId must be greater than 0."
            })
    void a_value_that_is_not_valid_is_explained_in_the_words_of_the_api(String userId, String detail) {
        assertInvalid(detail, api.get(Items.own(userId)));
    }

    @Test
    void each_number_of_a_path_that_is_not_valid_is_named() {
        assertInvalid("itemId must be greater than 0. userId must be greater than 0.", api.get("/users/0/items/0"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'first': ' ', 'second': 'King'} | first must not be blank.",
                "{'second': 'King'}               | first must not be blank.",
                "[]                               | The body is not an object with the expected fields.",
                "7                                | The body is not an object with the expected fields."
            })
    void a_body_that_is_not_valid_is_explained_in_the_words_of_the_api(String body, String detail) {
        assertInvalid(Items.body(detail), api.put(OWN, Items.body(body)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'first'     | The body is not valid JSON.",
                "\" \"        | The body is not valid JSON.",
                "null         | The body is missing.",
                "\"\"         | The body is missing."
            })
    void a_body_that_cannot_be_read_is_explained_without_the_parsers_own_terms(String body, String detail) {
        var answer = api.put(OWN, Items.body(body));

        assertProblem(HttpStatus.BAD_REQUEST, "urn:problem-type:malformed-request", answer);
        assertEquals(detail, detail(answer));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "total=maybe",
                "total=TRUE",
                "total=yes",
                "total=",
                "page=00",
                "page=%2B1",
                "size=%D9%A5",
                "size=1.0"
            })
    void another_spelling_of_a_value_answers_400(String query) {
        assertProblem(HttpStatus.BAD_REQUEST, "urn:problem-type:invalid-value", api.get(Items.OPEN + "?" + query));
    }

    @Test
    void a_value_that_is_no_number_is_not_called_one() {
        assertInvalid("The parameter total is not a valid value.", api.get(Items.OPEN + "?total=maybe"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"005", "%D9%A5", "%2B5", "5.0"})
    void another_spelling_of_an_id_answers_400(String id) {
        assertInvalid("The parameter userId is not a valid number.", api.get("/users/" + id + "/items/5"));
    }

    @Test
    void an_address_that_is_too_long_answers_414() {
        assertBlank(
                HttpStatus.REQUEST_URI_TOO_LONG,
                "The address is too long.",
                api.get(Items.OPEN + "?x=" + "a".repeat(5_000)));
    }

    @Test
    void a_header_that_is_too_large_answers_431() {
        assertBlank(
                HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
                "The header is too large.",
                api.send(HttpRequest.GET(Items.OPEN).header("X-Large", "a".repeat(10_000))));
    }

    private static void assertInvalid(String detail, HttpResponse<JsonNode> answer) {
        assertProblem(HttpStatus.BAD_REQUEST, "urn:problem-type:invalid-value", answer);
        assertEquals(detail, detail(answer));
    }

    private static void assertUnknown(String detail, HttpResponse<JsonNode> answer) {
        assertProblem(HttpStatus.NOT_FOUND, "urn:problem-type:unknown-resource", answer);
        assertEquals(detail, detail(answer));
    }

    private static void assertBlank(HttpStatus status, String detail, HttpResponse<JsonNode> answer) {
        assertProblem(status, "about:blank", answer);
        assertEquals(detail, detail(answer));
    }

    private static void assertProblem(HttpStatus status, String type, HttpResponse<JsonNode> answer) {
        assertEquals(status, answer.getStatus());
        assertEquals(
                "application/problem+json",
                answer.getContentType().orElseThrow().getName());
        assertEquals(type, answer.body().get("type").getStringValue());
        assertEquals(status.getReason(), answer.body().get("title").getStringValue());
        assertEquals(status.getCode(), answer.body().get("status").getIntValue());
    }

    private static String detail(HttpResponse<JsonNode> answer) {
        return answer.body().get("detail").getStringValue();
    }
}
