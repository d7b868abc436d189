package dev.a2b.measure.sampling;

import dev.a2b.postgres.ContainerUse;
import java.time.Duration;

/** Memory, threads and CPU time of a container, as its engine reports them. */
public final class ContainerMeter implements Meter {

    private final ContainerUse use;

    /** Reads a container that was started. */
    public ContainerMeter(ContainerUse use) {
        this.use = use;
    }

    /** Without a peak, so that the largest sample counts: the engine's own peak includes the pages of files. */
    @Override
    public Memory memory() {
        return new Memory(use.memory(), 0, use.threads());
    }

    @Override
    public Duration cpu() {
        return use.cpuTime();
    }

    @Override
    public void resetPeak() {
        // No peak is recorded.
    }
}
