package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Verdict;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A figure of a build.
 *
 * @param column what it is
 * @param runs the figure of each run
 * @param verdict how it compares with the baseline; null for the baseline, and if nothing is compared
 */
record Cell(Column column, List<Figure> runs, Verdict verdict) {

    /** Median of the runs that have the figure. */
    OptionalDouble median() {
        var known = runs.stream()
                .filter(Figure::isKnown)
                .mapToDouble(Figure::value)
                .sorted()
                .toArray();
        var middle = known.length / 2;
        return known.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(known.length % 2 == 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2);
    }

    public boolean isKnown() {
        return median().isPresent();
    }

    /** The median with its unit, or why there is none. */
    public String figure() {
        var median = median();
        return median.isPresent()
                ? column.text(median.getAsDouble())
                : runs.get(runs.size() - 1).reason();
    }

    /** The verdict in one or two words; empty without one, and without a figure, whose reason says it all. */
    public String word() {
        return verdict == null || !isKnown() ? "" : words(verdict.kind());
    }

    /** What follows the verdict's word: the change and its interval, or why it is not known. */
    public String details() {
        return verdict == null ? "" : verdict.words().replaceFirst("^(about the same|not known)(: )?", "");
    }

    /** The name of its colour: only a claim that decides has one. */
    public String look() {
        return verdict == null || !verdict.isClaim() || verdict.isLittle() ? "" : word();
    }

    private static String words(Verdict.Kind kind) {
        return switch (kind) {
            case BETTER -> "better";
            case WORSE -> "worse";
            case ABOUT_THE_SAME -> "about the same";
            case NOT_KNOWN -> "not known";
        };
    }
}
