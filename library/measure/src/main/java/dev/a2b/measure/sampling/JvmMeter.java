package dev.a2b.measure.sampling;

import dev.a2b.measure.result.Sample.Jvm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * CPU time of the threads in which a Java virtual machine compiles code and collects garbage. Linux tells the name and
 * the <a href="https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat">CPU time</a> of each thread, so
 * the service needs no option for it. The serial collector works in the thread {@code VM Thread}, which does little
 * else.
 */
public final class JvmMeter {

    private static final int UNKNOWN = -1;
    private static final Path PROC = Path.of("/proc");
    /** The names of HotSpot's threads; Linux keeps their first 15 letters. */
    private static final Pattern COMPILER = Pattern.compile("C[12] CompilerThre.*");

    private static final Pattern COLLECTOR = Pattern.compile("(VM Thread|GC Thread|G1 |ZWorker|ZDriver|Shenandoah).*");

    private final Supplier<Set<ProcessHandle>> processes;

    /** A thread by its folder. */
    private record Task(String name, Path folder) {}

    /**
     * Creates a meter.
     *
     * @param processes the processes that run at a moment; it is called for each reading
     */
    public JvmMeter(Supplier<Set<ProcessHandle>> processes) {
        this.processes = processes;
    }

    /**
     * The CPU time since the start of the threads; negative if unknown: not on Linux, or if no process has such a
     * thread. A native executable has none, because the thread that needs memory collects garbage. A compiler thread
     * that ended is not in it.
     */
    public Jvm cpu() {
        var tasks = processes.get().stream()
                .flatMap(process -> tasks(process.pid()))
                .toList();
        return new Jvm(millis(tasks, COMPILER), millis(tasks, COLLECTOR));
    }

    private static long millis(List<Task> tasks, Pattern names) {
        var nanos = tasks.stream()
                .filter(task -> names.matcher(task.name).matches())
                .mapToLong(task -> nanos(task.folder))
                .toArray();
        return nanos.length == 0 ? UNKNOWN : LongStream.of(nanos).sum() / 1_000_000;
    }

    private static Stream<Task> tasks(long process) {
        var folder = PROC.resolve(process + "/task");
        var tasks = folder.toFile().list();
        return tasks == null // The process may have ended.
                ? Stream.empty()
                : Stream.of(tasks).map(folder::resolve).map(task -> new Task(text(task.resolve("comm")), task));
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
