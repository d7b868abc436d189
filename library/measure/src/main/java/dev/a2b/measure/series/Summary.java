package dev.a2b.measure.series;

import dev.a2b.measure.report.Report;
import dev.a2b.measure.report.SeriesReport;
import dev.a2b.measure.result.Console;
import java.nio.file.Path;

/** Prints what a series has found. */
final class Summary {

    private Summary() {}

    /**
     * Prints one sentence for each use case, each fault of a service, and where the report is.
     *
     * @param measurements the folder of the runs
     */
    static void print(Series series, SeriesReport report, Path measurements) {
        System.out.println();
        report.sentences().forEach(sentence -> System.out.println("  " + sentence));
        System.out.println();
        series.results().forEach((step, result) -> {
            if (result.reason() != null) {
                Console.line("%s: %s", step, result.reason());
            }
        });
        Console.line("report: %s", measurements.resolve(Report.PAGE));
    }
}
