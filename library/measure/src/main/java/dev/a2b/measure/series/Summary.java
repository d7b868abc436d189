package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.series.StepResult.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Prints one line for each build at the end of a series. */
final class Summary {

    private final SeriesOptions options;
    private final List<SeriesStep> steps;
    private final Series series;

    Summary(SeriesOptions options, List<SeriesStep> steps, Series series) {
        this.options = options;
        this.steps = steps;
        this.series = series;
    }

    /**
     * Prints the summary.
     *
     * @param measurements the folder of the runs
     * @param logs the folder with the output of Maven
     * @throws MeasureException if a step failed
     */
    void print(Path measurements, Path logs) {
        System.out.println();
        options.builds()
                .forEach(build -> System.out.printf(
                        "  %-30s %-8s %s%n",
                        build.title(), outcome(build).name().toLowerCase(Locale.ROOT), detail(build)));
        System.out.println();
        Console.line("report: %s", measurements.resolve(Report.PAGE));
        var failed = steps.stream()
                .filter(step -> series.is(step, Outcome.FAILED))
                .map(SeriesStep::name)
                .toList();
        if (!failed.isEmpty()) {
            throw new MeasureException(
                    failed.size() + " of " + steps.size() + " steps failed (" + String.join(", ", failed)
                            + "): see their logs in " + logs + ". The same command repeats those that left no run.");
        }
    }

    private Outcome outcome(BuildSelection build) {
        var outcomes = stepsOf(build).stream()
                .map(step -> series.result(step).orElseThrow().outcome())
                .toList();
        return outcomes.contains(Outcome.FAILED) ? Outcome.FAILED : outcomes.get(0);
    }

    private String detail(BuildSelection build) {
        var runs = stepsOf(build).stream().filter(step -> !step.isBuild()).toList();
        var done = runs.stream().filter(step -> series.is(step, Outcome.DONE)).count();
        var reason = stepsOf(build).stream()
                .filter(step -> !series.is(step, Outcome.DONE))
                .findFirst()
                .flatMap(series::result)
                .map(result -> ": " + result.reason())
                .orElse("");
        return "measured " + done + " of " + runs.size() + reason;
    }

    private List<SeriesStep> stepsOf(BuildSelection build) {
        return steps.stream().filter(step -> step.build().equals(build)).toList();
    }
}
