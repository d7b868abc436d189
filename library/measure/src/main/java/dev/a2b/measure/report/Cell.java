package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Statistics;
import dev.a2b.measure.statistics.Verdict;
import java.util.List;

/**
 * A figure of a build.
 *
 * @param column what it is
 * @param runs the figure of each run
 * @param beside what stands beside it in brackets, such as another unit of it; empty for nothing
 * @param verdict how it compares with the baseline; null for the baseline, and if nothing is compared
 */
record Cell(Column column, List<Figure> runs, String beside, Verdict verdict) {

    /** Median of the runs that have the figure; NaN if none has. */
    double median() {
        return Statistics.median(runs.stream().filter(Figure::isKnown).mapToDouble(Figure::value));
    }

    public boolean isKnown() {
        return runs.stream().anyMatch(Figure::isKnown);
    }

    /** The median with its unit, or why there is none. */
    public String figure() {
        if (!isKnown()) {
            return runs.get(runs.size() - 1).reason();
        }
        return column.text(median()) + (beside.isEmpty() ? "" : " (" + beside + ")");
    }

    /** The verdict in one or two words; empty without one, and without a figure, whose reason says it all. */
    public String word() {
        return verdict == null || !isKnown() ? "" : words(verdict.kind());
    }

    /** What follows the verdict's word: the change and its interval, or why it is not known. */
    String details() {
        return verdict == null ? "" : verdict.words().replaceFirst("^(about the same|not known)(: )?", "");
    }

    /** Why the figure cannot be compared; empty if it can. */
    String reason() {
        return verdict == null ? "" : verdict.reason();
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
