package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Range;
import dev.a2b.measure.statistics.Statistics;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * What a build does with one value of the setting that its plan varies. Cells are texts for people.
 *
 * @param value the value, as it was given
 * @param runs the runs, at least one
 */
record VariedPoint(String value, List<Run> runs) {

    /** Stands for a figure that no run has. */
    static final String NONE = "–";

    private static final String UNKNOWN = "unknown";

    /** The value as a number. */
    double number() {
        return Double.parseDouble(value);
    }

    /** The median of the runs that count. */
    MetricSummary summary(Metric metric) {
        var counting = counting(metric.figures());
        return counting.isEmpty() ? MetricSummary.empty(metric, NONE) : MetricSummary.of(metric, counting);
    }

    /** The median with its range, or why there is none. */
    String cell(Metric metric) {
        var summary = summary(metric);
        if (!summary.isFilled()) {
            return summary.note();
        }
        var ends = summary.ends().isEmpty() ? "" : " (" + summary.ends() + ")";
        return summary.figure() + ends + (summary.note().isEmpty() ? "" : ", " + summary.note());
    }

    /** Whether it started in all its runs. */
    boolean starts() {
        return runs.stream().allMatch(VariedPoint::hasStarted);
    }

    /** Whether it started in none of its runs. */
    boolean neverStarts() {
        return runs.stream().noneMatch(VariedPoint::hasStarted);
    }

    /** Whether it served its load to the end in all its runs. */
    boolean serves() {
        return runs.stream().allMatch(VariedPoint::hasServed);
    }

    /** Whether it served its load to the end in none of its runs. */
    boolean neverServes() {
        return runs.stream().noneMatch(VariedPoint::hasServed);
    }

    /** In how many runs it started. */
    String started() {
        return share(runs, VariedPoint::hasStarted);
    }

    /** In how many runs it served its load to the end. */
    String served() {
        return share(runs, VariedPoint::hasServed);
    }

    /** In how many runs its level passed. A run with a late load generator does not count: it does not show it. */
    String passed() {
        var saying = runs.stream()
                .filter(run -> run.counts(Figures.LOAD) || isAtFault(run))
                .toList();
        return saying.isEmpty()
                ? Metric.NOT_COUNTED
                : share(saying, run -> run.counts(Figures.LOAD) && !run.load().lightFailed());
    }

    /** CPU time that collecting garbage took, in percent of the CPU time of the service during the load. */
    String collectorPercent() {
        return median(
                "%.1f",
                run -> run.resources().collectorCpuMillis() < 0
                        ? Double.NaN
                        : 100.0
                                * run.resources().collectorCpuMillis()
                                / cpuMillis(run.resources().samples()));
    }

    /** CPU time until the first response, in seconds. */
    String startupCpuSeconds() {
        return median(
                "%.1f",
                run -> {
                    var millis = run.startups().stream()
                            .mapToLong(Startup::cpuMillis)
                            .filter(known -> known >= 0)
                            .toArray();
                    return millis.length == 0 ? Double.NaN : Statistics.median(millis) / 1e3;
                });
    }

    /** CPU time under the light load, in seconds. */
    String loadCpuSeconds() {
        return median(
                "%.1f",
                run -> run.resources().usage().cpuMillis() < 0
                        ? Double.NaN
                        : run.resources().usage().cpuMillis() / 1e3);
    }

    /** What was offered under the light load, in requests per second. */
    String offered() {
        return median("%.0f", run -> run.load().light().offered().requestsPerSecond());
    }

    private String median(String format, ToDoubleFunction<Run> figure) {
        var counting = counting(Figures.LOAD);
        var values =
                counting.stream().mapToDouble(figure).filter(Double::isFinite).toArray();
        return counting.isEmpty()
                ? NONE
                : values.length == 0
                        ? UNKNOWN
                        : Format.of(format, Range.of(values).median());
    }

    private static String share(List<Run> of, Predicate<Run> wanted) {
        var met = of.stream().filter(wanted).count();
        return met == of.size() ? "yes" : met == 0 ? "no" : met + " of " + of.size();
    }

    private List<Run> counting(Figures figures) {
        return runs.stream().filter(run -> run.counts(figures)).toList();
    }

    private static boolean hasStarted(Run run) {
        return passed(run, Kind.START);
    }

    private static boolean hasServed(Run run) {
        return hasStarted(run) && passed(run, Kind.BEFORE_LOAD) && passed(run, Kind.PROCESS);
    }

    private static boolean isAtFault(Run run) {
        return run.findings().checks().stream().anyMatch(ValidityCheck::isServiceFault);
    }

    private static boolean passed(Run run, Kind kind) {
        return run.findings().checks().stream().allMatch(check -> check.passed() || check.kind() != kind);
    }

    private static double cpuMillis(List<Sample> samples) {
        return samples.size() < 2
                ? Double.NaN
                : samples.get(samples.size() - 1).cpuMillis() - samples.get(0).cpuMillis();
    }
}
