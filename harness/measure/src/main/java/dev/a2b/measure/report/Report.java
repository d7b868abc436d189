package dev.a2b.measure.report;

import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** All runs so far, side by side: a page to look at, and the same as Markdown, CSV and JSON. */
public final class Report {

    /** The page to look at, in the folder of the measurements. */
    public static final String PAGE = "report.html";

    private final Path measurements;

    /** Of the runs in this folder. */
    Report(Path measurements) {
        this.measurements = measurements;
    }

    /**
     * Writes the report anew without measuring.
     *
     * @param arguments the folder of the measurements
     */
    public static void main(String... arguments) {
        if (arguments.length != 1 || !Files.isDirectory(Path.of(arguments[0]))) {
            Console.error("Give the folder of the measurements as the only argument.");
            System.exit(1);
        }
        Console.line("all runs: %s", new Report(Path.of(arguments[0]).toAbsolutePath().normalize()).write());
    }

    /**
     * Writes the report of all runs that lie beside a new one, and prints the new one.
     *
     * @param folder of the new run, among the measurements
     */
    public static void add(Run run, Path folder) {
        var page = new Report(folder.getParent()).write();
        System.out.println();
        Row.of(run).forEach((column, cell) -> System.out.printf("  %-20s %s%n", column, cell));
        System.out.println();
        Remarks.on(run).forEach(note -> Console.line("%s", note));
        Console.line("all figures: %s", folder.resolve(RunFolder.RUN));
        Console.line("all runs: %s", page);
    }

    /** Writes its files anew, each in one step, and tells where the page is. */
    Path write() {
        try {
            var findings = ReportModel.in(measurements);
            replace("report.md", MarkdownReport.of(findings));
            replace("report.csv", CsvReport.of(findings));
            replace("report.json", JsonReport.of(findings));
            return replace(PAGE, PageReport.of(findings));
        } catch (IOException e) {
            throw new MeasureException("The report cannot be written in " + measurements + ": " + e + ".", e);
        }
    }

    private Path replace(String name, String text) throws IOException {
        var written = measurements.resolve("." + name + "." + ProcessHandle.current().pid());
        Files.writeString(written, text);
        return Files.move(written, measurements.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
}
