package dev.a2b.measure.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sockets that listen at a TCP port of this machine, and the processes that hold them. Known on Linux only.
 *
 * @param names names of the sockets in the file systems of Linux, as in {@code socket:[4711]}
 */
record ListeningSockets(Set<String> names) {

    private static final Path PROC = Path.of("/proc");
    private static final String LISTENS = "0A";

    /** See <a href="https://man7.org/linux/man-pages/man5/proc_pid_net.5.html">proc_pid_net(5)</a>. */
    static ListeningSockets at(int port) {
        var address = String.format(":%04X", port);
        return new ListeningSockets(Stream.of("self/net/tcp", "self/net/tcp6")
                .flatMap(file -> lines(PROC.resolve(file)))
                .map(line -> line.strip().split("\\s+"))
                .filter(fields -> fields[1].endsWith(address) && fields[3].equals(LISTENS))
                .map(fields -> "socket:[" + fields[9] + "]")
                .collect(Collectors.toUnmodifiableSet()));
    }

    /** Whether nothing listens there, or this system does not show it. */
    boolean isEmpty() {
        return names.isEmpty();
    }

    /** Whether a process holds one of the sockets. A process whose open files this user may not list counts, too. */
    boolean areHeldBy(ProcessHandle process) {
        try (var files = Files.list(PROC.resolve(process.pid() + "/fd"))) {
            return files.anyMatch(file -> names.contains(target(file)));
        } catch (AccessDeniedException e) {
            return true;
        } catch (IOException | UncheckedIOException e) {
            return false; // It has ended.
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return ""; // The file was closed meanwhile.
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream().skip(1);
        } catch (IOException e) {
            return Stream.empty();
        }
    }
}
