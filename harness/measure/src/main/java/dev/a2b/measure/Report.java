package dev.a2b.measure;

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
            Say.error("Give the folder of the measurements as the only argument.");
            System.exit(1);
        }
        Say.line("all runs: %s", new Report(Path.of(arguments[0]).toAbsolutePath().normalize()).write());
    }

    /** Writes its files anew, each in one step, and tells where the page is. */
    Path write() {
        try {
            var findings = Findings.in(measurements);
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
