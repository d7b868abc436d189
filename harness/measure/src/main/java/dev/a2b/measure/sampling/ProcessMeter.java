package dev.a2b.measure.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import oshi.SystemInfo;

/**
 * Memory, threads and CPU time of a process, without its descendants. Memory and threads come from
 * <a href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">/proc/pid/status</a> on Linux and from
 * <a href="https://github.com/oshi/oshi">OSHI</a> elsewhere, CPU time from the JDK.
 */
public final class ProcessMeter implements Meter {

    private final ProcessHandle process;
    private final Path proc;

    /** Creates a meter of a process of this machine. */
    public ProcessMeter(ProcessHandle process) {
        this.process = process;
        this.proc = Path.of("/proc", Long.toString(process.pid()));
    }

    @Override
    public Memory memory() {
        try {
            return Files.isDirectory(proc) ? fromProc() : fromOshi();
        } catch (IOException e) {
            return new Memory(0, 0, 0);
        }
    }

    @Override
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** See <a href="https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html">proc_pid_clear_refs(5)</a>. */
    @Override
    public void resetPeak() {
        try {
            Files.writeString(proc.resolve("clear_refs"), "5");
        } catch (IOException e) {
            // The peak then includes the startup, which needs less memory than the load.
        }
    }

    private Memory fromProc() throws IOException {
        var resident = 0L;
        var peak = 0L;
        var threads = 0L;
        for (var line : Files.readAllLines(proc.resolve("status"))) {
            if (line.startsWith("VmRSS:")) {
                resident = number(line) * 1024;
            } else if (line.startsWith("VmHWM:")) {
                peak = number(line) * 1024;
            } else if (line.startsWith("Threads:")) {
                threads = number(line);
            }
        }
        return new Memory(resident, peak, (int) threads);
    }

    private Memory fromOshi() {
        var found = new SystemInfo().getOperatingSystem().getProcess((int) process.pid());
        return found == null
            ? new Memory(0, 0, 0)
            : new Memory(found.getResidentMemory(), 0, found.getThreadCount());
    }

    private static long number(String line) {
        return Long.parseLong(line.replaceAll("\\D", ""));
    }
}
