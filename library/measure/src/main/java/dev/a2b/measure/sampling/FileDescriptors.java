package dev.a2b.measure.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The file descriptors of processes at one moment: the links in the folder
 * <a href="https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html">/proc/pid/fd</a> of Linux. Negative if unknown.
 *
 * @param files number of open files, with sockets
 * @param sockets number of open sockets
 */
public record FileDescriptors(int files, int sockets) {

    /** Descriptors that are not known. */
    public static final FileDescriptors UNKNOWN = new FileDescriptors(-1, -1);

    private static final Path PROC = Path.of("/proc");

    /** @param processes ids of the processes; one that has ended has none */
    static FileDescriptors of(Stream<String> processes) {
        if (!Files.isDirectory(PROC)) {
            return UNKNOWN;
        }
        var links = processes.flatMap(FileDescriptors::links).toList();
        return new FileDescriptors(links.size(), (int)
                links.stream().filter(FileDescriptors::isSocket).count());
    }

    private static Stream<Path> links(String process) {
        var folder = PROC.resolve(process).resolve("fd");
        var names = folder.toFile().list();
        return names == null ? Stream.empty() : Stream.of(names).map(folder::resolve);
    }

    private static boolean isSocket(Path link) {
        try {
            return Files.readSymbolicLink(link).toString().startsWith("socket:");
        } catch (IOException e) {
            return false; // It was closed meanwhile.
        }
    }
}
