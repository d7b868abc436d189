package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CommandTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    @Test
    void what_a_command_prints_is_returned() throws IOException {
        assertEquals(Optional.of("one two"), Command.output(LONG, List.of("echo", "one two")));
    }

    @Test
    void a_command_that_fails_says_nothing() throws IOException {
        assertEquals(Optional.empty(), Command.output(LONG, List.of("sh", "-c", "echo one; exit 1")));
    }

    @Test
    void a_command_that_hangs_is_ended_with_what_it_started() throws IOException {
        var hanging = List.of("sh", "-c", "sleep 600; true");

        assertEquals(Optional.empty(), Command.output(Duration.ofMillis(200), hanging));
    }

    /** Such a thread delays the end of Maven, whose JVM calls commands. */
    @Test
    void a_command_that_has_ended_leaves_no_thread() throws Exception {
        Command.output(LONG, List.of("echo"));

        var left = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().contains("echo"))
                .toList();

        for (var thread : left) {
            thread.join(LONG.toMillis() / 2);
            assertFalse(thread.isAlive(), thread.getName());
        }
    }

    @Test
    void a_command_that_does_not_exist_is_told() {
        assertThrows(IOException.class, () -> Command.output(LONG, List.of("no-such-command")));
    }
}
