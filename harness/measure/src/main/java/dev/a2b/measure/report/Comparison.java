package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All builds that were measured under the same conditions, in the order of their names. */
record Comparison(Conditions conditions, List<ComparedBuild> builds) {

    /**
     * One comparison for each set of conditions, first those without a watermark, then the ranked ones, then the
     * newest.
     */
    static List<Comparison> of(List<Run> runs) {
        var byConditions = Repeats.of(runs).stream()
            .collect(Collectors.groupingBy(repeats -> Conditions.of(repeats.newest())));
        return byConditions.entrySet().stream()
            .map(entry -> new Comparison(entry.getKey(), ranked(entry.getKey(), named(entry.getValue()))))
            .sorted(Comparator
                .comparing((Comparison comparison) -> !comparison.conditions().watermark().isEmpty())
                .thenComparing(comparison -> !comparison.isRanked())
                .thenComparing(Comparison::newest, Comparator.reverseOrder()))
            .toList();
    }

    /** Whether it ranks builds: its plan has no watermark, and it has several builds. */
    boolean isRanked() {
        return conditions.watermark().isEmpty() && builds.size() > 1;
    }

    /** All runs, build by build. */
    List<Run> runs() {
        return builds.stream().flatMap(build -> build.repeats().runs().stream()).toList();
    }

    /** The best build in a metric; of several, the one with the most repeats; empty if the metric ranks none. */
    Optional<ComparedBuild> best(Metric metric) {
        return builds.stream().filter(build -> build.cell(metric).leads())
            .min(Comparator.comparingInt(build -> -build.cell(metric).range().repeats()));
    }

    private String newest() {
        return runs().stream().map(Run::id).max(Comparator.naturalOrder()).orElseThrow();
    }

    private static List<ComparedBuild> named(List<Repeats> all) {
        var byVariant = new TreeMap<>(all.stream().collect(Collectors.groupingBy(
            repeats -> repeats.newest().build().variant())));
        var builds = new ArrayList<ComparedBuild>();
        byVariant.forEach((variant, alike) -> alike.forEach(repeats -> builds.add(ComparedBuild.of(
            alike.size() == 1 ? variant : variant + " " + distinction(repeats.newest()), repeats))));
        return builds;
    }

    private static String distinction(Run run) {
        var digest = run.build().sha256().replaceFirst("^sha256:", "");
        return digest.substring(0, Math.min(7, digest.length())) + " on " + run.context().database().text();
    }

    private static List<ComparedBuild> ranked(Conditions conditions, List<ComparedBuild> builds) {
        if (builds.size() < 2 || !conditions.watermark().isEmpty()) {
            return builds;
        }
        var metrics = Metric.ALL.stream()
            .map(metric -> ranked(metric, builds.stream().map(build -> build.cell(metric)).toList()))
            .toList();
        return IntStream.range(0, builds.size())
            .mapToObj(build -> new ComparedBuild(builds.get(build).name(), builds.get(build).repeats(),
                metrics.stream().map(cells -> cells.get(build)).toList()))
            .toList();
    }

    /** The summaries of one metric, each compared with the best one. */
    private static List<MetricSummary> ranked(Metric metric, List<MetricSummary> cells) {
        var filled = cells.stream().filter(MetricSummary::isFilled).toList();
        var different = filled.stream().map(MetricSummary::figure).distinct().count();
        if (metric.better() == Metric.Better.NEITHER || different < 2) {
            return cells;
        }
        var best = filled.stream().reduce((one, other) -> isBetter(other, one) ? other : one).orElseThrow();
        if (best.isOpenEnded()) {
            return cells; // a figure that something else than the build limits ranks no build
        }
        return cells.stream().map(cell -> cell.with(standing(cell, best))).toList();
    }

    /** Of two figures that read the same, the one with more repeats is better. */
    private static boolean isBetter(MetricSummary cell, MetricSummary other) {
        return cell.figure().equals(other.figure())
            ? cell.range().repeats() > other.range().repeats()
            : cell.metric().isBetter(cell.range().median(), other.range().median());
    }

    private static Standing standing(MetricSummary cell, MetricSummary best) {
        if (!cell.isFilled()) {
            return Standing.NONE;
        }
        if (cell.figure().equals(best.figure())) {
            return cell.range().isKnown() ? Standing.BEST : Standing.BEST_SEEN;
        }
        if (cell.isOpenEnded()) {
            return Standing.UNKNOWN;
        }
        if (cell.range().overlaps(best.range())) {
            return Standing.NO_DIFFERENCE;
        }
        return cell.range().isKnown() && best.range().isKnown() ? Standing.DIFFERENT : Standing.UNKNOWN;
    }
}
