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
 * @param name its variant; if several builds have this name, the beginning of its checksum follows, and a number if the
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

    /** The smallest value with which the build serves, the smallest that is enough, and where it does not serve. */
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
        var saturation = largest().summary(Metric.SATURATION);
        if (!saturation.isFilled()) {
            return "it has no saturation with " + most;
        }
        if (!largest().serves()) {
            return "it does not serve each time with " + most + ", so it may need more";
        }
        if (saturation.isOpenEnded()) {
            return "only a lower bound of its saturation with " + most + " is known, so it may need more";
        }
        return Format.of("it needs at least %s %s to serve; from %s %s on it keeps at least %.0f %% of its saturation "
            + "with %s%s", from(VariedPoint::serves), unit, from(this::isEnough), unit,
            100 * ENOUGH, most, isSingle() ? " (n=1)" : "");
    }

    /** The smallest value from which on all are as wanted; the largest is. */
    private String from(Predicate<VariedPoint> wanted) {
        var smallest = points.size() - 1;
        while (smallest > 0 && wanted.test(points.get(smallest - 1))) {
            smallest--;
        }
        return points.get(smallest).value();
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
