package dev.a2b.measure.service;

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

    /** The heap of the first of these processes that tells it; empty if none does, see {@link JavaFlags}. */
    static Optional<JavaHeap> of(Stream<ProcessHandle> processes) {
        return processes
                .flatMap(process -> JavaFlags.of(process).stream())
                .flatMap(flags -> in(flags).stream())
                .findFirst();
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
