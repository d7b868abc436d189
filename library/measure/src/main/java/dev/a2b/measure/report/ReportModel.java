package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The content of the report for all formats.
 *
 * @param folder the folder of the runs
 * @param runs the runs that can be read, the oldest first
 * @param unreadable names of the folders whose run cannot be read
 * @param baseline name of the build with which the others are compared
 * @param comparisons the comparisons of the runs whose plan varies no setting, the most important one first
 * @param published figures that others have published; null for none
 * @param prices what processors and memory cost; null if that is not given
 */
record ReportModel(
        Path folder,
        List<Run> runs,
        List<String> unreadable,
        String baseline,
        List<Comparison> comparisons,
        PublishedResults published,
        Prices prices) {

    /**
     * Reads the runs in a folder.
     *
     * @param baseline name of the build with which the others are compared
     */
    static ReportModel of(Path measurements, PublishedResults published, Prices prices, String baseline)
            throws IOException {

        var runs = new TreeMap<String, Run>();
        var unreadable = new ArrayList<String>();
        for (var file : files(measurements)) {
            try {
                var run = read(file);
                runs.put(run.id(), run);
            } catch (IOException e) {
                unreadable.add(file.getParent().getFileName().toString());
            }
        }
        var all = List.copyOf(runs.values());
        return new ReportModel(
                measurements,
                all,
                unreadable,
                baseline,
                Comparison.of(withoutVariation(all), baseline),
                published,
                prices);
    }

    /** The verdict of the first comparison. */
    Verdict verdict() {
        if (comparisons.isEmpty()) {
            return new Verdict(runs.isEmpty() ? "No runs yet." : "No builds were compared.", List.of());
        }
        return Verdict.of(comparisons.get(0));
    }

    /** What experiments say, for the first lines of the report; empty if these recommend builds. */
    List<String> answers() {
        if (!verdict().recommendations().isEmpty()) {
            return List.of();
        }
        return Stream.concat(
                        variations().stream().flatMap(table -> table.conclusions().stream()),
                        experiments().stream().flatMap(experiment -> experiment.answers().stream()))
                .toList();
    }

    /** The tables of the plans that vary a setting. */
    List<VariationTable> variations() {
        return VariationTable.of(runs);
    }

    /** The series that have plan, limits and baseline in common. */
    List<JoinedSeries> joined() {
        return JoinedSeries.of(withoutVariation(runs), baseline);
    }

    /** The comparisons that differ only in the limits. */
    List<LimitsComparison> limits() {
        return LimitsComparison.of(comparisons);
    }

    /** The answers of plans that ask a question of their own. */
    List<Experiment> experiments() {
        return comparisons.stream()
                .flatMap(comparison -> Stream.of(
                        Capacity.of(comparison),
                        Models.of(comparison),
                        SlowPartner.of(comparison),
                        FanOut.of(comparison),
                        Soak.of(comparison)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Published figures beside those of the runs: one table for each comparison that has the same load. */
    List<PublishedTable> publishedTables() {
        return published == null
                ? List.of()
                : comparisons.stream()
                        .filter(comparison ->
                                comparison.conditions().plan().name().equals(published.plan()))
                        .map(comparison -> new PublishedTable(published, comparison))
                        .toList();
    }

    /** The settings that all runs have in common. */
    SortedMap<String, String> environment() {
        var common = new TreeMap<String, String>();
        runs.stream().findFirst().ifPresent(run -> common.putAll(run.context().described()));
        runs.forEach(
                run -> common.entrySet().retainAll(run.context().described().entrySet()));
        return common;
    }

    /** Remarks on all runs, and on runs that cannot be read. */
    List<String> remarks() {
        var remarks = new ArrayList<>(missing());
        runs.forEach(run -> remarks.addAll(Remarks.on(run)));
        return remarks;
    }

    /** One sentence for each run that cannot be read. */
    List<String> missing() {
        return unreadable.stream()
                .map(run -> run + ": its " + RunFolder.RUN + " cannot be read.")
                .toList();
    }

    private static List<Run> withoutVariation(List<Run> runs) {
        return runs.stream().filter(run -> run.context().variation() == null).toList();
    }

    private static Run read(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return RunJson.read(in);
        }
    }

    private static List<Path> files(Path measurements) throws IOException {
        try (var folders = Files.list(measurements)) {
            return folders.map(folder -> folder.resolve(RunFolder.RUN))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }
}
