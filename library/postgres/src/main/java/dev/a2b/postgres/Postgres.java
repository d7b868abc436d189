package dev.a2b.postgres;

import java.time.Duration;

/** A running server of either kind. */
interface Postgres extends AutoCloseable {

    /** The superuser's access to the database "postgres". */
    Database admin();

    /** Where the seeded template came from, for example "seeded in 14.2 s" or "from cache". */
    String origin();

    /** CPU time of all processes of the server since its start. */
    Duration cpuTime();

    /**
     * The exception for a failure while the server runs. Its message takes the reason from the server's log, if any.
     */
    DatabaseException explain(String what, Exception cause);

    @Override
    void close();
}
