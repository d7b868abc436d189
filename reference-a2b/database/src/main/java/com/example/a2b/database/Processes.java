package com.example.a2b.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Processes with all that they started. */
final class Processes {

    private static final Duration GRACE = Duration.ofSeconds(10);

    // Linux counts a process's time in units that have been 1/100 s on every platform for user space: proc(5), USER_HZ.
    private static final long MILLIS_PER_TICK = 10;

    private Processes() {
    }

    /**
     * SIGTERM to the processes and their descendants, SIGKILL to those that are still there ten seconds later.
     * PostgreSQL's postmaster alone would wait for its clients; as its backends are told, too, it ends at once.
     */
    static void end(Collection<? extends ProcessHandle> roots) {
        var all = trees(roots);
        all.forEach(ProcessHandle::destroy);
        if (!ended(all)) {
            all.addAll(trees(roots));
            all.forEach(ProcessHandle::destroyForcibly);
            ended(all);
        }
    }

    /** CPU time of the process, of all its living descendants, and of those that ended and were waited for. */
    static Duration cpuTime(ProcessHandle root) {
        return trees(List.of(root)).stream().map(Processes::ownAndWaitedFor).reduce(Duration.ZERO, Duration::plus);
    }

    private static Set<ProcessHandle> trees(Collection<? extends ProcessHandle> roots) {
        var all = new LinkedHashSet<ProcessHandle>(roots);
        roots.stream().flatMap(ProcessHandle::descendants).forEach(all::add);
        return all;
    }

    private static boolean ended(Collection<ProcessHandle> processes) {
        var exits = processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(exits).get(GRACE.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (java.util.concurrent.TimeoutException | java.util.concurrent.ExecutionException e) {
            return false;
        }
    }

    private static Duration ownAndWaitedFor(ProcessHandle process) {
        var stat = Path.of("/proc", Long.toString(process.pid()), "stat");
        if (!Files.exists(Path.of("/proc/self/stat"))) {
            return process.info().totalCpuDuration().orElse(Duration.ZERO);
        }
        try {
            var text = Files.readString(stat);
            // The second field is the name in parentheses and may hold anything; utime to cstime are 14 to 17.
            var fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            return Duration.ofMillis(MILLIS_PER_TICK * Stream.of(fields).skip(11).limit(4).mapToLong(Long::parseLong).sum());
        } catch (IOException e) {
            return Duration.ZERO; // ended since it was listed: its parent has its time by now
        }
    }
}
