package dev.a2b.postgres;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The directory of a running server. Its owner, a JVM, holds a lock in it, which the operating system releases when the
 * owner ends. A process that gets the lock may delete the directory.
 */
final class RunningDirectory implements AutoCloseable {

    // A lock ends with its channel, which the collector closes if nothing refers to it. And this JVM must not open and
    // close a file whose lock it holds: that releases the lock. See fcntl(2), "Advisory record locking".
    private static final Map<Path, FileChannel> OURS = new ConcurrentHashMap<>();

    private final Path path;
    private final FileChannel owner;

    private RunningDirectory(Path path, FileChannel owner) {
        this.path = path;
        this.owner = owner;
    }

    static RunningDirectory create(Path parent) throws IOException {
        var path = Files.createTempDirectory(parent, "");
        ProcessReaper.guard(path);
        var owner = FileChannel.open(ownerFile(path), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        owner.lock();
        OURS.put(path, owner);
        return new RunningDirectory(path, owner);
    }

    /** Deletes the directory if its owner has ended, after the end of a server that still runs in it. */
    static void removeIfDead(Path path) throws IOException {
        if (OURS.containsKey(path)) {
            return;
        }
        try (var owner = FileChannel.open(ownerFile(path), StandardOpenOption.WRITE);
                var lock = owner.tryLock()) {
            if (lock == null) {
                return;
            }
            endPostmaster(path);
        } catch (NoSuchFileException e) {
            // Someone else is deleting it, or was ended meanwhile.
        }
        Directories.delete(path);
    }

    /** The directory of the cluster. */
    Path data() {
        return path.resolve("data");
    }

    /** The log of initdb and of the server. */
    Path log() {
        return path.resolve("postgres.log");
    }

    @Override
    public void close() {
        Directories.delete(path);
        ProcessReaper.release(path);
        try {
            owner.close();
        } catch (IOException e) {
            // The end of the JVM releases the lock.
        }
        OURS.remove(path);
    }

    private static Path ownerFile(Path path) {
        return path.resolve("owner");
    }

    private static void endPostmaster(Path path) throws IOException {
        var file = path.resolve("data").resolve("postmaster.pid");
        if (Files.notExists(file)) {
            return;
        }
        var id = Long.parseLong(Files.readAllLines(file).get(0));
        ProcessHandle.of(id)
                .filter(p ->
                        p.info().command().orElse("").endsWith("/postgres")) // another process may have the id by now
                .ifPresent(p -> Processes.end(List.of(p)));
    }
}
