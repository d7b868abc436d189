package dev.a2b.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MicronautTest(transactional = false)
@Property(name = "blocking", value = "true")
class EventLoopWatchTest {

    @Inject
    @Client("/blocking")
    HttpClient client;

    @ParameterizedTest
    @CsvSource({"sleep, java.lang.Thread.sleep", "address, java.net.Inet"})
    void a_call_that_waits_on_an_event_loop_fails_the_test_and_names_the_line(String method, String call) {
        get(method.equals("address") ? "lookup" : method);

        var failure = assertThrows(AssertionError.class, EventLoopWatch::check);

        assertTrue(failure.getMessage().contains(call), failure::getMessage);
        assertTrue(
                failure.getMessage().contains("BlockingController." + method + "(BlockingController.java:"),
                failure::getMessage);
    }

    @Test
    void other_threads_may_wait() {
        get("allowed");

        assertDoesNotThrow(EventLoopWatch::check);
    }

    private void get(String path) {
        assertEquals(HttpStatus.OK, client.toBlocking().exchange("/" + path).status());
    }
}
