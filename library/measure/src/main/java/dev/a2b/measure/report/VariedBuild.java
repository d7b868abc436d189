package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A build under a plan that varies one setting.
 *
 * @param name its name; if several builds have this name, the beginning of its checksum follows, and a number if the
 *     builds differ in more than their files
 * @param points what it does with each value, the values rising; at least one
 */
record VariedBuild(String name, List<VariedPoint> points) {

    /** Share of the saturation with the largest value that a smaller value should keep. */
    private static final double ENOUGH = 0.95;

    /** The saturation with a value, as a share of that with the largest value; empty if one of them is not known. */
    OptionalDouble share(VariedPoint point) {
        var saturation = point.summary(Metric.SATURATION);
        var most = largest().summary(Metric.SATURATION);
        return saturation.isFilled() && most.isFilled() && !most.isOpenEnded()
                ? OptionalDouble.of(saturation.range().median() / most.range().median())
                : OptionalDouble.empty();
    }

    /** Between which values lies what the build needs, from which on it is enough, and where it does not serve. */
    String conclusion(String unit) {
        var sentences = new ArrayList<>(List.of(name + ": " + smallest(unit) + "."));
        values(unit, VariedPoint::neverStarts)
                .ifPresent(values -> sentences.add("It does not start with " + values + "."));
        values(unit, point -> !point.starts() && !point.neverStarts())
                .ifPresent(values -> sentences.add("It does not start each time with " + values + "."));
        values(unit, point -> point.starts() && !point.serves())
                .ifPresent(values -> sentences.add("It starts with " + values + ", but does not serve until the end."));
        return String.join(" ", sentences);
    }

    private String smallest(String unit) {
        var most = largest().value() + " " + unit;
        if (points.size() == 1) {
            return "only " + most + " was measured";
        }
        if (!largest().serves()) {
            return "it does not serve " + each(largest()) + "with " + most + ", so it may need more";
        }
        return serving(unit) + keeping(unit) + (isSingle() ? " (n=1)" : "");
    }

    /** The values between which lies what the build needs. Its need is not that of the smallest one that was tried. */
    private String serving(String unit) {
        var from = from(VariedPoint::serves);
        var serves = "it serves with " + points.get(from).value() + " " + unit;
        if (from == 0) {
            return serves + ", the smallest value that was tried, so it may need less";
        }
        var below = points.get(from - 1);
        var others = values(unit, point -> point.serves() && point.number() < below.number());
        return Format.of(
                "%s and not %swith %s %s, %s",
                serves,
                each(below),
                below.value(),
                unit,
                others.map(values -> "but also with " + values + ", so chance decides: repeat the runs")
                        .orElse("so what it needs lies between"));
    }

    /** With which values it keeps its saturation; empty if it serves with the largest one only. */
    private String keeping(String unit) {
        if (points.stream().filter(VariedPoint::serves).count() == 1) {
            return "";
        }
        var saturation = Format.of("its saturation with %s %s", largest().value(), unit);
        var most = largest().summary(Metric.SATURATION);
        if (!most.isFilled()) {
            return "; " + saturation + " is not known";
        }
        return most.isOpenEnded()
                ? "; only a lower bound of " + saturation + " is known"
                : "; " + enough(unit, Format.of("at least %.0f %% of %s", 100 * ENOUGH, saturation));
    }

    /** That the largest value is enough is no finding: it is compared with itself. */
    private String enough(String unit, String kept) {
        var from = from(this::isEnough);
        if (from < points.size() - 1) {
            return Format.of("from %s %s on it keeps %s", points.get(from).value(), unit, kept);
        }
        var areKnown = points.stream()
                .allMatch(point -> !point.serves() || share(point).isPresent());
        return values(unit, point -> !point.equals(largest()) && isEnough(point))
                .map(values -> Format.of("it keeps %s also with %s, but not with each value between", kept, values))
                .orElse("no smaller value that was tried " + (areKnown ? "keeps " : "is known to keep ") + kept);
    }

    /** The place of the smallest value from which on all are as wanted; the largest is. */
    private int from(Predicate<VariedPoint> wanted) {
        var smallest = points.size() - 1;
        while (smallest > 0 && wanted.test(points.get(smallest - 1))) {
            smallest--;
        }
        return smallest;
    }

    /** Tells a value with which it serves in some runs from one with which it serves in none. */
    private static String each(VariedPoint failing) {
        return failing.neverServes() ? "" : "each time ";
    }

    private boolean isEnough(VariedPoint point) {
        return point.serves() && share(point).orElse(0) >= ENOUGH;
    }

    private boolean isSingle() {
        return points.stream().allMatch(point -> point.runs().size() == 1);
    }

    private VariedPoint largest() {
        return points.get(points.size() - 1);
    }

    /** The values of these points; empty if there are none. */
    private Optional<String> values(String unit, Predicate<VariedPoint> wanted) {
        var values = points.stream().filter(wanted).map(VariedPoint::value).collect(Collectors.joining(", "));
        return values.isEmpty() ? Optional.empty() : Optional.of(values + " " + unit);
    }
}
