package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * The figures of one metric and one build, summarized over the runs that count.
 *
 * @param metric the metric
 * @param range median and range; null if there is no figure
 * @param note why there is no figure, or what a reader must know about some repeats; may be empty
 * @param prefix {@code at least} if the true value of a repeat may be higher; otherwise empty
 * @param difference the comparison with the baseline; null for the baseline, and if there is none
 * @param standing the result of the comparison with the best build
 */
record MetricSummary(Metric metric, Range range, String note, String prefix, Difference difference, Standing standing) {

    /** How a build compares with the best median of a metric. */
    enum Standing {
        /** It has the best median, or one with the same displayed figure. */
        BEST,
        /** It has the best figure, but from a single run without a range, or another build may have a better one. */
        BEST_SEEN,
        /**
         * The runs show no difference from the best: by their rounds, see {@link Difference#isClaimed}, or else because
         * the ranges overlap; the range of a single run is its figure.
         */
        TIE,
        /** The runs show a difference from the best. */
        DIFFERENT,
        /** It differs from the best, but the runs are too few to claim it, or its own true value may be higher. */
        UNKNOWN,
        /** The metric or the plan does not rank builds, or there is no other figure. */
        NONE
    }

    /** The summary of runs that count. */
    static MetricSummary of(Metric metric, List<Run> sound) {
        var values = sound.stream()
                .map(metric::of)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .toArray();
        if (values.length == 0) {
            return new MetricSummary(metric, null, metric.without(), "", null, Standing.NONE);
        }
        // An artifact may have been built once and measured several times.
        var different =
                metric == Metric.BUILD_TIME ? DoubleStream.of(values).distinct().toArray() : values;
        return new MetricSummary(
                metric,
                Range.of(different),
                String.join(", ", notes(metric, sound, values.length)),
                Metric.prefix(sound.stream().anyMatch(metric::isOpenEnded)),
                null,
                Standing.NONE);
    }

    private static List<String> notes(Metric metric, List<Run> sound, int figures) {
        var notes = new ArrayList<>(sound.stream()
                .flatMap(run -> metric.notes(run).stream())
                .distinct()
                .toList());
        if (figures < sound.size()) {
            notes.add(metric.without() + " in " + (sound.size() - figures) + " of " + sound.size() + " runs");
        }
        return notes;
    }

    /** A summary without a figure. */
    static MetricSummary empty(Metric metric, String reason) {
        return new MetricSummary(metric, null, reason, "", null, Standing.NONE);
    }

    /** Whether the true value may be higher. */
    boolean isOpenEnded() {
        return !prefix.isEmpty();
    }

    /** Whether there is a figure. */
    boolean isFilled() {
        return range != null;
    }

    /** A copy with a standing. */
    MetricSummary with(Standing given) {
        return new MetricSummary(metric, range, note, prefix, difference, given);
    }

    /** A copy with a difference from the baseline. */
    MetricSummary with(Difference given) {
        return new MetricSummary(metric, range, note, prefix, given, standing);
    }

    /** Whether it is from a single run, which has no range, so that no difference can be claimed. */
    boolean isSingle() {
        return !range.isKnown() && !metric.isExact();
    }

    /** Whether it has the best figure. */
    boolean leads() {
        return standing == Standing.BEST || standing == Standing.BEST_SEEN;
    }

    /** Whether it has the best figure, or ties with it. */
    boolean leadsOrTies() {
        return leads() || standing == Standing.TIE;
    }

    /** The median with the prefix, without unit. */
    String figure() {
        return prefix + metric.text(range.median());
    }

    /** The ends of the range; empty if they read the same. */
    String ends() {
        var low = metric.text(range.low());
        var high = metric.text(range.high());
        return low.equals(high) ? "" : low + " to " + high;
    }

    /** How the figure differs from that of the baseline, a few words; empty if that is unknown. */
    String comparedWithBaseline() {
        return difference == null ? "" : difference.finding();
    }

    /** Whether there is a figure whose runs differ by more than 10 %. */
    boolean isUnstable() {
        return isFilled() && range.isUnstable();
    }
}
