package dev.a2b.measure.run;

import com.sun.management.OperatingSystemMXBean;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Sample.Held;
import dev.a2b.measure.sampling.JvmMeter;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.ProcessMeter;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Takes samples of the resource usage of service, database, load generator and machine. */
final class SampleReader implements Supplier<Optional<Sample>> {

    private static final int UNKNOWN = -1;

    private final Meter service;
    private final JvmMeter jvm;
    private final Supplier<Duration> databaseCpu;
    private final boolean countsFiles;
    private final IntSupplier databaseConnections;
    private final Meter generator;
    private final OperatingSystemMXBean machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long lastTime;

    /**
     * @param countsFiles whether to count the open files and sockets, which takes the load generator CPU time
     * @param databaseConnections number of the service's connections to its database; negative if unknown
     */
    SampleReader(
            Meter service,
            JvmMeter jvm,
            Supplier<Duration> databaseCpu,
            boolean countsFiles,
            IntSupplier databaseConnections,
            Meter generator) {

        this.service = service;
        this.jvm = jvm;
        this.databaseCpu = databaseCpu;
        this.countsFiles = countsFiles;
        this.databaseConnections = databaseConnections;
        this.generator = generator;
    }

    /** The meter of this process without its descendants: the service and an embedded database are among them. */
    static Meter thisProcess() {
        return new ProcessMeter(() -> Set.of(ProcessHandle.current()));
    }

    /**
     * The latest sample. Its time is that of the service's CPU time, which a container engine reads up to a second
     * earlier than all that is read here. Empty if the service has ended, or the engine has read nothing since then.
     */
    @Override
    public Optional<Sample> get() {
        var memory = service.memory();
        if (memory.bytes() == 0) {
            return Optional.empty();
        }
        var files = countsFiles ? service.openFiles() : UNKNOWN;
        var connections = databaseConnections.getAsInt();
        var throttling = service.throttling();
        var own = jvm.cpu();
        var cpu = service.latestCpu();
        if (cpu.until() == lastTime) {
            return Optional.empty();
        }
        lastTime = cpu.until();
        return Optional.of(new Sample(
                cpu.until(),
                memory.peak(),
                new Held(memory.threads(), files, connections),
                cpu.used().toMillis(),
                own,
                databaseCpu.get().toMillis(),
                generator.cpu().toMillis(),
                machine.getCpuLoad() * 100,
                throttling));
    }
}
