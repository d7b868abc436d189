package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.report.SeriesReport;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Plays a series to its end: makes the builds, measures the pilots and the rounds, and prints what is known. */
final class SeriesPlayer {

    private final SeriesOptions options;
    private final Series series;
    private final StepRunner runner;
    private final Interruption interruption;
    private final Path measurements;
    private final Function<SeriesReport, Optional<Map<String, List<String>>>> open;
    private final Schedule schedule;
    private final Progress progress;

    /**
     * @param measurements the folder of the runs
     * @param open finds what is open about each build, see {@link Schedule}
     */
    SeriesPlayer(
            SeriesOptions options,
            Series series,
            StepRunner runner,
            Interruption interruption,
            Path measurements,
            Function<SeriesReport, Optional<Map<String, List<String>>>> open) {

        this.options = options;
        this.series = series;
        this.runner = runner;
        this.interruption = interruption;
        this.measurements = measurements;
        this.open = open;
        this.schedule = new Schedule(options, series, rounds -> open.apply(report(rounds)));
        this.progress = new Progress(options, series, schedule);
    }

    /** @throws MeasureException if a build cannot be made, or leaves no run twice */
    void play() {
        options.builds().stream()
                .filter(build -> !build.isGiven())
                .map(SeriesStep::making)
                .forEach(this::perform);
        measure();
        printSummary();
        end();
    }

    /** One sentence for each use case, each fault of a service, and where the report is. */
    private void printSummary() {
        System.out.println();
        report().sentences().forEach(sentence -> System.out.println("  " + sentence));
        System.out.println();
        series.results().forEach((step, result) -> {
            if (result.reason() != null) {
                Console.line("%s: %s", step, result.reason());
            }
        });
        Console.line("report: %s", measurements.resolve(Report.PAGE));
    }

    /** Ends the series: the same command begins a new one, and one with more rounds adds them. */
    void end() {
        series.end(options.rounds());
    }

    /** Measures the pilots and the rounds. */
    void measure() {
        if (Pilots.areNeeded(options) && series.fixed().isEmpty()) {
            series.fix(new Pilots(options, this::pilot).fixed());
        }
        schedule.play(this::perform);
    }

    private void perform(SeriesStep step) {
        if (series.result(step).isPresent()) {
            return;
        }
        interruption.during(step.name());
        var result = runner.run(step);
        interruption.awaitIfEnding();
        if (result.isEmpty() && (step.isBuild() || step.additional())) {
            throw new MeasureException("The " + step.name() + " failed: " + result.reason() + " (log: "
                    + runner.log(step) + "). The same command resumes with this step.");
        }
        series.add(step, result);
        progress.ended(step, result, runner.log(step), () -> open.apply(report()));
    }

    /** Measures a pilot, once more if it does not count, and reads its run. */
    private Run pilot(SeriesStep step) {
        return measured(step, StepResult::counts);
    }

    /** Counts what one journey takes, once more if that leaves no run, and reads the run. */
    Run counted(ComparedBuild build) {
        return measured(SeriesStep.counters(build), result -> !result.isEmpty());
    }

    private Run measured(SeriesStep step, Predicate<StepResult> isEnough) {
        perform(step);
        var first = series.result(step).orElseThrow();
        if (!isEnough.test(first)) {
            perform(step.again());
        }
        return read(step, series.result(step.again()).orElse(first));
    }

    private Run read(SeriesStep step, StepResult result) {
        try (var in = Files.newInputStream(runner.pilots().resolve(result.run()).resolve(RunFolder.RUN))) {
            return RunJson.read(in);
        } catch (IOException e) {
            throw new MeasureException("The " + step.name() + " cannot be read: " + e + ".");
        }
    }

    /** What is known. */
    SeriesReport report() {
        return report(options.rounds());
    }

    /** What is known after so many rounds. */
    private SeriesReport report(int rounds) {
        return SeriesReport.of(measurements, series.id(), rounds);
    }
}
