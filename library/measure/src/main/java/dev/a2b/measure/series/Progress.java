package dev.a2b.measure.series;

import dev.a2b.measure.result.Console;
import dev.a2b.measure.statistics.Looks;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Prints one line when a step ends. */
final class Progress {

    private final SeriesOptions options;
    private final Series series;
    private final Schedule schedule;

    Progress(SeriesOptions options, Series series, Schedule schedule) {
        this.options = options;
        this.series = series;
        this.schedule = schedule;
    }

    /**
     * What the step did, the time left and what is still open.
     *
     * @param log the file with the output of Maven in this step
     * @param open finds what is open about each build after this step, see {@link Schedule}; called only after rounds
     *     that are looked at, because it reads all runs
     */
    void ended(SeriesStep step, StepResult result, Path log, Supplier<Optional<Map<String, List<String>>>> open) {
        var isLookedAt = step.isRun() && step.round() >= Looks.SERIES.first();
        Console.line(
                "%s",
                told(step, result, log)
                        + left()
                        + (isLookedAt ? open.get().map(Progress::open).orElse("") : ""));
    }

    private static String told(SeriesStep step, StepResult result, Path log) {
        if (!result.counts()) {
            return step.name() + ": does not count, " + result.reason() + " (log: " + log + ")";
        }
        var made = step.isBuild() ? "named " + result.artifact().name() : "run " + result.run();
        return step.name() + ": done in " + time(result.seconds()) + ", " + made
                + (result.reason() == null ? "" : ", " + result.reason());
    }

    /** The time that all runs would take if no build left. */
    private String left() {
        var runs = series.results().entrySet().stream()
                .filter(step -> step.getKey().startsWith("round "))
                .mapToLong(step -> step.getValue().seconds())
                .average();
        var plan = options.plan();
        var most = plan.load().seconds() + plan.startup().seconds();
        return "; at most " + time(Math.round(schedule.runsLeft() * (runs.orElse(most) + options.pauseSeconds())))
                + " left";
    }

    private static String open(Map<String, List<String>> figures) {
        return figures.isEmpty()
                ? "; nothing is open"
                : figures.entrySet().stream()
                        .map(build -> build.getKey() + ": " + String.join(", ", build.getValue()))
                        .collect(Collectors.joining("; ", "; open: ", ""));
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        var minutes = (seconds + 30) / 60;
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
