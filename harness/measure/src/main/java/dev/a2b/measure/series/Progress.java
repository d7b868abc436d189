package dev.a2b.measure.series;

import dev.a2b.measure.result.Console;
import java.util.List;

/** Tells how far the series is. */
final class Progress {

    private final List<SeriesStep> steps;
    private final Series series;
    private final long mostSeconds;
    private final long began = System.nanoTime();

    /** @param mostSeconds what a step may take of whose kind none has ended yet */
    Progress(List<SeriesStep> steps, Series series, long mostSeconds) {
        this.steps = steps;
        this.series = series;
        this.mostSeconds = mostSeconds;
    }

    void begins(SeriesStep step) {
        var known = steps.stream().anyMatch(other -> !other.isBuild() && isDone(other));
        Console.line("%s: %s so far, %s %s left", name(step), time((System.nanoTime() - began) / 1_000_000_000L),
            known ? "some" : "at most", time(left()));
    }

    /** @param log where the step's own words are */
    void ends(SeriesStep step, Result result, Object log) {
        switch (result.outcome()) {
            case DONE -> Console.line("%s: done in %s, %s", name(step), time(result.seconds()), result.said());
            case FAILED -> Console.line("%s: failed after %s: %s (its log: %s)", name(step), time(result.seconds()),
                result.said(), log);
            default -> Console.line("%s: skipped: %s", name(step), result.said());
        }
    }

    /** Counted from 1, as people do. */
    String name(SeriesStep step) {
        return "step " + (steps.indexOf(step) + 1) + " of " + steps.size() + ", " + step.name();
    }

    private long left() {
        return Math.round(steps.stream()
            .filter(step -> series.result(step).isEmpty())
            .mapToDouble(this::expected)
            .sum());
    }

    /** The mean of those of its kind that have ended. */
    private double expected(SeriesStep step) {
        return steps.stream()
            .filter(other -> other.isBuild() == step.isBuild() && isDone(other))
            .flatMap(other -> series.result(other).stream())
            .mapToLong(Result::seconds)
            .average()
            .orElse(mostSeconds);
    }

    private boolean isDone(SeriesStep step) {
        return series.is(step, Result.Outcome.DONE);
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        var minutes = (seconds + 30) / 60;
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
