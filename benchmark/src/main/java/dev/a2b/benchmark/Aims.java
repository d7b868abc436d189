package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What the work on the speed of the service aimed at, and what it reached: ratios of figures in other files. */
final class Aims {

    private static final String BEFORE = "before";
    private static final String NOW = "now";
    private static final int FIRST_SECONDS = 10;

    private Aims() {}

    static String table(Path results) throws IOException {
        var reads = Tables.read(results.resolve("reads.csv"));
        var caches = Tables.read(results.resolve("caches.csv"));
        var half = Tables.read(results.resolve("half.csv"));
        return String.join(
                "",
                "| figure of now | aim | reached |\n| --- | --- | --- |\n",
                line("CPU per read, warm", "0.42", warm(reads, BEFORE, Tables::cpuPerRequest)),
                line(
                        "CPU per read, first 20 s",
                        "0.45",
                        reads.ratio(NOW, BEFORE, 0, Tables.COLD_SECONDS, Tables::cpuPerRequest)),
                line("reads/s, warm", "2.2", warm(reads, BEFORE, Tables::rate)),
                line("start", "0.6", start(reads, BEFORE)),
                line("start, both with an AOT cache", "0.7", start(caches, BEFORE)),
                line("start, divided by one with machine code in the cache", "", start(caches, "machine code")),
                line("CPU per booking", "0.9", written(results, "booking")),
                line("CPU per change of a name", "", written(results, "rename")),
                line("CPU per request of the journey", "", written(results, "journey")),
                line(
                        "reads/s with half a processor, first 10 s",
                        "2.8",
                        half.ratio(NOW, BEFORE, 0, FIRST_SECONDS, Tables::rate)),
                line("reads/s with half a processor, warm", "2.4", warm(half, BEFORE, Tables::rate)),
                line("reads/s, divided by those of pgbench", "0.55", warm(reads, "pgbench", Tables::rate)),
                line(
                        "CPU that the library adds to a request (µs)",
                        "6",
                        Profile.saved(results.resolve("profiles/switches.csv"), "all of these")));
    }

    private static String written(Path results, String name) throws IOException {
        return warm(Tables.read(results.resolve(name + ".csv")), BEFORE, Tables::cpuPerRequest);
    }

    private static String warm(Tables tables, String to, ToDoubleFunction<List<Row>> figure) {
        return tables.ratio(NOW, to, Tables.warmSince(tables.end()), tables.end(), figure);
    }

    /** The line of a start ends at 0 s. */
    private static String start(Tables tables, String to) {
        return tables.ratio(NOW, to, -1, 0, rows -> rows.get(0).seconds());
    }

    private static String line(String figure, String aim, String reached) {
        return Format.of("| %s | %s | %s |%n", figure, aim, reached);
    }
}
