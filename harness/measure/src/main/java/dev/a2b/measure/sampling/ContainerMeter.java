package dev.a2b.measure.sampling;

import dev.a2b.postgres.ContainerUse;
import java.time.Duration;

/** Memory, threads and CPU time of a container, as its engine reports them. */
public final class ContainerMeter implements Meter {

    private final ContainerUse use;

    /**
     * Creates a meter of a running container.
     *
     * @param use the reports of the engine; the caller closes them
     */
    public ContainerMeter(ContainerUse use) {
        this.use = use;
    }

    /** The peak is 0, so that the largest sample counts, because the engine's own peak includes pages of files. */
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
