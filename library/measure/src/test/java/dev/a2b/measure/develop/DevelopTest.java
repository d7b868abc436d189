package dev.a2b.measure.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DevelopTest {

    @AfterEach
    void forget() {
        System.clearProperty("desk.greeting");
        System.clearProperty("desk.port");
    }

    @Test
    void the_user_s_options_are_passed_on() {
        System.setProperty("desk.greeting", "Hello, {name}=you");
        System.setProperty("desk.port", "8090");

        var options = Develop.options("{desk.greeting=Hello, {name}=you, desk.port=8090}");

        assertEquals(List.of("-Ddesk.greeting=Hello, {name}=you", "-Ddesk.port=8090"), options);
    }

    @Test
    void there_may_be_no_options() {
        assertEquals(List.of(), Develop.options("{}"));
    }
}
