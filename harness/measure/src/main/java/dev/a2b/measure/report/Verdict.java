package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which build to ship, as far as a comparison can say.
 *
 * @param headline the answer in a sentence or two
 * @param points one for each column that decides
 */
record Verdict(String headline, List<Point> points) {

    private static final int MOST_NAMES = 4;

    /**
     * The best build in one column.
     *
     * @param standing how sure that is, and what comes next
     */
    record Point(Metric column, String build, String figure, String standing) {
    }

    static Verdict of(Comparison comparison) {
        if (!comparison.conditions().watermark().isEmpty()) {
            return new Verdict("No build is ranked. Plan " + comparison.conditions().watermark()
                + ". Plan standard gives figures to choose by.", List.of());
        }
        if (comparison.builds().size() < 2) {
            return new Verdict("One build was measured, " + comparison.builds().get(0).name()
                + ". Measure another one to choose between them.", List.of());
        }
        var points = Metric.DECIDING.stream()
            .flatMap(column -> comparison.best(column).map(best -> point(comparison, column, best)).stream())
            .toList();
        return new Verdict(headline(comparison, points), points);
    }

    private static Point point(Comparison comparison, Metric column, ComparedBuild best) {
        var cell = best.cell(column);
        return new Point(column, best.name(), cell.prefix() + column.tell(cell.range().median()),
            standing(comparison, column, best));
    }

    private static String standing(Comparison comparison, Metric column, ComparedBuild best) {
        var equals = comparison.builds().stream()
            .filter(build -> build != best && isAhead(build.cell(column))).map(ComparedBuild::name).toList();
        if (!equals.isEmpty()) {
            return "no difference shown to " + (equals.size() > MOST_NAMES ? equals.size() + " others" : list(equals));
        }
        var next = comparison.builds().stream()
            .filter(build -> build != best && build.cell(column).isFilled())
            .min((one, other) -> column.isBetter(median(one, column), median(other, column)) ? -1 : 1)
            .orElseThrow();
        var told = next.name() + ", " + next.cell(column).prefix() + column.tell(median(next, column));
        return next.cell(column).standing() == Standing.UNKNOWN
            ? "next seen: " + told + "; a difference cannot be claimed"
            : "next: " + told;
    }

    private static String headline(Comparison comparison, List<Point> points) {
        if (points.isEmpty()) {
            return "There is nothing to rank builds by: see below.";
        }
        var leads = comparison.builds().stream().collect(Collectors.toMap(ComparedBuild::name,
            build -> points.stream().filter(point -> isAhead(build.cell(point.column()))).count()));
        var most = leads.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        var ahead = comparison.builds().stream().map(ComparedBuild::name).filter(name -> leads.get(name).equals(most))
            .toList();
        var others = points.stream()
            .filter(point -> ahead.stream().noneMatch(name -> isAhead(cell(comparison, name, point.column()))))
            .collect(Collectors.groupingBy(Point::build, LinkedHashMap::new,
                Collectors.mapping(point -> point.column().praise(), Collectors.toList())));
        var unsure = comparison.builds().stream().anyMatch(build -> build.counted() == 1);
        var one = unsure ? " looks" : " is";
        var several = unsure ? " each look" : " each are";
        var sentences = new ArrayList<String>();
        sentences.add(list(ahead) + (ahead.size() == 1 ? one : several) + " best, or not shown to differ from the best,"
            + " in " + most + " of " + points.size() + " figures that decide.");
        others.forEach((build, praises) -> sentences.add(build + " " + list(praises) + "."));
        if (unsure) {
            sentences.add("Single runs have no range: repeat them before you rely on it.");
        }
        return String.join(" ", sentences);
    }

    private static MetricSummary cell(Comparison comparison, String build, Metric column) {
        return comparison.builds().stream().filter(one -> one.name().equals(build)).findFirst().orElseThrow()
            .cell(column);
    }

    private static boolean isAhead(MetricSummary cell) {
        return cell.leads() || cell.standing() == Standing.NO_DIFFERENCE;
    }

    private static double median(ComparedBuild build, Metric column) {
        return build.cell(column).range().median();
    }

    private static String list(List<String> words) {
        var last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
