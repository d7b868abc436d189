package dev.a2b.measure.run;

import dev.a2b.measure.result.Calibration;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

/**
 * A fixed work of processor and memory, by which the machine is compared with itself. Each part takes some
 * 20 ms; the fastest of its repetitions counts, because work beside it makes no machine slower.
 */
final class FixedWork {

    private static final int REPETITIONS = 25;
    private static final int STEPS = 10_000_000;
    private static final int INTS = 16 << 20;
    private static final int READS = 150_000;

    private FixedWork() {}

    /** Does the work, and tells how long each part took. Keeps no memory that the load generator needs meanwhile. */
    static Calibration calibrate() {
        var cycle = cycle();
        var at = new int[1];
        return new Calibration(millis(FixedWork::compute), millis(() -> at[0] = read(cycle, at[0])));
    }

    private static double millis(LongSupplier work) {
        return LongStream.range(0, REPETITIONS).map(once -> nanos(work)).min().orElseThrow() / 1e6;
    }

    private static long nanos(LongSupplier work) {
        var from = System.nanoTime();
        var result = work.getAsLong();
        var nanos = System.nanoTime() - from;
        // The condition is never true, and keeps the compiler from removing the work.
        return result == Long.MIN_VALUE ? 0 : nanos;
    }

    /** Marsaglia's xorshift. */
    private static long compute() {
        var x = 88172645463325252L;
        for (var step = 0; step < STEPS; step++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
        }
        return x;
    }

    /** Goes on where the last repetition ended: a cache has what was read before whenever the machine is quiet. */
    private static int read(int[] cycle, int from) {
        var at = from;
        for (var read = 0; read < READS; read++) {
            at = cycle[at];
        }
        return at;
    }

    /** A single cycle through all elements, so that each read depends on the one before: Sattolo's algorithm. */
    private static int[] cycle() {
        var random = new Random(1);
        var cycle = new int[INTS];
        for (var i = 0; i < INTS; i++) {
            cycle[i] = i;
        }
        for (var i = INTS - 1; i > 0; i--) {
            var other = random.nextInt(i);
            var kept = cycle[i];
            cycle[i] = cycle[other];
            cycle[other] = kept;
        }
        return cycle;
    }
}
