package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import java.util.HashSet;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsersTest {

    @Test
    void every_user_but_the_reserved_one_is_drawn_once() {
        var users = new Users(1000, 999, 7);
        var drawn = new HashSet<Object>();

        users.forEachRemaining(user -> assertTrue(drawn.add(user.get("userId")), () -> user + " is drawn twice"));

        assertEquals(999, drawn.size());
        assertFalse(drawn.contains(users.reserved()));
        assertTrue(drawn.stream().allMatch(id -> 1 <= (long) id && (long) id <= 1000));
    }

    @Test
    void the_seed_decides_the_order() {
        assertEquals(new Users(1000, 10, 7).next(), new Users(1000, 10, 7).next());
        assertNotEquals(new Users(1000, 10, 7).next(), new Users(1000, 10, 8).next());
    }

    @Test
    void a_plan_that_needs_more_users_than_there_are_is_told() {
        var failure = assertThrows(MeasureException.class, () -> new Users(1000, 1000, 7));

        assertTrue(failure.getMessage().startsWith("The plan needs 1000 users and one for the check before the load"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"capacity", "closed", "fan-out", "heap", "resources", "slow-partner", "soak", "standard"})
    void the_data_set_has_enough_for_each_plan(String name) {
        var given = new Properties();
        given.setProperty("plan", name);

        assertDoesNotThrow(() -> Users.of(Plan.of(given)));
    }
}
