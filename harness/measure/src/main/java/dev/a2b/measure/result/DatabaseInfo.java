package dev.a2b.measure.result;

/**
 * The PostgreSQL server of a run.
 *
 * @param kind where it ran: {@code embedded} or {@code container}; {@code unknown} with a service given by its address
 * @param release its version, as in {@code 17.11}; empty when not known
 */
public record DatabaseInfo(String kind, String release) {

    public static final DatabaseInfo UNKNOWN = new DatabaseInfo("unknown", "");

    /** @param serverVersion PostgreSQL's setting {@code server_version}, in which a packager's name may follow */
    public static DatabaseInfo of(String kind, String serverVersion) {
        return new DatabaseInfo(kind, serverVersion.split(" ")[0]);
    }

    /** For people. */
    public String text() {
        return release.isEmpty() ? kind + " database" : kind + " PostgreSQL " + release;
    }
}
