package com.example.a2b.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import com.example.a2b.Fixtures;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MicronautTest(transactional = false)
class ProblemTest {

    private static final long UNKNOWN = 999_999_999;
    private static final String NOTE = "{\"description\": \"window seat\"}";
    private static final String EDIT = "{\"state\": \"CANCELED\", \"description\": \"\"}";
    private static final String NAME = "{\"firstName\": \"Ada\", \"lastName\": \"King\"}";

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Test
    void an_unknown_path_is_called_a_path() {
        assertBlank(HttpStatus.NOT_FOUND, "There is no such path.", api.get("/nothing"));
    }

    @Test
    void an_unknown_user_is_called_a_user() {
        assertUnknown("There is no such user.", api.get("/users/" + UNKNOWN));
        assertUnknown("There is no such user.", api.put("/users/" + UNKNOWN, NAME));
    }

    @Test
    void an_unknown_booking_is_called_a_booking() {
        var path = "/users/" + fixtures.user() + "/transfers/" + fixtures.transfer(1);

        assertUnknown("There is no such booking.", api.get(path));
        assertUnknown("There is no such booking.", api.put(path, EDIT));
    }

    @Test
    void booking_what_is_unknown_names_what_may_be_unknown() {
        assertUnknown("There is no such user or transfer.",
            api.post("/users/" + UNKNOWN + "/transfers/" + fixtures.transfer(1), NOTE));
        assertUnknown("There is no such user or transfer.",
            api.post("/users/" + fixtures.user() + "/transfers/" + UNKNOWN, NOTE));
    }

    @Test
    void a_conflict_tells_its_reason() {
        var path = "/users/" + fixtures.user() + "/transfers/" + fixtures.transfer(2);
        api.post(path, NOTE);

        var answer = api.post(path, NOTE);

        assertProblem(HttpStatus.CONFLICT, "urn:problem-type:conflict", answer);
        assertEquals("The user has booked this transfer already.", detail(answer));
    }

    @Test
    void an_unknown_method_answers_405() {
        assertBlank(HttpStatus.METHOD_NOT_ALLOWED, "This path does not support this method.",
            api.send(HttpRequest.DELETE("/countries")));
    }

    @Test
    void an_unknown_format_answers_406() {
        assertBlank(HttpStatus.NOT_ACCEPTABLE, "The service does not answer in any of the accepted formats.",
            api.send(HttpRequest.GET("/countries").accept(MediaType.TEXT_CSV_TYPE)));
    }

    @Test
    void an_unknown_content_type_answers_415() {
        assertBlank(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The body is not of the type application/json.",
            api.send(HttpRequest.PUT("/users/1", "Ada").contentType(MediaType.TEXT_PLAIN_TYPE)));
    }

    @Test
    void a_body_beyond_the_limit_answers_413() {
        var body = "{\"firstName\": \"" + "x".repeat(100_000) + "\", \"lastName\": \"B\"}";

        assertBlank(HttpStatus.REQUEST_ENTITY_TOO_LARGE, "The request is too large.", api.put("/users/1", body));
    }

    @Test
    void an_origin_that_is_not_allowed_answers_403() {
        assertBlank(HttpStatus.FORBIDDEN, "The service refuses this caller or the origin of the request.",
            api.send(HttpRequest.GET("/countries").header("Origin", "https://elsewhere.example")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "/users/99999999999999999999                       | The parameter userId is not a valid number.",
        "/users/ada                                        | The parameter userId is not a valid number.",
        "/users/0                                          | userId must be greater than 0.",
        "/users/1/transfers/-1                             | transferId must be greater than 0.",
        "/countries/0/cities/0/locations | cityId must be greater than 0. countryId must be greater than 0.",
        "/transfers?destinationId=2&date=2030-01-15        | The parameter originId is missing.",
        "/transfers?originId=1&destinationId=2&date=never"
            + " | The parameter date is not a valid date, such as 2030-01-31.",
        "/transfers?originId=1&destinationId=2&date=%2B10000-01-01 | date must be a day of the years 1 to 9999."})
    void a_value_that_is_not_valid_is_explained_in_the_words_of_the_api(String path, String detail) {
        assertInvalid(detail, api.get(path));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'firstName': ' ', 'lastName': 'King'} | firstName must not be blank.",
        "{'lastName': 'King'}                   | firstName must not be blank.",
        "[]                                     | The body is not an object with the expected fields.",
        "7                                      | The body is not an object with the expected fields."})
    void a_body_that_is_not_valid_is_explained_in_the_words_of_the_api(String body, String detail) {
        assertInvalid(detail, api.put("/users/1", body.replace('\'', '"')));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'firstName' | The body is not valid JSON.",
        "\" \"        | The body is not valid JSON.",
        "null         | The body is missing.",
        "\"\"         | The body is missing."})
    void a_body_that_cannot_be_read_is_explained_without_the_parsers_own_terms(String body, String detail) {
        var answer = api.put("/users/1", body.replace('\'', '"'));

        assertProblem(HttpStatus.BAD_REQUEST, "urn:problem-type:malformed-request", answer);
        assertEquals(detail, detail(answer));
    }

    @Test
    void a_value_that_the_database_cannot_store_answers_400() {
        assertInvalid("A value cannot be stored.",
            api.put("/users/" + fixtures.user(), "{\"firstName\": \"\\u0000a\", \"lastName\": \"B\"}"));
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
        assertEquals("application/problem+json", answer.getContentType().orElseThrow().getName());
        assertEquals(type, answer.body().get("type").getStringValue());
        assertEquals(status.getReason(), answer.body().get("title").getStringValue());
        assertEquals(status.getCode(), answer.body().get("status").getIntValue());
    }

    private static String detail(HttpResponse<JsonNode> answer) {
        return answer.body().get("detail").getStringValue();
    }
}
