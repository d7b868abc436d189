package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;

/** Is shown the records of a log while it is read, in the order of the log, which keeps none of them. */
interface LogVisitor {

    /** A request, when it has ended. */
    default void request(Request request) {
        // Not everybody needs them.
    }

    /** The arrival or departure of a user, other than the one who waits for {@link dev.a2b.measure.Plan#START}. */
    default void user(User user) {
        // Not everybody needs them.
    }

    /** The message of an error in the load generator itself. */
    default void error(String message) {
        // Not everybody needs them.
    }
}
