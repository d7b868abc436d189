package dev.a2b.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says so before half the work is done. */
final class DiskSpace {

    // Binaries, an empty cluster twice; the data three times (seeded, running, one copy) and the log of its changes.
    private static final long FIXED = 300;
    private static final long PER_SCALE = 1200;
    private static final long MB = 1_000_000;

    private DiskSpace() {
    }

    /** @throws DatabaseException when the directory's disk has not the space for a data set of that scale */
    static void require(Path directory, double scale) {
        var needed = Math.round(FIXED + PER_SCALE * scale);
        var free = free(directory) / MB;
        if (free < needed) {
            throw new DatabaseException(("The database needs %d MB of disk and %s has %d MB free; free some,"
                + " or use another directory with -Ddatabase.directory=...").formatted(needed, directory, free));
        }
    }

    private static long free(Path directory) {
        try {
            return Files.getFileStore(existing(directory.toAbsolutePath())).getUsableSpace();
        } catch (IOException e) {
            return Long.MAX_VALUE; // not every file system tells
        }
    }

    private static Path existing(Path path) {
        return Files.exists(path) || path.getParent() == null ? path : existing(path.getParent());
    }
}
