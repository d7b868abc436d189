package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.http.filter.ServerFilterChain;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

class WriterTurnsTest {

    private static final int LIMIT = 2;

    @Test
    void a_request_that_fails_at_once_gives_its_turn_to_change_data_back() {
        var turns = new WriterTurns(new WriterSettings(LIMIT, LIMIT, Duration.ZERO));
        ServerFilterChain failing = request -> {
            throw new IllegalStateException("failed for a test");
        };

        for (var request = 0; request <= LIMIT; request++) {
            var answer = Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), failing));

            assertThrows(IllegalStateException.class, answer::block);
        }
    }

    @Test
    void a_long_wait_for_a_turn_to_change_data_is_forgotten_after_a_short_one() {
        var turn = Duration.ofSeconds(2); // far longer than a wait for a free turn
        var turns = new WriterTurns(new WriterSettings(1, 1, turn));
        ServerFilterChain never = request -> Mono.never();
        var first = Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never)).subscribe();
        assertThrows(HttpStatusException.class, Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never))::block);
        first.dispose();

        Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never)).subscribe();

        assertFalse(turns.isBacklogLong(0, turn.minusMillis(100)));
    }
}
