package dev.a2b.measure.run;

import com.sun.management.OperatingSystemMXBean;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.ProcessMeter;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Takes samples of the resource usage of service, database, load generator and machine. */
final class SampleReader implements Supplier<Optional<Sample>> {

    private final Meter service;
    private final Supplier<Duration> databaseCpu;
    // Without its descendants: the service and an embedded database are among them.
    private final Meter generator = new ProcessMeter(() -> Set.of(ProcessHandle.current()));
    private final OperatingSystemMXBean machine =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long largest = Meter.UNKNOWN.memory().peak();

    /** Makes the peak of the service's memory start again from the present value. */
    SampleReader(Meter service, Supplier<Duration> databaseCpu) {
        this.service = service;
        this.databaseCpu = databaseCpu;
        service.resetPeak();
    }

    /** The sample of this moment; empty if the service has ended. */
    @Override
    public Optional<Sample> get() {
        var memory = service.memory();
        if (memory.resident() == 0) {
            return Optional.empty();
        }
        largest = Math.max(largest, Math.max(memory.resident(), memory.peak()));
        return Optional.of(new Sample(System.currentTimeMillis(), memory.resident(), largest, memory.threads(),
            service.cpu().toMillis(), databaseCpu.get().toMillis(), generator.cpu().toMillis(),
            machine.getCpuLoad() * 100));
    }
}
