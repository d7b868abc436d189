package dev.a2b.measure.report;

import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The content of the report for all formats.
 *
 * @param runs the runs that can be read, the oldest first
 * @param unreadable one sentence for each run that cannot be read
 * @param parts the comparisons, the most important one first
 */
record ReportModel(List<Run> runs, List<String> unreadable, List<Part> parts) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'");

    /** Reads the runs in a folder. */
    static ReportModel of(Path measurements) throws IOException {
        var runs = new TreeMap<String, Run>();
        var unreadable = new ArrayList<String>();
        for (var file : files(measurements)) {
            try (var in = Files.newInputStream(file)) {
                var run = RunJson.read(in);
                runs.put(run.id(), run);
            } catch (IOException e) {
                unreadable.add(file.getParent().getFileName() + ": its " + RunFolder.RUN + " " + e.getMessage() + ".");
            }
        }
        return of(List.copyOf(runs.values()), unreadable);
    }

    static ReportModel of(List<Run> runs, List<String> unreadable) {
        return new ReportModel(
                runs, unreadable, Comparison.of(runs).stream().map(Part::new).toList());
    }

    /**
     * A comparison with what the report says about it.
     *
     * @param comparison the comparison
     */
    record Part(Comparison comparison) {

        public String title() {
            var conditions = comparison.conditions();
            var series = conditions.series().isEmpty() ? "" : ", series " + conditions.series();
            return comparison.subject().isEmpty()
                    ? "Plan " + conditions.plan().name() + ", " + conditions.limitsText() + series
                    : comparison.subject() + " by " + conditions.varied() + series;
        }

        public Trust trust() {
            return Trust.of(comparison);
        }

        /** One for each figure that has a sampling error. */
        public List<DotPlot> plots() {
            return Stream.of(Column.values())
                    .map(column -> DotPlot.of(comparison, column))
                    .flatMap(Optional::stream)
                    .toList();
        }

        public List<LineChart> firstMinute() {
            return new OverTime(comparison).firstMinute();
        }

        public List<LineChart> memory() {
            return new OverTime(comparison).memory();
        }

        public Endpoints endpoints() {
            return new Endpoints(comparison);
        }

        public Table cpu() {
            return CpuTable.of(comparison);
        }

        /** The answers of plans that ask a question. */
        public List<Experiment> experiments() {
            return Stream.of(Steps.of(comparison), Sizing.of(comparison), Soak.of(comparison))
                    .flatMap(Optional::stream)
                    .toList();
        }
    }

    /** Whether there is nothing to compare with. */
    public boolean isSingle() {
        return runs.size() == 1;
    }

    /** Number of runs and when they were measured. */
    public String when() {
        if (runs.isEmpty()) {
            return "No runs yet.";
        }
        var times = runs.stream()
                .flatMap(run -> run.context().phases().stream())
                .mapToLong(Phase::from)
                .summaryStatistics();
        return (isSingle() ? "1 run, " : runs.size() + " runs, ")
                + time(times.getMin())
                + (isSingle() ? "." : " to " + time(times.getMax()) + ".");
    }

    public List<Column> columns() {
        return List.of(Column.values());
    }

    public List<RunView> views() {
        var common = common();
        return runs.stream().map(run -> new RunView(run, common)).toList();
    }

    /** The settings that all runs have in common. */
    public Table environment() {
        return RunView.table("What all runs have in common", common());
    }

    private SortedMap<String, String> common() {
        var common = new TreeMap<String, String>();
        runs.stream().findFirst().ifPresent(run -> common.putAll(run.context().described()));
        runs.forEach(
                run -> common.entrySet().retainAll(run.context().described().entrySet()));
        return common;
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
    }

    private static List<Path> files(Path measurements) throws IOException {
        try (var folders = Files.list(measurements)) {
            return folders.filter(folder -> !folder.getFileName().toString().startsWith(".")) // being copied
                    .map(folder -> folder.resolve(RunFolder.RUN))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }
}
