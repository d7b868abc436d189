package dev.a2b.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks the free disk space before any work is done. */
final class DiskSpace {

    // In MB. Fixed: binaries and two empty clusters. For each scale: the data three times (seeded cluster, running
    // cluster, one copy) with their write-ahead log.
    private static final long FIXED = 300;
    private static final long PER_SCALE = 1200;
    private static final long MB = 1_000_000;

    private DiskSpace() {}

    /** @throws DatabaseException if the disk of the directory has too little free space for a data set of this scale */
    static void require(Path directory, double scale) {
        var needed = Math.round(FIXED + PER_SCALE * scale);
        var free = free(directory) / MB;
        if (free < needed) {
            throw new DatabaseException(("The database needs %d MB of disk space, but %s has only %d MB free;"
                            + " free some space, or use another directory with -Ddatabase.directory=...")
                    .formatted(needed, directory, free));
        }
    }

    private static long free(Path directory) {
        try {
            return Files.getFileStore(existing(directory.toAbsolutePath())).getUsableSpace();
        } catch (IOException e) {
            return Long.MAX_VALUE; // not every file system reports it
        }
    }

    private static Path existing(Path path) {
        return Files.exists(path) || path.getParent() == null ? path : existing(path.getParent());
    }
}
