package dev.a2b.measure.sampling;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * CPU time of the threads in which a Java virtual machine collects garbage. Linux tells the name and the
 * <a href="https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat">CPU time</a> of each thread, so the
 * service needs no option for it. The serial collector works in the thread {@code VM Thread}, which does little else.
 */
public final class CollectorMeter {

    private static final Path PROC = Path.of("/proc");
    /** The names of HotSpot's threads; Linux keeps their first 15 letters. */
    private static final Pattern COLLECTOR = Pattern.compile("(VM Thread|GC Thread|G1 |ZWorker|ZDriver|Shenandoah).*");

    private final Supplier<Set<ProcessHandle>> processes;

    /**
     * Creates a meter.
     *
     * @param processes the processes that run at a moment; it is called for each reading
     */
    public CollectorMeter(Supplier<Set<ProcessHandle>> processes) {
        this.processes = processes;
    }

    /**
     * CPU time since the start of the threads; negative if unknown: not on Linux, or if no process has such a thread. A
     * native executable has none, because the thread that needs memory collects garbage.
     */
    public Duration cpu() {
        var nanos = processes.get().stream()
                .flatMap(process -> threads(process.pid()))
                .filter(CollectorMeter::collects)
                .mapToLong(CollectorMeter::nanos)
                .toArray();
        return nanos.length == 0
                ? Duration.ofMillis(-1)
                : Duration.ofNanos(LongStream.of(nanos).sum());
    }

    private static Stream<Path> threads(long process) {
        var tasks = PROC.resolve(process + "/task");
        var threads = tasks.toFile().list();
        return threads == null ? Stream.empty() : Stream.of(threads).map(tasks::resolve); // It may have ended.
    }

    private static boolean collects(Path thread) {
        return COLLECTOR.matcher(text(thread.resolve("comm"))).matches();
    }

    /** The first number is the time on a processor. */
    private static long nanos(Path thread) {
        var numbers = text(thread.resolve("schedstat")).split(" ");
        return numbers.length < 2 ? 0 : Long.parseLong(numbers[0]);
    }

    /** The content of a file; empty if the thread has ended. */
    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1).strip();
        } catch (IOException e) {
            return "";
        }
    }
}
