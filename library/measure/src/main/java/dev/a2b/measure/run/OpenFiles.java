package dev.a2b.measure.run;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** The files and sockets that a process may open. Each user of a load needs a connection. */
public final class OpenFiles {

    private OpenFiles() {}

    /**
     * Checks that this process, and so the load generator that it starts, may open the files that a share of a plan
     * needs.
     *
     * @throws MeasureException if it may not
     */
    public static void demand(Plan plan, Share share) {
        var needed = needed(plan, share);
        limit().filter(limit -> limit < needed).ifPresent(limit -> {
            throw new MeasureException("This process may open " + limit + " files and the plan " + plan.name()
                    + " needs up to " + needed + ": raise the limit with ulimit -n, or reduce the load.");
        });
    }

    /** Twice the number of concurrent users, because a closed connection keeps its file for a while. */
    static long needed(Plan plan, Share share) {
        return 2L * share.users(plan.load().mostConcurrentUsers());
    }

    /** How many files and sockets this process may open; empty if the system does not report it. */
    static Optional<Long> limit() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? Optional.of(unix.getMaxFileDescriptorCount())
                : Optional.empty();
    }
}
