package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.GatlingLog.Group;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.Run;
import dev.a2b.measure.load.GatlingLog.User;
import java.util.List;

/**
 * Receives the records of a log in their order, while the log is read. The reader keeps none of them. Measuring needs
 * less than all users, so there are two methods for them: override one.
 */
interface LogVisitor {

    /** The beginning, before all others. */
    default void run(Run run) {
        // Not every visitor needs it.
    }

    /**
     * A request, when it has ended.
     *
     * @param groups names of all groups around it, outermost first
     */
    default void request(List<String> groups, Request request) {
        // Not every visitor needs them.
    }

    /** The arrival or departure of a user in a scenario. */
    default void user(String scenario, User user) {
        if (!scenario.equals(Plan.START)) {
            user(user);
        }
    }

    /** The arrival or departure of a user, other than the one who waits for {@link Plan#START}. */
    default void user(User user) {
        // Not every visitor needs them.
    }

    /** A group that a user has left. */
    default void group(Group group) {
        // Not every visitor needs them.
    }

    /**
     * An error in the load generator itself.
     *
     * @param time in milliseconds since the start of the simulation
     */
    default void error(String message, int time) {
        // Not every visitor needs them.
    }
}
