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
 * The directory of the embedded servers: binaries, seeded clusters by key, and what runs now. Whoever changes it holds
 * its lock, in one JVM as among several.
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

    /** Something to do while holding the lock. */
    interface Work<T> {
        T run() throws Exception;
    }

    <T> T locked(Work<T> work) throws Exception {
        synchronized (Store.class) { // a file lock is the JVM's, not the thread's
            try (var channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                 var held = channel.lock()) {
                return work.run();
            }
        }
    }

    Binaries binaries() throws IOException {
        return Binaries.in(binaries);
    }

    /** Where the seeded cluster of a key is, or is to be. */
    Path seeded(String key) {
        return seeded.resolve(key);
    }

    RunningDirectory run() throws IOException {
        return RunningDirectory.create(running);
    }

    /** Removes what dead owners left behind, and clusters that nobody used for a month but the one of the key. */
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

    /** Notes that a seeded cluster is in use. */
    static void touch(Path cluster) throws IOException {
        Files.setLastModifiedTime(cluster, FileTime.from(Instant.now()));
    }

    private static List<Path> list(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.toList();
        }
    }
}
