package dev.a2b.measure.result;

/**
 * The PostgreSQL server of a run.
 *
 * @param kind {@code embedded} or {@code container}; for a service that is measured at its address, {@code given} if
 *     its database is given, otherwise {@code unknown}
 * @param release version of PostgreSQL, as in {@code 17.11}; empty if unknown
 */
public record DatabaseInfo(String kind, String release) {

    /** The unknown database of a service that is measured at its address. */
    public static final DatabaseInfo UNKNOWN = new DatabaseInfo("unknown", "");

    /**
     * The description of a server.
     *
     * @param kind {@code embedded}, {@code container} or {@code given}
     * @param serverVersion PostgreSQL's setting {@code server_version}; text after a space, which names the packager,
     *     is removed
     */
    public static DatabaseInfo of(String kind, String serverVersion) {
        return new DatabaseInfo(kind, serverVersion.split(" ")[0]);
    }

    /** Kind and version for people, as in {@code embedded PostgreSQL 17.11}. */
    public String text() {
        return release.isEmpty() ? kind + " database" : kind + " PostgreSQL " + release;
    }
}
