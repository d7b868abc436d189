package dev.a2b.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

/** In one request, a repository changes an item and a query reads it. */
@MicronautTest(transactional = false)
@Property(name = "transactions", value = "true")
class TransactionTest {

    @Inject
    Api api;

    @Inject
    Items sample;

    @Test
    void a_query_reads_what_its_transaction_wrote_and_it_stays() {
        var user = sample.user();

        var answer = api.put("/transactions/" + user + "?fails=false", Items.BODY);

        assertEquals("Ada", answer.body().get("name").getStringValue());
        assertEquals(answer.body(), api.get(Items.own(user)).body());
    }

    @Test
    void after_an_error_nothing_stays_of_what_the_query_read() {
        var user = sample.user();
        var before = api.get(Items.own(user)).body();

        var answer = api.put("/transactions/" + user + "?fails=true", Items.BODY);

        assertEquals(HttpStatus.NOT_FOUND, answer.status());
        assertEquals("There is no such Ada.", answer.body().get("detail").getStringValue());
        assertEquals(before, api.get(Items.own(user)).body());
    }
}
