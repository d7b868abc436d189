package dev.a2b.measure.service;

import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A process and everything that it started, also what outlives its parent. All of it ends with this JVM at the latest.
 *
 * <p>On Linux, the processes are found by an environment variable that each of them inherits from the first one
 * (<a href="https://man7.org/linux/man-pages/man5/proc_pid_environ.5.html">proc_pid_environ(5)</a>). Elsewhere, a
 * process whose parent ended before it was seen here is missing.
 */
final class ProcessTree {

    private static final Path PROC = Path.of("/proc");
    private static final String VARIABLE = "A2B_PROCESS_TREE";
    /** Positions of the fields state and num_threads in a line of proc_pid_stat(5), after the name. */
    private static final int STATE = 0;

    private static final int THREADS = 17;

    private final Process root;
    private final String mark;
    private final Set<ProcessHandle> known = new HashSet<>();
    private final Set<Long> foreign = new HashSet<>();

    private ProcessTree(Process root, String mark) {
        this.root = root;
        this.mark = mark;
        learn(root.toHandle());
    }

    /**
     * Starts the first process.
     *
     * @throws IOException if the program cannot be started
     */
    static ProcessTree start(ProcessBuilder builder) throws IOException {
        var id = UUID.randomUUID().toString();
        builder.environment().put(VARIABLE, id);
        return new ProcessTree(builder.start(), VARIABLE + "=" + id);
    }

    /** The first process. */
    Process root() {
        return root;
    }

    /** The processes that run at this moment. */
    synchronized Set<ProcessHandle> running() {
        List.copyOf(known).stream().flatMap(ProcessHandle::descendants).forEach(this::learn);
        marked().forEach(this::learn);
        List.copyOf(known).stream().filter(process -> !runs(process)).forEach(this::forget);
        return Set.copyOf(known);
    }

    /** Whether a process runs. A zombie does not: it has ended, but its parent has not waited for it. */
    static boolean runs(ProcessHandle process) {
        return process.isAlive() && !isZombie(process.pid());
    }

    private void learn(ProcessHandle process) {
        if (known.add(process)) {
            ProcessReaper.guard(process);
        }
    }

    private void forget(ProcessHandle process) {
        known.remove(process);
        ProcessReaper.release(process);
    }

    /** The processes with the mark. An environment without it is read only once, unless it is empty: there are many. */
    private Stream<ProcessHandle> marked() {
        var all = pids();
        foreign.retainAll(all);
        return all.stream()
                .filter(pid -> !foreign.contains(pid) && isMarked(pid))
                .flatMap(pid -> ProcessHandle.of(pid).stream());
    }

    private boolean isMarked(long pid) {
        try {
            var variables = Files.readString(PROC.resolve(pid + "/environ"), StandardCharsets.ISO_8859_1);
            if (variables.isEmpty()) {
                // The process is just starting a program: it is read again. For a kernel thread, this line fails.
                Files.readSymbolicLink(PROC.resolve(pid + "/exe"));
                return false;
            }
            var marked = List.of(variables.split("\0")).contains(mark);
            if (!marked) {
                foreign.add(pid);
            }
            return marked;
        } catch (IOException e) {
            foreign.add(pid); // It belongs to another user, has ended, or has no program.
            return false;
        }
    }

    private static Set<Long> pids() {
        var names = PROC.toFile().list((directory, name) -> name.chars().allMatch(Character::isDigit));
        var pids = new HashSet<Long>();
        for (var name : names == null ? new String[0] : names) {
            pids.add(Long.valueOf(name));
        }
        return pids;
    }

    private static boolean isZombie(long pid) {
        try {
            return isZombie(Files.readString(PROC.resolve(pid + "/stat"), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Whether a process has ended. Its first thread can end before the others: they still hold its ports, and the
     * process still runs.
     *
     * @param stat see <a href="https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html">proc_pid_stat(5)</a>
     */
    static boolean isZombie(String stat) {
        // The name before the state is in parentheses and may contain any character.
        var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields[STATE].equals("Z") && Integer.parseInt(fields[THREADS]) <= 1;
    }
}
