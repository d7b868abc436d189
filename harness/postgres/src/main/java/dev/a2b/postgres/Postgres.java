package dev.a2b.postgres;

import java.time.Duration;

/** A running server of either kind. */
interface Postgres extends AutoCloseable {

    /** The superuser's access to the database "postgres". */
    Database admin();

    /** Where the seeded data set came from, for example "seeded in 14 s". */
    String origin();

    /** CPU time of all the server's processes since its start. */
    Duration cpuTime();

    /** The exception for a failure while the server runs; the server's log may contain the reason. */
    DatabaseException explain(String what, Exception cause);

    @Override
    void close();
}
