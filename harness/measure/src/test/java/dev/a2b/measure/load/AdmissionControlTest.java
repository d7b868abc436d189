package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AdmissionControlTest {

    private final AdmissionControl gate = new AdmissionControl(200);

    @Test
    void nobody_is_let_in_before_it_is_opened() {
        assertEquals(0, letIn(1000));
    }

    @Test
    void the_share_that_was_asked_for_is_let_in() {
        gate.open("load", 34);

        assertEquals(340, letIn(2000), 1);
        assertEquals(gate.admitted(), 340, 1);
    }

    @Test
    void users_are_let_in_at_even_distances() {
        gate.open("load", 50);

        assertEquals(1, letIn(4));
        assertEquals(1, letIn(4));
    }

    @Test
    void everybody_is_let_in_at_the_most() {
        gate.open("load", 200);

        assertEquals(1000, letIn(1000));
    }

    @Test
    void users_are_let_in_for_a_phase() {
        gate.open("warm-up", 200);

        assertEquals(Optional.of("warm-up"), gate.admit());
    }

    @Test
    void one_user_alone_is_let_in_who_makes_the_journey_that_is_counted() {
        gate.openForOne("pre-flight");

        assertEquals(1, letIn(1000));
    }

    @Test
    void nobody_is_let_in_after_it_is_shut() {
        gate.open("load", 200);
        gate.shut();

        assertEquals(0, letIn(1000));
    }

    @Test
    void users_who_are_dismissed_do_not_go_on_and_those_who_come_later_do() {
        var before = gate.generation();

        gate.dismiss();

        assertFalse(gate.keeps(before));
        assertTrue(gate.keeps(gate.generation()));
    }

    private long letIn(int arriving) {
        return IntStream.range(0, arriving).filter(user -> gate.admit().isPresent()).count();
    }
}
