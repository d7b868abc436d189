package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Range;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many times the figure of another build the figure of a build is.
 *
 * @param ratios the ratios of the two, one for each round in which both were measured; a single one if {@code exact}
 * @param range median and range of the ratios
 * @param exact whether the figure has no sampling error, so that the two builds are compared directly
 */
record Difference(List<Double> ratios, Range range, boolean exact) {

    /** Number of rounds from which on a difference is claimed. */
    static final int FEWEST = 3;

    private static final double SAME = 1;
    private static final double SIGNIFICANT = 0.01;
    /** As far from 1, repeats of one build can lie, too; see {@link Range#isUnstable}. */
    private static final double CLOSE = 1.1;

    private static final double ABOUT_SAME = 1.15;
    private static final String NOT_KNOWN = "not known";

    /** Compares two builds; empty if no round has the figure of both. */
    static Optional<Difference> between(Metric metric, Repeats build, Repeats other) {
        if (metric.isExact()) {
            return direct(metric, build, other);
        }
        var ratios = RunPairs.of(build, other, metric.figures()).stream()
                .filter(pair -> metric.isComparable(pair.run(), pair.other()))
                .filter(pair -> !metric.isOpenEnded(pair.run()) && !metric.isOpenEnded(pair.other()))
                .map(pair -> ratio(metric.of(pair.run()), metric.of(pair.other())))
                .flatMap(Optional::stream);
        // A pair of artifacts is built once and measured in several rounds: that is one ratio, not one for each round.
        var independent = (metric == Metric.BUILD_TIME ? ratios.distinct() : ratios).toList();
        return independent.isEmpty() ? Optional.empty() : Optional.of(of(independent));
    }

    /** The difference that these ratios show, at least one. */
    static Difference of(List<Double> ratios) {
        return new Difference(ratios, Range.of(doubles(ratios)), false);
    }

    private static Optional<Difference> direct(Metric metric, Repeats build, Repeats other) {
        return RunPairs.of(build, other, metric.figures()).stream()
                .findFirst()
                .map(pair -> ratio(metric.of(pair.run()), metric.of(pair.other())))
                .orElseGet(() -> ratio(first(metric, build), first(metric, other)))
                .map(ratio -> new Difference(List.of(ratio), Range.of(ratio), true));
    }

    private static OptionalDouble first(Metric metric, Repeats repeats) {
        return repeats.counting(metric.figures()).stream()
                .map(metric::of)
                .filter(OptionalDouble::isPresent)
                .findFirst()
                .orElse(OptionalDouble.empty());
    }

    private static Optional<Double> ratio(OptionalDouble figure, OptionalDouble other) {
        return figure.isEmpty() || other.isEmpty() || other.getAsDouble() <= 0
                ? Optional.empty()
                : Optional.of(figure.getAsDouble() / other.getAsDouble());
    }

    private static double[] doubles(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /**
     * Whether a difference is claimed. A report compares many figures, so that 95 % for each would often be wrong.
     *
     * <p>From {@link Range#ENOUGH} rounds on: if the 95 % interval does not contain 1, and the sign test of the ratios
     * is significant at 1 %. With fewer rounds, but at least {@value #FEWEST}: if all ratios are on one side of 1, and
     * differ by a smaller factor from each other than from 1 (1.18 to 1.38 do: 1.38 / 1.18 is 1.17). For two equal
     * builds, this is the case in 4 % of all comparisons of three rounds, and in fewer than 1 % of those of more; compare
     * E. Lord, <i>The use of range in place of standard deviation in the t-test</i>, Biometrika 34, 1947.
     */
    boolean isClaimed() {
        if (range.low() <= SAME && SAME <= range.high()) {
            return false;
        }
        return exact || (range.isInterval() ? signTest() <= SIGNIFICANT : ratios.size() >= FEWEST && isFarFromSame());
    }

    private boolean isFarFromSame() {
        return range.low() > SAME
                ? range.low() * range.low() > range.high()
                : range.high() * range.high() < range.low();
    }

    /**
     * How likely it is for two equal builds that the ratios are on the two sides of 1 as unequally as here. A ratio of
     * 1 is on neither side, so it does not count.
     */
    private double signTest() {
        var above = ratios.stream().filter(ratio -> ratio > SAME).count();
        var below = ratios.stream().filter(ratio -> ratio < SAME).count();
        var all = above + below;
        var ways = 1.0;
        var sum = 0.0;
        for (var k = 0; k <= Math.min(above, below); k++) {
            sum += ways;
            ways = ways * (all - k) / (k + 1);
        }
        return Math.min(1, 2 * sum / Math.pow(2, all));
    }

    /**
     * Whether the rounds show no difference: they are on both sides of 1, or close to it. Otherwise it is not
     * known whether there is one, unless it is claimed. One round shows nothing.
     */
    boolean isNone() {
        if (isClaimed() || !exact && ratios.size() < 2) {
            return false;
        }
        return range.low() <= SAME && SAME <= range.high() || range.low() > SAME / CLOSE && range.high() < SAME * CLOSE;
    }

    /** What the difference from the best build says about a build. */
    Standing standing() {
        if (isClaimed()) {
            return Standing.DIFFERENT;
        }
        return isNone() ? Standing.TIE : Standing.UNKNOWN;
    }

    /** The same for two builds that were compared with a third one in different rounds. */
    Standing standing(Difference best) {
        if (range.overlaps(best.range)) {
            return Standing.TIE;
        }
        return isApart(range, best.range) ? Standing.DIFFERENT : Standing.UNKNOWN;
    }

    /**
     * Whether two ranges of runs that no round joins show a difference: both have at least {@value #FEWEST} values, and
     * they are farther from each other than either is wide. For two equal builds, this is the case in 1 % of all
     * comparisons of three runs with three.
     */
    static boolean isApart(Range one, Range other) {
        return Math.min(one.repeats(), other.repeats()) >= FEWEST && one.isFarFrom(other);
    }

    /** The median for people, as in {@code ×1.80}. */
    String text() {
        return "×" + text(range.median());
    }

    /** What it says about the two builds, for people; empty for that of an exact figure which reads the same. */
    String finding() {
        if (exact) {
            return text(range.median()).equals(text(SAME)) ? "" : text();
        }
        if (isNone()) {
            return verdict();
        }
        return (ends().isEmpty() ? text() : text() + " (" + ends() + ")") + doubt();
    }

    /** What the rounds say where they claim no difference. */
    String verdict() {
        return isAboutSame() ? "about the same (within 15 %)" : NOT_KNOWN;
    }

    /** Whether the whole range is within 15 % of 1, and no difference is claimed. */
    boolean isAboutSame() {
        return isNone() && range.low() > SAME / ABOUT_SAME && range.high() < SAME * ABOUT_SAME;
    }

    /** Why it is not claimed, as in {@code , not known}; empty if it is. */
    String doubt() {
        if (isClaimed()) {
            return "";
        }
        return ratios.size() > 1 ? ", " + NOT_KNOWN : ", one round";
    }

    /** The ends of the range for people, as in {@code 1.75 to 1.86}; empty if they read the same. */
    String ends() {
        var low = text(range.low());
        var high = text(range.high());
        return low.equals(high) ? "" : low + " to " + high;
    }

    /** A ratio with at least two digits that count. */
    static String text(double ratio) {
        return Format.of(ratio >= 10 ? "%.0f" : ratio >= 0.1 ? "%.2f" : "%.3f", ratio);
    }
}
