package dev.a2b.measure.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import oshi.SystemInfo;

/**
 * Memory, threads, CPU time and open files of a set of processes. Memory and threads come from
 * <a href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">/proc/pid/status</a> on Linux and from
 * <a href="https://github.com/oshi/oshi">OSHI</a> elsewhere, CPU time from the JDK.
 *
 * <p>The peak of the memory is the sum of each process's own peak (VmHWM): the processes may have reached them at
 * different times, and may share pages, so together they may have used less. The CPU time of a process that has ended
 * is that of the last reading before its end.
 */
public final class ProcessMeter implements Meter {

    private static final Path PROC = Path.of("/proc");
    private static final Memory NONE = new Memory(0, 0, 0);

    private final Supplier<Set<ProcessHandle>> processes;
    private final Map<ProcessHandle, Duration> cpu = new HashMap<>();

    /**
     * Creates a meter.
     *
     * @param processes the processes that run at a moment; it is called for each reading
     */
    public ProcessMeter(Supplier<Set<ProcessHandle>> processes) {
        this.processes = processes;
    }

    /** Resets the peak after reading it, where this user may; otherwise the peak is that since the start. */
    @Override
    public Memory memory() {
        return processes.get().stream()
                .map(ProcessMeter::memory)
                .reduce(
                        NONE,
                        (sum, one) -> new Memory(
                                sum.bytes() + one.bytes(), sum.peak() + one.peak(), sum.threads() + one.threads()));
    }

    @Override
    public synchronized Duration cpu() {
        processes.get().forEach(one -> one.info().totalCpuDuration().ifPresent(used -> cpu.put(one, used)));
        return cpu.values().stream().reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public int openFiles() {
        return FileDescriptors.count(processes.get().stream().map(one -> Long.toString(one.pid())));
    }

    private static Memory memory(ProcessHandle one) {
        try {
            return Files.isDirectory(PROC) ? fromProc(PROC.resolve(Long.toString(one.pid()))) : fromOshi(one);
        } catch (IOException e) {
            return NONE; // It has ended.
        }
    }

    private static Memory fromProc(Path directory) throws IOException {
        var resident = 0L;
        var peak = 0L;
        var threads = 0L;
        for (var line : Files.readAllLines(directory.resolve("status"))) {
            if (line.startsWith("VmRSS:")) {
                resident = number(line) * 1024;
            } else if (line.startsWith("VmHWM:")) {
                peak = number(line) * 1024;
            } else if (line.startsWith("Threads:")) {
                threads = number(line);
            }
        }
        resetPeak(directory);
        return new Memory(resident, peak, (int) threads);
    }

    /** See <a href="https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html">proc_pid_clear_refs(5)</a>. */
    private static void resetPeak(Path directory) {
        try {
            Files.writeString(directory.resolve("clear_refs"), "5");
        } catch (IOException e) {
            // Another user's process, or one that has ended.
        }
    }

    private static Memory fromOshi(ProcessHandle one) {
        var found = new SystemInfo().getOperatingSystem().getProcess((int) one.pid());
        return found == null
                ? NONE
                : new Memory(found.getResidentMemory(), found.getResidentMemory(), found.getThreadCount());
    }

    private static long number(String line) {
        return Long.parseLong(line.replaceAll("\\D", ""));
    }
}
