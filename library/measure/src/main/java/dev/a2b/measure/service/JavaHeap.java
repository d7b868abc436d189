package dev.a2b.measure.service;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The heap of a Java virtual machine, as it reports it itself: without options, it chooses collector and size by the
 * processors and the memory that it may use.
 *
 * @param collector name of the garbage collector, as in {@code serial} or {@code G1}
 * @param maximumBytes size that the heap cannot exceed, in bytes
 */
public record JavaHeap(String collector, long maximumBytes) {

    private static final Pattern COLLECTOR =
            Pattern.compile("-XX:\\+Use(Serial|Parallel|G1|Z|Shenandoah|Epsilon)GC\\b");
    private static final Pattern MAXIMUM = Pattern.compile("-XX:MaxHeapSize=(\\d+)");

    private static final Path JCMD = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    private static final Path PROC = Path.of("/proc");
    /** Longer than jcmd itself waits for a virtual machine that does not answer. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private static final String CAUGHT = "SigCgt:";
    /** The bit of SIGQUIT, which has the number 3. */
    private static final long QUIT = 1 << 2;

    /** The heap of the first of these processes that tells it; empty if none does. */
    static Optional<JavaHeap> of(Stream<ProcessHandle> processes) {
        return processes
                .flatMap(process -> flags(process).stream())
                .flatMap(flags -> in(flags).stream())
                .findFirst();
    }

    /**
     * The flags whose values are not the defaults, also those that the virtual machine chose itself, as in
     * {@code -XX:MaxHeapSize=134217728 -XX:+UseSerialGC}. It reports them to
     * <a href="https://docs.oracle.com/en/java/javase/25/docs/specs/man/jcmd.html">jcmd</a> of the JDK that runs this
     * one. Empty if the process does not tell them: it runs no Java, it belongs to another user, this Java has no jcmd,
     * or this system is not Linux.
     */
    private static Optional<String> flags(ProcessHandle process) {
        if (process.info().command().filter(ArtifactFiles::isJava).isEmpty() || !catchesQuit(process)) {
            return Optional.empty();
        }
        try {
            return Command.output(LIMIT, List.of(JCMD.toString(), Long.toString(process.pid()), "VM.flags"));
        } catch (IOException e) {
            return Optional.empty(); // There is no such program.
        }
    }

    /**
     * Some versions of jcmd send SIGQUIT without looking. It ends a process that does not catch it, for example Java
     * with the option {@code -Xrs}.
     *
     * @see <a href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">proc_pid_status(5)</a>
     */
    private static boolean catchesQuit(ProcessHandle process) {
        try {
            return Files.readAllLines(PROC.resolve(process.pid() + "/status"), StandardCharsets.ISO_8859_1).stream()
                    .filter(line -> line.startsWith(CAUGHT))
                    .mapToLong(line -> Long.parseUnsignedLong(
                            line.substring(CAUGHT.length()).strip(), 16))
                    .anyMatch(caught -> (caught & QUIT) != 0);
        } catch (IOException e) {
            return false; // It has ended.
        }
    }

    /** The heap that flags describe; empty if they do not. */
    static Optional<JavaHeap> in(String flags) {
        var collector = COLLECTOR.matcher(flags);
        var maximum = MAXIMUM.matcher(flags);
        return collector.find() && maximum.find()
                ? Optional.of(new JavaHeap(name(collector.group(1)), Long.parseLong(maximum.group(1))))
                : Optional.empty();
    }

    /** For people. */
    public String text() {
        return String.format(Locale.ROOT, "%s collector, heap of at most %.0f MB", collector, maximumBytes / 1e6);
    }

    private static String name(String collector) {
        return switch (collector) {
            case "Serial" -> "serial";
            case "Parallel" -> "parallel";
            default -> collector;
        };
    }
}
