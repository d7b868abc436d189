package dev.a2b.postgres;

import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Operations on process trees. */
final class Processes {

    private static final Duration GRACE = Duration.ofSeconds(10);
    private static final int ATTEMPTS = 10;

    private Processes() {}

    /**
     * Sends SIGTERM to the processes and their descendants, and SIGKILL to those that still run ten seconds later. The
     * main process of PostgreSQL alone would wait for its clients; it ends at once because its children get the signal,
     * too.
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

    /** Whether the process still runs. A zombie does not. */
    static boolean alive(ProcessHandle process) {
        return process.isAlive() && !ProcStat.of(process).map(ProcStat::zombie).orElse(false);
    }

    /**
     * CPU time of the process, of its running descendants, and of ended descendants whose parents have waited for them.
     * On other systems than Linux, the ended ones are missing.
     */
    static Duration cpuTime(ProcessHandle root) {
        for (var attempt = 1; ; attempt++) {
            var before = waitedFor(root);
            var sum = trees(List.of(root)).stream()
                    .map(Processes::ownAndWaitedFor)
                    .reduce(Duration.ZERO, Duration::plus);
            // A process that ended meanwhile may be counted twice or not at all.
            if (before.equals(waitedFor(root)) || attempt == ATTEMPTS) {
                return sum;
            }
        }
    }

    private static Set<ProcessHandle> trees(Collection<? extends ProcessHandle> roots) {
        var all = new LinkedHashSet<ProcessHandle>(roots);
        roots.stream().flatMap(ProcessHandle::descendants).forEach(all::add);
        return all;
    }

    private static boolean ended(Collection<ProcessHandle> processes) {
        var last = System.nanoTime() + GRACE.toNanos();
        while (processes.stream().anyMatch(Processes::alive)) {
            if (System.nanoTime() > last) {
                return false;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    private static Duration waitedFor(ProcessHandle process) {
        return ProcStat.of(process).map(ProcStat::waitedFor).orElse(Duration.ZERO);
    }

    private static Duration ownAndWaitedFor(ProcessHandle process) {
        return ProcStat.of(process)
                .map(stat -> stat.own().plus(stat.waitedFor()))
                .or(() -> process.info().totalCpuDuration())
                .orElse(Duration.ZERO);
    }
}
