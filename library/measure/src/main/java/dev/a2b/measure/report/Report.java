package dev.a2b.measure.report;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The report of all runs in a folder, as HTML page, Markdown, CSV and JSON. */
public final class Report {

    /** File name of the page, in the folder of the measurements. */
    public static final String PAGE = "report.html";

    /** Follows the name of a build that is measured twice: the second time as the control. */
    public static final String CONTROL = " again";

    private static final String MARKDOWN = "report.md";
    private static final String USAGE = "Give measurements=<folder of the runs>, and optionally docs=<Markdown files>.";

    private Report() {}

    /**
     * Writes the report of existing runs. If the folder is missing, prints one sentence and exits with status 1.
     *
     * @param arguments {@code measurements=<folder of the runs>}, and optionally {@code docs=<Markdown files>}, whose
     *     blocks are filled, see {@link DocBlocks}
     * @throws MeasureException if the report or a file cannot be written
     */
    public static void main(String... arguments) {
        var settings = new Settings(Settings.arguments(arguments));
        var folder = path("measurements", settings);
        if (folder.filter(Files::isDirectory).isEmpty()) {
            Console.error("There is no folder to report on. " + USAGE);
            System.exit(1);
        }
        try {
            var model = ReportModel.of(folder.get());
            Console.line("report: %s", write(model, folder.get()));
            for (var file : settings.words("docs")) {
                DocBlocks.fill(
                        Path.of(file),
                        folder.get().toAbsolutePath().normalize().getFileName().toString(),
                        model);
            }
        } catch (IOException e) {
            throw new MeasureException("The report cannot be written: " + e + ".");
        }
    }

    /**
     * Writes the report of all runs after a new one was added, and prints the figures of the new one.
     *
     * @param run the new run
     * @param folder the folder of the new run, in the folder of the measurements
     * @throws MeasureException if the report cannot be written
     */
    public static void add(Run run, Path folder) {
        var page = write(folder.getParent());
        var view = new RunView(run, Map.of());
        System.out.println();
        view.figures().forEach((name, figure) -> System.out.printf("  %-36s %s%n", name, figure));
        System.out.println();
        view.remarks().forEach(remark -> Console.line("%s", remark));
        Console.line("raw figures: %s", folder.resolve(RunFolder.RUN));
        Console.line("report: %s", page);
    }

    /** Writes the files, each in one step, and returns the path of the page. */
    static Path write(Path measurements) {
        try {
            return write(ReportModel.of(measurements), measurements);
        } catch (IOException e) {
            throw new MeasureException("The report cannot be written in " + measurements + ": " + e + ".");
        }
    }

    private static Path write(ReportModel model, Path measurements) throws IOException {
        AtomicFile.write(measurements.resolve(MARKDOWN), Templates.text(MARKDOWN, model));
        AtomicFile.write(measurements.resolve("report.csv"), CsvReport.of(model));
        AtomicFile.write(measurements.resolve("report.json"), JsonReport.of(model));
        return AtomicFile.write(measurements.resolve(PAGE), Templates.text(PAGE, model));
    }

    private static Optional<Path> path(String name, Settings settings) {
        return settings.find(name).isEmpty() ? Optional.empty() : Optional.of(settings.path(name));
    }
}
