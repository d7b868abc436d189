package dev.a2b.measure.sampling;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The file descriptors of processes: the links in the folder
 * <a href="https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html">/proc/pid/fd</a> of Linux.
 */
final class FileDescriptors {

    /** A number that is not known. */
    static final int UNKNOWN = -1;

    private static final Path PROC = Path.of("/proc");

    private FileDescriptors() {}

    /**
     * How many files are open at this moment, with sockets; negative if unknown.
     *
     * @param processes ids of the processes; one that has ended has none
     */
    static int count(Stream<String> processes) {
        return Files.isDirectory(PROC)
                ? processes.mapToInt(FileDescriptors::open).sum()
                : UNKNOWN;
    }

    private static int open(String process) {
        var links = PROC.resolve(process).resolve("fd").toFile().list();
        return links == null ? 0 : links.length;
    }
}
