package dev.a2b.measure;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Takes one sample a second until it is closed. */
final class Sampler implements AutoCloseable {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Meter service;
    private final Meter generator = new ProcessMeter(ProcessHandle.current());
    private final OperatingSystemMXBean machine =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final Supplier<Duration> databaseCpu;
    private final List<Sample> samples = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        var thread = new Thread(task, "sampler");
        thread.setDaemon(true);
        return thread;
    });
    private long largest = Meter.UNKNOWN.memory().peak();
    private long spentNanos;

    Sampler(Meter service, Supplier<Duration> databaseCpu) {
        this.service = service;
        this.databaseCpu = databaseCpu;
        clock.scheduleAtFixedRate(this::sample, 0, 1, TimeUnit.SECONDS);
    }

    /** What has been sampled so far, in order. */
    List<Sample> samples() {
        return List.copyOf(samples);
    }

    /** What the sampling itself takes of one processor, in percent; what container engines do for it is not in it. */
    synchronized double percentOfACore() {
        if (samples.size() < 2) {
            return 0;
        }
        var nanos = 1e6 * (samples.get(samples.size() - 1).time() - samples.get(0).time());
        return 100 * spentNanos / nanos;
    }

    /** Lets the peak of memory count from now on. */
    synchronized void resetPeak() {
        service.resetPeak();
        largest = Meter.UNKNOWN.memory().peak();
    }

    @Override
    public void close() {
        clock.shutdown();
    }

    private synchronized void sample() {
        var before = THREADS.getCurrentThreadCpuTime();
        read();
        spentNanos += THREADS.getCurrentThreadCpuTime() - before;
    }

    private void read() {
        var memory = service.memory();
        if (memory.resident() == 0) {
            return; // gone
        }
        largest = Math.max(largest, Math.max(memory.resident(), memory.peak()));
        samples.add(new Sample(System.currentTimeMillis(), memory.resident(), largest, memory.threads(),
            service.cpu().toMillis(), databaseCpu.get().toMillis(), generator.cpu().toMillis(),
            machine.getCpuLoad() * 100));
    }
}
