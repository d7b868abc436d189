package dev.a2b.postgres;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * The directory of the embedded servers: binaries, seeded clusters by key, and running clusters. Every change needs the
 * lock of the directory, which excludes other threads and other JVMs.
 */
final class Store {

    private static final Duration UNUSED = Duration.ofDays(30);

    private final Path binaries;
    private final Path seeded;
    private final Path running;
    private final Path lock;

    Store(Path directory) throws IOException {
        binaries = Files.createDirectories(directory.resolve("binaries"));
        seeded = Files.createDirectories(directory.resolve("seeded"));
        running = Files.createDirectories(directory.resolve("running"));
        lock = directory.resolve("lock");
    }

    /** Work that needs the lock. */
    interface Work<T> {
        T run() throws Exception;
    }

    /** Does the work while this thread holds the lock. */
    <T> T locked(Work<T> work) throws Exception {
        synchronized (Store.class) { // a file lock belongs to the JVM, not to the thread
            try (var channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    var held = channel.lock()) {
                return work.run();
            }
        }
    }

    Binaries binaries() throws IOException {
        return Binaries.in(binaries);
    }

    /** The directory for the seeded cluster of a key. It may not exist yet. */
    Path seeded(String key) {
        return seeded.resolve(key);
    }

    /** Creates the directory of a server. */
    RunningDirectory run() throws IOException {
        return RunningDirectory.create(running);
    }

    /** Deletes what ended JVMs left behind, and seeded clusters unused for 30 days, except the one of the key. */
    void tidy(String key) throws IOException {
        for (var directory : list(running)) {
            RunningDirectory.removeIfDead(directory);
        }
        for (var cluster : list(seeded)) {
            var used = Files.getLastModifiedTime(cluster).toInstant();
            if (!cluster.endsWith(key) && used.isBefore(Instant.now().minus(UNUSED))) {
                Directories.delete(cluster);
            }
        }
    }

    /** Records the use of a seeded cluster. */
    static void touch(Path cluster) throws IOException {
        Files.setLastModifiedTime(cluster, FileTime.from(Instant.now()));
    }

    private static List<Path> list(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.toList();
        }
    }
}
