package dev.a2b.measure.sampling;

import dev.a2b.measure.result.ResourceUsage.Throttling;
import java.time.Duration;

/** Reads the resource usage of a process or a container. */
public interface Meter {

    /**
     * Memory and threads at one moment. All values are 0 after the end, and negative if they are unknown.
     *
     * @param bytes anonymous memory of a control group, otherwise resident memory, in bytes
     * @param peak largest resident memory since the last reading, in bytes; the same as {@code bytes} where the system
     *     does not record it
     * @param threads number of operating-system threads
     */
    record Memory(long bytes, long peak, int threads) {}

    /**
     * CPU time up to a moment.
     *
     * @param until the moment, in epoch milliseconds
     * @param used CPU time from the start until then; negative if unknown
     */
    record CpuTime(long until, Duration used) {}

    /** The meter of a service that was started elsewhere: all values are unknown. */
    Meter UNKNOWN = new Meter() {
        @Override
        public Memory memory() {
            return new Memory(-1, -1, -1);
        }

        @Override
        public Duration cpu() {
            return Duration.ofMillis(-1);
        }
    };

    /** Memory and threads at this moment. */
    Memory memory();

    /** CPU time since the start; negative if unknown. */
    Duration cpu();

    /** The same with the moment until which it counts: the present one, unless something else reads it now and then. */
    default CpuTime latestCpu() {
        return new CpuTime(System.currentTimeMillis(), cpu());
    }

    /** How many files and sockets are open at this moment; negative if unknown. */
    default int openFiles() {
        return FileDescriptors.UNKNOWN;
    }

    /** Throttling since the start; unknown without a limit. */
    default Throttling throttling() {
        return Throttling.UNKNOWN;
    }
}
