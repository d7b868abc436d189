package dev.a2b.measure.sampling;

import dev.a2b.postgres.ContainerUse;
import java.time.Duration;

/** Memory, threads and CPU of a container, as its engine tells. */
public final class ContainerMeter implements Meter {

    private final ContainerUse use;

    /** Of a container that was started. */
    public ContainerMeter(ContainerUse use) {
        this.use = use;
    }

    /** The peak is that of the samples: the engine's own counts the pages of files, too. */
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
        // No peak is kept.
    }
}
