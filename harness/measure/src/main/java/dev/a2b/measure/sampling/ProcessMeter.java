package dev.a2b.measure.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import oshi.SystemInfo;

/**
 * Memory, threads and CPU time of a process and its running descendants. Memory and threads come from
 * <a href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">/proc/pid/status</a> on Linux and from
 * <a href="https://github.com/oshi/oshi">OSHI</a> elsewhere, CPU time from the JDK.
 */
public final class ProcessMeter implements Meter {

    private static final Path PROC = Path.of("/proc");
    private static final Memory NONE = new Memory(0, 0, 0);

    private final ProcessHandle process;

    /** Creates a meter of a process of this machine. */
    public ProcessMeter(ProcessHandle process) {
        this.process = process;
    }

    /** Makes the peak start again, where this user may do so; otherwise the peak is that since the start. */
    @Override
    public Memory memory() {
        return tree().map(ProcessMeter::memory).reduce(NONE, (sum, one) -> new Memory(
            sum.bytes() + one.bytes(), sum.peak() + one.peak(), sum.threads() + one.threads()));
    }

    @Override
    public Duration cpu() {
        return tree().map(one -> one.info().totalCpuDuration().orElse(Duration.ZERO))
            .reduce(Duration.ZERO, Duration::plus);
    }

    private Stream<ProcessHandle> tree() {
        return Stream.concat(Stream.of(process), process.descendants());
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
        return found == null ? NONE
            : new Memory(found.getResidentMemory(), found.getResidentMemory(), found.getThreadCount());
    }

    private static long number(String line) {
        return Long.parseLong(line.replaceAll("\\D", ""));
    }
}
