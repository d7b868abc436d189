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
        gate.openForOne("check before the load");

        assertEquals(1, letIn(1000));
    }

    @Test
    void so_many_users_are_let_in_as_have_a_place() {
        gate.openFor("load", 3);

        assertEquals(3, letIn(1000));
    }

    @Test
    void a_user_who_leaves_makes_place_for_another() {
        gate.openFor("load", 3);
        letIn(1000);

        gate.leave();
        gate.leave();

        assertEquals(2, letIn(1000));
        assertEquals(5, gate.admitted());
    }

    @Test
    void users_who_are_still_there_keep_their_places() {
        gate.open("load", 200);
        letIn(2);
        gate.openFor("load", 3);

        assertEquals(1, letIn(1000));
    }

    @Test
    void at_a_rate_users_are_let_in_however_many_are_there() {
        gate.openFor("load", 3);
        letIn(1000);
        gate.open("load", 100);

        assertEquals(500, letIn(1000));
    }

    @Test
    void nobody_is_let_in_after_it_is_shut() {
        gate.open("load", 200);
        gate.shut();

        assertEquals(0, letIn(1000));
    }

    @Test
    void nobody_takes_a_place_after_it_is_shut() {
        gate.openFor("load", 3);
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
        return IntStream.range(0, arriving)
                .filter(user -> gate.admit().isPresent())
                .count();
    }
}
