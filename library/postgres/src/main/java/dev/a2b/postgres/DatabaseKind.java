package dev.a2b.postgres;

import java.util.Locale;

/** Where the PostgreSQL server runs. */
public enum DatabaseKind {

    /** As processes of this machine, with binaries from the class path. Containers cannot reach it. */
    EMBEDDED,

    /** In a container of a Docker engine. Processes of this machine and other containers can reach it. */
    CONTAINER;

    /**
     * The kind with the given name, {@code embedded} or {@code container}.
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

    /** The name that {@link #of} accepts, in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
