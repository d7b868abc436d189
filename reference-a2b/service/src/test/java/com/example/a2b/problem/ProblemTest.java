package com.example.a2b.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.example.a2b.Api;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class ProblemTest {

    @Inject
    Api api;

    @Test
    void an_unknown_path_answers_404_with_problem_details() {
        assertProblem(HttpStatus.NOT_FOUND, api.get("/nothing"));
    }

    @Test
    void an_unknown_method_answers_405_with_problem_details() {
        assertProblem(HttpStatus.METHOD_NOT_ALLOWED, api.send(HttpRequest.DELETE("/countries")));
    }

    @Test
    void an_unknown_content_type_answers_415_with_problem_details() {
        var request = HttpRequest.PUT("/users/1", "Ada").contentType(MediaType.TEXT_PLAIN_TYPE);

        assertProblem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, api.send(request));
    }

    @Test
    void a_number_beyond_all_keys_answers_400_with_problem_details() {
        assertProblem(HttpStatus.BAD_REQUEST, api.get("/users/99999999999999999999"));
    }

    @Test
    void a_body_beyond_the_limit_answers_413_with_problem_details() {
        var body = "{\"firstName\": \"" + "x".repeat(100_000) + "\", \"lastName\": \"B\"}";

        assertProblem(HttpStatus.REQUEST_ENTITY_TOO_LARGE, api.put("/users/1", body));
    }

    @Test
    void a_broken_body_is_explained_without_the_parsers_own_terms() {
        var answer = api.put("/users/1", "{\"firstName\"");

        assertProblem(HttpStatus.BAD_REQUEST, answer);
        assertEquals(1, answer.body().get("detail").getStringValue().lines().count());
    }

    private static void assertProblem(HttpStatus expected, HttpResponse<JsonNode> answer) {
        assertEquals(expected, answer.getStatus());
        assertEquals("application/problem+json", answer.getContentType().orElseThrow().getName());
        assertEquals(expected.getCode(), answer.body().get("status").getIntValue());
        assertEquals(expected.getReason(), answer.body().get("title").getStringValue());
        assertNull(answer.body().get("stackTrace"));
    }
}
