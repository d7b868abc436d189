package dev.a2b.postgres;

import java.time.Duration;

/** A running server, whatever it runs in. */
interface Postgres extends AutoCloseable {

    /** The superuser's access to the database "postgres". */
    Database admin();

    /** How the data set came about, like "seeded in 14 s". */
    String origin();

    Duration cpuTime();

    /** The exception for a failure while the server runs, with the reason that only the server's own log may tell. */
    DatabaseException explain(String what, Exception cause);

    @Override
    void close();
}
