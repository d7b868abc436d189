package com.example.a2b.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.example.a2b.Api;
import com.example.a2b.Sample;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
@Property(name = "r2dbc.datasources.default.username", value = "nobody")
@Property(name = "r2dbc.datasources.default.password", value = "wrong")
class DatabaseRefusalTest {

    @Inject
    Api api;

    @Test
    void a_login_that_the_database_refuses_answers_503_and_says_when_to_try_again() {
        var answer = api.get(Sample.OPEN);

        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, answer.getStatus());
        assertEquals("urn:problem-type:unavailable", answer.body().get("type").getStringValue());
        assertNotNull(answer.header("Retry-After"));
    }
}
