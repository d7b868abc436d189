package dev.a2b.postgres;

import java.util.Collection;
import java.util.Optional;

/**
 * Connections to a database hang until this is closed, as if their network lost each packet. New ones work.
 *
 * @param processes the processes of this machine that serve these connections
 */
public record DatabaseHang(Collection<Long> processes) implements AutoCloseable {

    /**
     * Stops the processes.
     *
     * @throws DatabaseException if this user may not stop them
     */
    public DatabaseHang {
        signal(processes, "STOP");
    }

    /** Lets them go on. */
    @Override
    public void close() {
        signal(processes, "CONT");
    }

    private static void signal(Collection<Long> processes, String name) {
        processes.forEach(process -> new DatabaseProcess(process, Optional.empty()).signal(name));
    }
}
