package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All that the report tells: every form of it is written from this.
 *
 * @param folder where the runs are
 * @param runs those that can be read, the oldest first
 * @param unreadable folders whose run cannot be read
 */
record ReportModel(Path folder, List<Run> runs, List<String> unreadable, List<Comparison> comparisons) {

    /** What is in a folder of measurements. */
    static ReportModel in(Path measurements) throws IOException {
        var runs = new TreeMap<String, Run>();
        var unreadable = new ArrayList<String>();
        for (var file : files(measurements)) {
            try {
                var run = RunFolder.JSON.readValue(file.toFile(), Run.class);
                runs.put(run.id(), run);
            } catch (IOException e) {
                unreadable.add(file.getParent().getFileName().toString());
            }
        }
        var all = List.copyOf(runs.values());
        return new ReportModel(measurements, all, unreadable, Comparison.of(all));
    }

    /** What the first comparison says. */
    String headline() {
        return comparisons.isEmpty() ? "No runs yet." : Verdict.of(comparisons.get(0)).headline();
    }

    /** What all runs have in common. */
    SortedMap<String, String> environment() {
        var common = new TreeMap<String, String>();
        runs.stream().findFirst().ifPresent(run -> common.putAll(run.environment()));
        runs.forEach(run -> common.entrySet().retainAll(run.environment().entrySet()));
        return common;
    }

    /** What a reader must know about single runs, and about those that are missing. */
    List<String> remarks() {
        var remarks = new ArrayList<>(missing());
        runs.forEach(run -> remarks.addAll(Remarks.on(run)));
        return remarks;
    }

    /** What a reader must know about those that are missing. */
    List<String> missing() {
        return unreadable.stream().map(run -> run + ": its " + RunFolder.RUN + " cannot be read.").toList();
    }

    private static List<Path> files(Path measurements) throws IOException {
        try (var folders = Files.list(measurements)) {
            return folders.map(folder -> folder.resolve(RunFolder.RUN)).filter(Files::isRegularFile).sorted().toList();
        }
    }
}
