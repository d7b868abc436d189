package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.series.Result.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What became of each build. */
final class Summary {

    private final SeriesOptions request;
    private final List<SeriesStep> steps;
    private final Series series;

    Summary(SeriesOptions request, List<SeriesStep> steps, Series series) {
        this.request = request;
        this.steps = steps;
        this.series = series;
    }

    /**
     * @param measurements where the runs are
     * @param logs where Maven's words are
     * @throws MeasureException when a step failed
     */
    void tell(Path measurements, Path logs) {
        System.out.println();
        request.builds().forEach(build -> System.out.printf("  %-30s %-8s %s%n", build.name(),
            outcome(build).name().toLowerCase(Locale.ROOT), detail(build)));
        System.out.println();
        Console.line("all runs: %s", measurements.resolve(Report.PAGE));
        var failed = steps.stream().filter(step -> series.is(step, Outcome.FAILED)).map(SeriesStep::name).toList();
        if (!failed.isEmpty()) {
            throw new MeasureException(failed.size() + " of " + steps.size() + " steps failed (" + String.join(", ",
                failed) + "): see their logs in " + logs + ".");
        }
    }

    private Outcome outcome(BuildSelection build) {
        var outcomes = of(build).stream().map(step -> series.result(step).orElseThrow().outcome()).toList();
        return outcomes.contains(Outcome.FAILED) ? Outcome.FAILED : outcomes.get(0);
    }

    private String detail(BuildSelection build) {
        var runs = of(build).stream().filter(step -> !step.isBuild() && series.is(step, Outcome.DONE)).count();
        var trouble = of(build).stream().filter(step -> !series.is(step, Outcome.DONE)).findFirst()
            .flatMap(series::result).map(result -> ": " + result.said()).orElse("");
        return "measured " + runs + " of " + build.repeats() + trouble;
    }

    private List<SeriesStep> of(BuildSelection build) {
        return steps.stream().filter(step -> step.build().equals(build)).toList();
    }
}
