package dev.a2b.postgres;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The state of a process, from Linux's {@code /proc/<pid>/stat}.
 *
 * @param zombie    whether the process has ended, but its parent has not waited for it
 * @param own       CPU time of the process
 * @param waitedFor CPU time of ended descendants whose parents have waited for them
 * @see <a href="https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html">proc_pid_stat(5)</a>
 */
record ProcStat(boolean zombie, Duration own, Duration waitedFor) {

    // USER_HZ: Linux reports CPU time to programs in 1/100 s on all usual platforms. See times(2).
    private static final long MILLIS_PER_TICK = 10;

    /** The present state; empty if the process no longer exists, and on other systems than Linux. */
    static Optional<ProcStat> of(ProcessHandle process) {
        try {
            var file = Path.of("/proc", Long.toString(process.pid()), "stat");
            var text = Files.readString(file, StandardCharsets.ISO_8859_1);
            // The second field is the name in parentheses and may contain any character: count from its end.
            var fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            return Optional.of(new ProcStat(fields[0].equals("Z"), ticks(fields, 14), ticks(fields, 16)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The sum of a field, numbered as in the manual, and of the next one: time in user mode and in kernel mode. */
    private static Duration ticks(String[] fields, int number) {
        var sum = Long.parseLong(fields[number - 3]) + Long.parseLong(fields[number - 2]);
        return Duration.ofMillis(sum * MILLIS_PER_TICK);
    }
}
