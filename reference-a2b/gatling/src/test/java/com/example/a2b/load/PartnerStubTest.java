package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartnerStubTest {

    private static final String PRICES = "/prices?transferId=1&fareClass=FLEX&ownPrice=42.50";

    private final PartnerStub partner = PartnerStub.start(0);
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        partner.close();
    }

    @Test
    void it_answers_with_a_price() {
        var answer = get(PRICES).join();

        assertEquals(200, answer.statusCode());
        assertEquals("{\"price\": 99.90}", answer.body());
    }

    @Test
    void it_is_reached_where_names_stand_for_addresses_of_ipv6(@TempDir Path folder) throws Exception {
        var names = Files.writeString(folder.resolve("hosts"), "::1 localhost");
        var child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.net.preferIPv6Addresses=true",
                        "-Djdk.net.hosts.file=" + names,
                        "-cp",
                        System.getProperty("java.class.path"),
                        PartnerStub.class.getName(),
                        "0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var output = child.inputReader()) {
            var uri = output.readLine().replaceFirst(".* ", "");

            assertEquals(200, get(URI.create(uri + PRICES)).join().statusCode());
        } finally {
            child.destroy();
        }
    }

    @Test
    void it_fails_as_often_as_it_is_told() {
        partner.behave(0, 1);

        assertEquals(503, get(PRICES).join().statusCode());
    }

    @Test
    void it_counts_the_requests_that_reach_it_and_not_the_changes_of_its_behavior() {
        get(PRICES).join();
        get("/behavior?failures=1").join();
        get(PRICES).join();

        assertEquals(2, partner.calls());
    }

    @Test
    @Timeout(300)
    void a_slow_answer_does_not_delay_the_next_one() throws Exception {
        partner.behave(600, 0);
        var slow = get(PRICES);
        while (!get("/behavior?delay=600").join().body().contains("\"open\": 1")) {
            Thread.sleep(10);
        }
        partner.behave(0, 0);

        var next = get(PRICES).join();

        assertEquals(200, next.statusCode());
        assertFalse(slow.isDone());
    }

    @Test
    @Timeout(300)
    void it_answers_the_requests_for_one_fare_class_later_than_the_others() {
        partner.behave(Map.of("FLEX", 600.0));

        var slow = get(PRICES);
        var others = get(PRICES.replace("FLEX", "STANDARD")).join();

        assertEquals(200, others.statusCode());
        assertFalse(slow.isDone());
    }

    @Test
    void its_behavior_changes_while_it_runs() {
        var answer = get("/behavior?delay=0.5&failures=0.25").join();

        assertEquals("{\"delay\": 0.5, \"failures\": 0.25, \"open\": 0}", answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"failures=1.1", "delay=1.2.3"})
    void a_behavior_that_is_not_possible_is_refused(String behavior) {
        assertEquals(400, get("/behavior?" + behavior).join().statusCode());
    }

    private CompletableFuture<HttpResponse<String>> get(String path) {
        return get(partner.uri().resolve(path));
    }

    private CompletableFuture<HttpResponse<String>> get(URI uri) {
        return client.sendAsync(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }
}
