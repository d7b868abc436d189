package com.example.a2b.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The table of all runs so far, the newest last. */
final class Report {

    private static final String FILE = "report.md";

    private final Path measurements;

    /** Of the runs in this folder. */
    Report(Path measurements) {
        this.measurements = measurements;
    }

    /** Writes the report anew, in one step, and tells where it is. */
    Path write() {
        var file = measurements.resolve(FILE);
        try {
            var written = measurements.resolve("." + FILE + "." + ProcessHandle.current().pid());
            Files.writeString(written, markdown());
            return Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new MeasureException("The report " + file + " cannot be written: " + e + ".", e);
        }
    }

    private String markdown() throws IOException {
        var text = new ArrayList<String>(List.of("# Measurements", ""));
        var runs = new TreeMap<String, Run>();
        var notes = new ArrayList<String>();
        for (var file : files()) {
            read(file, runs, notes);
        }
        text.addAll(table(List.copyOf(runs.values())));
        runs.values().forEach(run -> notes.addAll(notes(run)));
        text.add("");
        notes.forEach(note -> text.add("- " + note));
        return String.join("\n", text) + "\n";
    }

    private List<Path> files() throws IOException {
        try (var folders = Files.list(measurements)) {
            return folders.map(folder -> folder.resolve(RunFolder.RUN)).filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void read(Path file, TreeMap<String, Run> runs, List<String> notes) {
        try {
            var run = RunFolder.JSON.readValue(file.toFile(), Run.class);
            runs.put(run.id(), run);
        } catch (IOException e) {
            notes.add(file.getParent().getFileName() + ": its " + RunFolder.RUN + " cannot be read.");
        }
    }

    private static List<String> table(List<Run> runs) {
        if (runs.isEmpty()) {
            return List.of("No runs yet.");
        }
        var lines = new ArrayList<String>();
        var columns = Row.of(runs.get(0)).keySet();
        lines.add(line(columns));
        lines.add(columns.stream().map(column -> "---").collect(Collectors.joining(" | ", "| ", " |")));
        runs.forEach(run -> lines.add(line(Row.of(run).values())));
        return lines;
    }

    private static String line(Iterable<String> cells) {
        return "| " + String.join(" | ", cells).replace("\n", " ") + " |";
    }

    /** What a reader must know about one run, in sentences that begin with its name. */
    static List<String> notes(Run run) {
        var notes = new ArrayList<String>();
        if (!run.plan().watermark().isEmpty()) {
            notes.add(run.id() + ": " + run.plan().watermark() + ".");
        }
        run.voided().forEach(reason -> notes.add(run.id() + ": void, because " + reason + "."));
        run.labels().forEach(label -> notes.add(run.id() + ": " + label + "."));
        run.inspections().forEach(found -> notes.add(run.id() + ": " + found.said() + "."));
        return notes;
    }
}
