package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Sample;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A sample each second, and 1000 responses in each window of ten seconds, unless a test says otherwise. */
class SteadyStateTest {

    private final List<Sample> samples = new ArrayList<>(List.of(sample(0, 0)));
    private final SteadyState state = new SteadyState(10);
    private long responses = 1000;

    @Test
    void three_windows_that_differ_by_little_are_steady() {
        windows(900, 300, 290, 280);

        assertTrue(state.isReached());
    }

    @Test
    void two_windows_are_too_few() {
        windows(300, 300);

        assertFalse(state.isReached());
    }

    @Test
    void a_service_that_still_gets_faster_is_not_steady() {
        windows(300, 280, 260);

        assertFalse(state.isReached());
    }

    @Test
    void a_service_whose_cpu_time_is_unknown_is_not_steady() {
        windows(0, 0, 0);

        assertFalse(state.isReached());
    }

    @Test
    void a_service_without_a_successful_response_is_not_steady() {
        responses = 0;

        windows(300, 290, 280);

        assertFalse(state.isReached());
    }

    /** It is 0.99 s old at the end of the second window. */
    @Test
    void an_old_last_sample_does_not_make_a_service_unsteady() {
        var last = List.of(10_000L, 19_010L, 30_000L);

        for (var window = 0; window < last.size(); window++) {
            samples.add(sample(last.get(window) - 1000, 3 * (last.get(window) - 1000) / 100));
            samples.add(sample(last.get(window), 3 * last.get(window) / 100));
            state.add(samples, responses, 10_000L * window);
        }

        assertTrue(state.isReached());
    }

    private void windows(long... cpuMillis) {
        for (var window = 0; window < cpuMillis.length; window++) {
            var before = samples.get(samples.size() - 1).cpuMillis();
            for (var second = 1; second <= 10; second++) {
                samples.add(sample(10_000L * window + 1000 * second, before + cpuMillis[window] * second / 10));
            }
            state.add(samples, responses, 10_000L * window);
        }
    }

    private static Sample sample(long time, long cpuMillis) {
        return Runs.sample(time, 1, 1, cpuMillis, 0, 0, 0, 0, 0);
    }
}
