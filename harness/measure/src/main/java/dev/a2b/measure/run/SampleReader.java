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

    SampleReader(Meter service, Supplier<Duration> databaseCpu) {
        this.service = service;
        this.databaseCpu = databaseCpu;
    }

    /** The sample of this moment; empty if the service has ended. */
    @Override
    public Optional<Sample> get() {
        var memory = service.memory();
        if (memory.bytes() == 0) {
            return Optional.empty();
        }
        var throttling = service.throttling();
        return Optional.of(new Sample(System.currentTimeMillis(), memory.peak(), memory.threads(),
            service.cpu().toMillis(), databaseCpu.get().toMillis(), generator.cpu().toMillis(),
            machine.getCpuLoad() * 100, throttling.periods(), throttling.time().toMillis()));
    }
}
