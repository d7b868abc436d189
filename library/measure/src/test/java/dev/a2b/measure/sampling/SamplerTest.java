package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class SamplerTest {

    @Test
    void samples_are_kept_in_order_and_what_is_gone_is_left_out() throws InterruptedException {
        var calls = new int[1];

        try (var sampler = new Sampler<>(() -> ++calls[0] == 2 ? Optional.empty() : Optional.of(calls[0]))) {
            while (sampler.samples().size() < 2) {
                Thread.sleep(10);
            }

            assertEquals(1, sampler.samples().get(0));
            assertEquals(3, sampler.samples().get(1));
        }
    }

    @Test
    void a_sample_that_is_being_taken_is_complete_when_the_sampling_has_stopped() throws InterruptedException {
        var begun = new AtomicInteger();
        var sampler = new Sampler<>(() -> {
            begun.incrementAndGet();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
            return Optional.of("sample");
        });
        while (begun.get() == 0) {
            Thread.sleep(1);
        }

        sampler.close();

        assertEquals(begun.get(), sampler.samples().size());
    }

    @Test
    void a_sample_that_cannot_be_taken_does_not_end_the_sampling() throws InterruptedException {
        var tries = new AtomicInteger();

        try (var sampler = new Sampler<>(() -> {
            if (tries.getAndIncrement() == 0) {
                throw new IllegalStateException("The file is gone.");
            }
            return Optional.of("sample");
        })) {
            while (sampler.samples().isEmpty()) {
                Thread.sleep(10);
            }
        }

        assertTrue(tries.get() > 1);
    }
}
