package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.report.LineChart.Line;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Charts of the builds of a comparison over time. */
final class OverTime {

    private static final int MINUTE = 60;
    private static final double SECOND = 1000;
    private static final int EVERY = 5;
    private static final Set<String> FIRST = Set.of(Plan.FIRST_MINUTE, Plan.WARM_UP);

    private final Comparison comparison;

    OverTime(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The first minute by second; empty if no run had load. */
    List<LineChart> firstMinute() {
        var counted = comparison.counted();
        return counted.isEmpty()
                ? List.of()
                : List.of(
                        LineChart.overSeconds(
                                "Successful responses a second",
                                false,
                                1,
                                seconds(timeline -> timeline.successful().stream()
                                        .map(Integer::doubleValue)
                                        .toList()),
                                "how soon after its start a build answers all that is offered",
                                "how it answers a higher load: the first minute is far from the limits"),
                        LineChart.overSeconds(
                                "p95 of each second (ms)",
                                true,
                                1,
                                seconds(timeline -> timeline.p95Millis().stream()
                                        .map(millis -> millis == null || millis < 0 ? null : (double) millis)
                                        .toList()),
                                "how long 19 of 20 users wait at most, second by second",
                                "how many requests fail: they are not in it"));
    }

    /** The memory of the service; empty if it is not known. */
    List<LineChart> memory() {
        var lines = comparison.counted().stream()
                .map(build -> new Line(build.name(), memory(build.typical())))
                .filter(line -> line.y().stream().anyMatch(Objects::nonNull))
                .toList();
        return lines.isEmpty()
                ? List.of()
                : List.of(LineChart.overSeconds(
                        "Memory of the service (MB)",
                        false,
                        EVERY,
                        lines,
                        "when memory rises, and whether it comes back, in one run of each build",
                        "how little memory is enough: a JVM uses what it is given"));
    }

    private List<Line> seconds(Function<Timeline, List<Double>> values) {
        return comparison.counted().stream()
                .map(build -> new Line(
                        build.name(),
                        medians(build.counting(Figures.LOAD).stream()
                                .map(run ->
                                        firstMinute(run, values.apply(run.load().timeline())))
                                .toList())))
                .toList();
    }

    private static List<Double> firstMinute(Run run, List<Double> seconds) {
        var from =
                (int) Math.max(0, Math.round((begin(run) - run.load().timeline().from()) / SECOND));
        return from >= seconds.size() ? List.of() : seconds.subList(from, Math.min(seconds.size(), from + MINUTE));
    }

    private static List<Double> medians(List<List<Double>> runs) {
        var longest = runs.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, longest)
                .mapToObj(second -> median(runs.stream()
                        .filter(run -> second < run.size())
                        .map(run -> run.get(second))
                        .filter(Objects::nonNull)
                        .sorted()
                        .toList()))
                .toList();
    }

    private static Double median(List<Double> sorted) {
        return sorted.isEmpty() ? null : sorted.get(sorted.size() / 2);
    }

    /** The largest memory of every few seconds since the load began. */
    private static List<Double> memory(Run run) {
        var begin = begin(run);
        var values = new ArrayList<Double>();
        for (var sample : run.resources().samples()) {
            var place = (int) Math.floor((sample.time() - begin) / SECOND / EVERY);
            if (place >= 0 && sample.memoryBytes() >= 0) {
                while (values.size() <= place) {
                    values.add(null);
                }
                values.set(place, larger(values.get(place), sample));
            }
        }
        return values;
    }

    private static Double larger(Double value, Sample sample) {
        var memory = sample.memoryBytes() / 1e6;
        return value == null || value < memory ? memory : value;
    }

    private static long begin(Run run) {
        return run.context().phases().stream()
                .filter(phase -> FIRST.contains(phase.name()))
                .findFirst()
                .map(Phase::from)
                .orElse(run.load().timeline().from());
    }
}
