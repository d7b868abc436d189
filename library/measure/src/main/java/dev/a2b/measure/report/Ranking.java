package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.stream.IntStream;

/** Compares builds, metric by metric: each one with the baseline, and with the best one. */
final class Ranking {

    private final List<ComparedBuild> builds;
    private final ComparedBuild baseline;

    /** @param builds at least two builds before they are compared, one of which is the baseline */
    Ranking(List<ComparedBuild> builds, ComparedBuild baseline) {
        this.builds = builds;
        this.baseline = baseline;
    }

    /** The builds with the result of the comparison. */
    List<ComparedBuild> compared() {
        var metrics = Metric.ALL.stream()
                .map(metric -> standing(metric, differing(metric)))
                .toList();
        return IntStream.range(0, builds.size())
                .mapToObj(build -> builds.get(build)
                        .with(metrics.stream().map(cells -> cells.get(build)).toList()))
                .toList();
    }

    private List<MetricSummary> differing(Metric metric) {
        return builds.stream()
                .map(build -> build == baseline || metric.better() == Metric.Better.NEITHER
                        ? build.cell(metric)
                        : build.cell(metric)
                                .with(Difference.between(metric, build.repeats(), baseline.repeats())
                                        .orElse(null)))
                .toList();
    }

    private List<MetricSummary> standing(Metric metric, List<MetricSummary> cells) {
        var filled = cells.stream().filter(MetricSummary::isFilled).toList();
        var different = filled.stream().map(MetricSummary::figure).distinct().count();
        if (metric.better() == Metric.Better.NEITHER || different < 2 || !isComparable(metric)) {
            return cells;
        }
        var best = filled.stream()
                .reduce((one, other) -> isBetter(filled, other, one) ? other : one)
                .orElseThrow();
        if (best.isOpenEnded()) {
            return cells; // a lower bound ranks no build
        }
        var leader = builds.get(cells.indexOf(best));
        return IntStream.range(0, cells.size())
                .mapToObj(build -> cells.get(build).with(standing(builds.get(build), cells.get(build), leader, best)))
                .toList();
    }

    /** Whether the figures of all builds are of the same measure. */
    private boolean isComparable(Metric metric) {
        return builds.stream()
                .allMatch(build -> metric.isComparable(
                        build.repeats().newest(), baseline.repeats().newest()));
    }

    /** Of two figures that read the same, the one with more repeats is better. */
    private boolean isBetter(List<MetricSummary> cells, MetricSummary one, MetricSummary other) {
        if (one.figure().equals(other.figure())) {
            return one.range().repeats() > other.range().repeats();
        }
        return isJoined(cells)
                ? one.metric().isBetter(relative(one), relative(other))
                : one.metric().isBetter(one.range().median(), other.range().median());
    }

    /**
     * Whether the builds come from several series that have the baseline in common. Then figures are compared by their
     * ratio to that of the baseline, because the machine may have changed between the series.
     */
    private boolean isJoined(List<MetricSummary> cells) {
        var series = builds.stream()
                .flatMap(build -> build.repeats().runs().stream())
                .map(Ranking::series)
                .distinct();
        return series.count() > 1
                && cells.stream().filter(cell -> cell.difference() == null).count() <= 1;
    }

    private static String series(Run run) {
        return run.context().round() == null ? "" : run.context().round().series();
    }

    /** The baseline has no difference from itself. */
    private static double relative(MetricSummary cell) {
        return cell.difference() == null ? 1 : cell.difference().range().median();
    }

    /** Whether the true value of a build may be higher, so that the best figure may not be that of the best build. */
    private boolean hasLowerBounds(Metric metric) {
        return builds.stream().map(build -> build.cell(metric)).anyMatch(cell -> cell.isFilled() && cell.isOpenEnded());
    }

    private Standing standing(ComparedBuild build, MetricSummary cell, ComparedBuild leader, MetricSummary best) {

        if (!cell.isFilled()) {
            return Standing.NONE;
        }
        if (cell.figure().equals(best.figure())) {
            return cell.isSingle() || hasLowerBounds(cell.metric()) ? Standing.BEST_SEEN : Standing.BEST;
        }
        if (cell.isOpenEnded()) {
            return Standing.UNKNOWN;
        }
        return Difference.between(cell.metric(), build.repeats(), leader.repeats())
                .map(Difference::standing)
                .orElseGet(() -> withoutRounds(cell, best));
    }

    private static Standing withoutRounds(MetricSummary cell, MetricSummary best) {
        if (cell.difference() != null && best.difference() != null) {
            return cell.difference().standing(best.difference());
        }
        if (cell.range().overlaps(best.range())) {
            return Standing.TIE;
        }
        return Difference.isApart(cell.range(), best.range()) ? Standing.DIFFERENT : Standing.UNKNOWN;
    }
}
