package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The summary of a comparison: which builds lead.
 *
 * @param headline the summary in a few sentences
 * @param points one for each deciding metric; empty if no build is ranked
 */
record Verdict(String headline, List<Point> points) {

    private static final int MOST_NAMES = 4;

    /**
     * The best build in one metric.
     *
     * @param metric the metric
     * @param build name of the build
     * @param figure its figure with unit
     * @param standing which builds tie with it, or which is the next best
     */
    record Point(Metric metric, String build, String figure, String standing) {
    }

    static Verdict of(Comparison comparison) {
        if (!comparison.conditions().watermark().isEmpty()) {
            return new Verdict("No build is ranked (plan " + comparison.conditions().watermark()
                + "). Measure with -Dplan=standard to compare builds.", List.of());
        }
        if (comparison.builds().size() < 2) {
            return new Verdict("Only " + comparison.builds().get(0).name()
                + " was measured. Measure another build to compare them.", List.of());
        }
        var points = Metric.DECIDING.stream()
            .flatMap(metric -> comparison.best(metric).map(best -> point(comparison, metric, best)).stream())
            .toList();
        return new Verdict(headline(comparison, points), points);
    }

    private static Point point(Comparison comparison, Metric metric, ComparedBuild best) {
        var cell = best.cell(metric);
        return new Point(metric, best.name(), cell.prefix() + metric.formatWithUnit(cell.range().median()),
            standing(comparison, metric, best));
    }

    private static String standing(Comparison comparison, Metric metric, ComparedBuild best) {
        var equals = comparison.builds().stream()
            .filter(build -> build != best && build.cell(metric).leadsOrTies()).map(ComparedBuild::name).toList();
        if (!equals.isEmpty()) {
            return "ties with " + (equals.size() > MOST_NAMES ? equals.size() + " others" : list(equals));
        }
        var next = comparison.builds().stream()
            .filter(build -> build != best && build.cell(metric).isFilled())
            .min((one, other) -> metric.isBetter(median(one, metric), median(other, metric)) ? -1 : 1)
            .orElseThrow();
        var text = next.name() + ", " + next.cell(metric).prefix() + metric.formatWithUnit(median(next, metric));
        return next.cell(metric).standing() == Standing.UNKNOWN
            ? "next: " + text + "; no difference can be claimed"
            : "next: " + text;
    }

    private static String headline(Comparison comparison, List<Point> points) {
        if (points.isEmpty()) {
            return "No metric ranks these builds.";
        }
        var leads = comparison.builds().stream().collect(Collectors.toMap(ComparedBuild::name,
            build -> points.stream().filter(point -> build.cell(point.metric()).leadsOrTies()).count()));
        var most = leads.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        var ahead = comparison.builds().stream().map(ComparedBuild::name).filter(name -> leads.get(name).equals(most))
            .toList();
        var others = points.stream()
            .filter(point -> ahead.stream().noneMatch(name -> cell(comparison, name, point.metric()).leadsOrTies()))
            .collect(Collectors.groupingBy(Point::build, LinkedHashMap::new,
                Collectors.mapping(point -> point.metric().praise(), Collectors.toList())));
        var sentences = new ArrayList<String>();
        sentences.add(list(ahead) + (ahead.size() == 1 ? " leads or ties on " : " lead or tie on ") + most + " of "
            + points.size() + " deciding metrics.");
        others.forEach((build, praises) -> sentences.add(build + " " + list(praises) + "."));
        if (comparison.builds().stream().anyMatch(build -> build.counted() == 1)) {
            sentences.add("Single runs (n=1) have no range: repeat them before you rely on this.");
        }
        return String.join(" ", sentences);
    }

    private static MetricSummary cell(Comparison comparison, String build, Metric metric) {
        return comparison.builds().stream().filter(one -> one.name().equals(build)).findFirst().orElseThrow()
            .cell(metric);
    }

    private static double median(ComparedBuild build, Metric metric) {
        return build.cell(metric).range().median();
    }

    private static String list(List<String> words) {
        var last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
