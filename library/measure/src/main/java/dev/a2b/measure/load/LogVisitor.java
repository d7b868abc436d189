package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;

/** Receives the records of a log in their order, while the log is read. The reader keeps none of them. */
interface LogVisitor {

    /** A request, when it has ended. */
    default void request(Request request) {
        // Not every visitor needs them.
    }

    /** The arrival or departure of a user, other than the one who waits for {@link dev.a2b.measure.Plan#START}. */
    default void user(User user) {
        // Not every visitor needs them.
    }

    /** The message of an error in the load generator itself. */
    default void error(String message) {
        // Not every visitor needs them.
    }
}
