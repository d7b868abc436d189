package dev.a2b.postgres;

import java.util.Locale;

/** Where the PostgreSQL server runs. */
public enum DatabaseKind {

    /** Processes of this machine, from binaries on the class path: needs nothing else. */
    EMBEDDED,

    /** A container: needs a Docker engine, and is reachable from other containers. */
    CONTAINER;

    /**
     * The kind with the given name, "embedded" or "container".
     *
     * @throws DatabaseException when the name is another one
     */
    public static DatabaseKind of(String name) {
        for (var kind : values()) {
            if (kind.toString().equals(name)) {
                return kind;
            }
        }
        throw new DatabaseException(
            "There is no database of the kind \"" + name + "\"; use -Ddatabase=embedded or -Ddatabase=container.");
    }

    /** The name that {@link #of} takes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
