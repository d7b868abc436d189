package dev.a2b.postgres;

import java.util.Locale;

/** Where the PostgreSQL server runs. */
public enum DatabaseKind {

    /** As processes of this machine, from binaries on the class path; needs no other software. */
    EMBEDDED,

    /** In a container; needs a Docker engine, and other containers can reach it. */
    CONTAINER;

    /**
     * The kind with the given name, "embedded" or "container".
     *
     * @throws DatabaseException if the name is neither of these
     */
    public static DatabaseKind of(String name) {
        for (var kind : values()) {
            if (kind.toString().equals(name)) {
                return kind;
            }
        }
        throw new DatabaseException(
            "The database kind \"" + name + "\" is unknown; use -Ddatabase=embedded or -Ddatabase=container.");
    }

    /** The name that {@link #of} accepts. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
