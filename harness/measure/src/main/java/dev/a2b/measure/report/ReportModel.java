package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The content of the report, for all its formats.
 *
 * @param folder where the runs are
 * @param runs those that can be read, the oldest first
 * @param unreadable folders whose run cannot be read
 * @param published figures of others to show below them; null for none
 */
record ReportModel(
    Path folder, List<Run> runs, List<String> unreadable, List<Comparison> comparisons, PublishedResults published) {

    /** Of a folder of measurements. */
    static ReportModel of(Path measurements, PublishedResults published) throws IOException {
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
        return new ReportModel(measurements, all, unreadable, Comparison.of(all), published);
    }

    /** The verdict of the first comparison. */
    String headline() {
        return comparisons.isEmpty() ? "No runs yet." : Verdict.of(comparisons.get(0)).headline();
    }

    /** What all runs have in common. */
    SortedMap<String, String> environment() {
        var common = new TreeMap<String, String>();
        runs.stream().findFirst().ifPresent(run -> common.putAll(run.context().described()));
        runs.forEach(run -> common.entrySet().retainAll(run.context().described().entrySet()));
        return common;
    }

    /** What a reader must know about single runs, and which runs are missing. */
    List<String> remarks() {
        var remarks = new ArrayList<>(missing());
        runs.forEach(run -> remarks.addAll(Remarks.on(run)));
        return remarks;
    }

    /** Which runs are missing, one sentence each. */
    List<String> missing() {
        return unreadable.stream().map(run -> run + ": its " + RunFolder.RUN + " cannot be read.").toList();
    }

    private static Run read(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return RunJson.read(in);
        }
    }

    private static List<Path> files(Path measurements) throws IOException {
        try (var folders = Files.list(measurements)) {
            return folders.map(folder -> folder.resolve(RunFolder.RUN)).filter(Files::isRegularFile).sorted().toList();
        }
    }
}
