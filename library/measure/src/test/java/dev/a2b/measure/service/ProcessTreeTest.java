package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ProcessTreeTest {

    /** A line that Linux wrote for a process with this state and number of threads. */
    private static final String STAT = "4711 (a (b) c) %s 1 4711 4711 0 -1 4227084 2952 6577 5 0 3 3 4 1 20 0 %d 0 "
            + "4597493 0 0 18446744073709551615 0 0 0 0 0 0 0 16781318 0 0 0 0 17 0 0 0 0 0 0 0 0 0 0 0 0 0 0";

    @Test
    void a_process_that_waits_for_its_parent_has_ended() {
        assertTrue(ProcessTree.isZombie(STAT.formatted("Z", 1)));
    }

    @Test
    void a_process_whose_first_thread_ended_before_the_others_runs() {
        assertFalse(ProcessTree.isZombie(STAT.formatted("Z", 2)));
    }

    @Test
    void a_sleeping_process_runs() {
        assertFalse(ProcessTree.isZombie(STAT.formatted("S", 1)));
    }
}
