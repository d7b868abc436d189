package dev.a2b.measure.series;

import dev.a2b.measure.result.Console;
import java.nio.file.Path;
import java.util.List;

/** Prints a line when a step begins, with an estimate of the remaining time, and one when it ends. */
final class Progress {

    private final List<SeriesStep> steps;
    private final Series series;
    private final long maxSeconds;
    private final long began = System.nanoTime();

    /** @param maxSeconds duration to assume for a step until a step of the same kind has ended, in seconds */
    Progress(List<SeriesStep> steps, Series series, long maxSeconds) {
        this.steps = steps;
        this.series = series;
        this.maxSeconds = maxSeconds;
    }

    void begins(SeriesStep step) {
        var isEstimate = steps.stream().anyMatch(other -> !other.isBuild() && isDone(other));
        Console.line(
                "%s: %s elapsed, %s %s left",
                name(step),
                time((System.nanoTime() - began) / 1_000_000_000L),
                isEstimate ? "about" : "at most",
                time(left()));
    }

    /** @param log the file with the output of Maven in this step */
    void ends(SeriesStep step, StepResult result, Path log) {
        var seconds = time(result.seconds());
        switch (result.outcome()) {
            case DONE ->
                Console.line(
                        "%s: done in %s, %s",
                        name(step),
                        seconds,
                        step.isBuild() ? "named " + result.artifact().name() : "run " + result.run());
            case FAILED -> Console.line("%s: failed after %s: %s (log: %s)", name(step), seconds, result.reason(), log);
            default -> Console.line("%s: skipped: %s", name(step), result.reason());
        }
    }

    /** The name of the step with its number, counted from 1. */
    String name(SeriesStep step) {
        return "step " + (steps.indexOf(step) + 1) + " of " + steps.size() + ", " + step.name();
    }

    private long left() {
        return Math.round(steps.stream()
                .filter(step -> series.result(step).isEmpty())
                .mapToDouble(this::expectedSeconds)
                .sum());
    }

    /** The mean duration of the finished steps of the same kind. */
    private double expectedSeconds(SeriesStep step) {
        return steps.stream()
                .filter(other -> other.isBuild() == step.isBuild() && isDone(other))
                .flatMap(other -> series.result(other).stream())
                .mapToLong(StepResult::seconds)
                .average()
                .orElse(maxSeconds);
    }

    private boolean isDone(SeriesStep step) {
        return series.is(step, StepResult.Outcome.DONE);
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        var minutes = (seconds + 30) / 60;
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
