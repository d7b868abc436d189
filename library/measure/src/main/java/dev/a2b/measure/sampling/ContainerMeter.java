package dev.a2b.measure.sampling;

import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.postgres.ContainerUse;
import java.time.Duration;

/** Memory, threads, CPU time and throttling of a container, as its engine reports them from the control group. */
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

    /** The peak is the present value, because the engine's own peak includes pages of files. */
    @Override
    public Memory memory() {
        return new Memory(use.memory(), use.memory(), use.threads());
    }

    @Override
    public Duration cpu() {
        return use.cpuTime();
    }

    /** The engine reads it once a second. */
    @Override
    public CpuTime latestCpu() {
        var latest = use.latestCpuTime();
        return new CpuTime(latest.until().toEpochMilli(), latest.used());
    }

    @Override
    public Throttling throttling() {
        return new Throttling(use.throttledPeriods(), use.throttledTime().toMillis());
    }
}
