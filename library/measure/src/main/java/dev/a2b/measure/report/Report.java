package dev.a2b.measure.report;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;

/** The report of all runs in a folder, as HTML page, Markdown, CSV and JSON. */
public final class Report {

    /** File name of the page, in the folder of the measurements. */
    public static final String PAGE = "report.html";

    /** Name of the setting with the name of the baseline, the build with which the others are compared. */
    public static final String BASELINE = "baseline";

    private static final String STANDARD_BASELINE = "jar";
    private static final String USAGE =
            "Give measurements=<folder of the runs>, and optionally published=<CSV file of others' figures>.";

    private final Path measurements;
    private final Path published;
    private final Prices prices;

    /**
     * @param measurements the folder of the runs
     * @param published a CSV file with figures that others have published, see {@link PublishedResults}; null for none
     * @param prices what processors and memory cost; null if that is not given
     */
    Report(Path measurements, Path published, Prices prices) {
        this.measurements = measurements;
        this.published = published;
        this.prices = prices;
    }

    /**
     * Writes the report of existing runs. If a folder or file is missing, prints one sentence and exits with status 1.
     *
     * @param arguments {@code measurements=<folder of the runs>}, and optionally {@code published=<CSV file>}, a file
     *     with figures that others have published, for the page, and the prices, see {@link Prices}
     * @throws MeasureException if the report cannot be written
     */
    public static void main(String... arguments) {
        var settings = settings(arguments);
        var folder = path("measurements", settings);
        var published = path("published", settings);
        if (folder.filter(Files::isDirectory).isEmpty()) {
            Console.error("There is no folder to report on. " + USAGE);
            System.exit(1);
        }
        if (published.isPresent() && !Files.isRegularFile(published.get())) {
            Console.error("There is no file " + published.get() + ". " + USAGE);
            System.exit(1);
        }
        Console.line("report: %s", new Report(folder.get(), published.orElse(null), prices(settings)).write());
    }

    /**
     * Writes the report of all runs after a new one was added, and prints the figures of the new one.
     *
     * @param run the new run
     * @param folder the folder of the new run, in the folder of the measurements
     * @throws MeasureException if the report cannot be written
     */
    public static void add(Run run, Path folder) {
        var page = new Report(folder.getParent(), null, prices(new Settings(System.getProperties(), new Properties())))
                .write();
        System.out.println();
        RunTable.of(run).forEach((head, cell) -> System.out.printf("  %-24s %s%n", head, cell));
        System.out.println();
        Remarks.on(run).forEach(remark -> Console.line("%s", remark));
        Console.line("raw figures: %s", folder.resolve(RunFolder.RUN));
        Console.line("report: %s", page);
    }

    private static Settings settings(String... arguments) {
        var defaults = new Properties();
        defaults.putAll(Settings.arguments(arguments));
        return new Settings(defaults, new Properties());
    }

    private static Optional<Path> path(String name, Settings settings) {
        return settings.find(name).isEmpty() ? Optional.empty() : Optional.of(settings.path(name));
    }

    private static Prices prices(Settings settings) {
        return Prices.of(settings).orElse(null);
    }

    /** Writes the files, each in one step, and returns the path of the page. */
    Path write() {
        try {
            var model = ReportModel.of(
                    measurements,
                    published == null ? null : PublishedResults.read(published),
                    prices,
                    System.getProperty(BASELINE, STANDARD_BASELINE));
            replace("report.md", MarkdownReport.of(model));
            replace("report.csv", CsvReport.of(model));
            replace("report.json", JsonReport.of(model));
            return replace(PAGE, PageReport.of(model));
        } catch (IOException e) {
            throw new MeasureException("The report cannot be written in " + measurements + ": " + e + ".", e);
        }
    }

    private Path replace(String name, String text) throws IOException {
        var written =
                measurements.resolve("." + name + "." + ProcessHandle.current().pid());
        Files.writeString(written, text);
        return Files.move(written, measurements.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
}
