package dev.a2b.measure.sampling;

import dev.a2b.measure.result.ResourceUsage.Throttling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Memory, threads, CPU time, open files and throttling of all processes in a control group of Linux. Memory is
 * anonymous memory, as the files {@code memory.stat} of
 * <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html#memory-interface-files">version 2</a>
 * ({@code anon}) and <a href="https://docs.kernel.org/admin-guide/cgroup-v1/memory.html#stat-file">version 1</a>
 * ({@code total_rss}) define it: pages of files do not count, because the kernel may drop them.
 */
public final class GroupMeter implements Meter {

    private static final Path PROC = Path.of("/proc");

    private final Path cpu;
    private final Path cpuAccounting;
    private final Path memory;

    /**
     * Creates a meter of a group; with version 2, all three directories are the same.
     *
     * @param cpu directory of the controller that limits processors
     * @param cpuAccounting directory of the controller that counts CPU time
     * @param memory directory of the controller that limits memory
     */
    public GroupMeter(Path cpu, Path cpuAccounting, Path memory) {
        this.cpu = cpu;
        this.cpuAccounting = cpuAccounting;
        this.memory = memory;
    }

    /** The peak is the present value, because the system's own peak includes pages of files. */
    @Override
    public Memory memory() {
        try {
            var anonymous = statistic(memory.resolve("memory.stat"), isUnified() ? "anon" : "total_rss");
            return new Memory(anonymous, anonymous, threads());
        } catch (IOException | UncheckedIOException e) {
            return new Memory(0, 0, 0); // The group has gone.
        }
    }

    @Override
    public Duration cpu() {
        try {
            return isUnified()
                    ? Duration.ofNanos(1000 * statistic(cpu.resolve("cpu.stat"), "usage_usec"))
                    : Duration.ofNanos(Long.parseLong(Files.readString(cpuAccounting.resolve("cpuacct.usage"))
                            .strip()));
        } catch (IOException e) {
            return Duration.ZERO;
        }
    }

    /** See <a href="https://docs.kernel.org/scheduler/sched-bwc.html#statistics">CFS Bandwidth Control</a>. */
    @Override
    public Throttling throttling() {
        try {
            var file = cpu.resolve("cpu.stat");
            return new Throttling(
                    statistic(file, "nr_throttled"),
                    isUnified()
                            ? statistic(file, "throttled_usec") / 1000
                            : statistic(file, "throttled_time") / 1_000_000);
        } catch (IOException e) {
            return Throttling.UNKNOWN;
        }
    }

    @Override
    public int openFiles() {
        try {
            return FileDescriptors.count(processes().stream());
        } catch (IOException e) {
            return FileDescriptors.UNKNOWN; // The group has gone.
        }
    }

    private boolean isUnified() {
        return cpu.equals(memory);
    }

    private int threads() throws IOException {
        var threads = 0;
        for (var process : processes()) {
            var tasks = PROC.resolve(process).resolve("task").toFile().list();
            threads += tasks == null ? 0 : tasks.length; // A process may end meanwhile.
        }
        return threads;
    }

    private List<String> processes() throws IOException {
        return Files.readAllLines(memory.resolve("cgroup.procs"));
    }

    private static long statistic(Path file, String name) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(name + " "))
                .mapToLong(line -> Long.parseLong(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow(() -> new IOException(file + " has no line " + name + "."));
    }
}
