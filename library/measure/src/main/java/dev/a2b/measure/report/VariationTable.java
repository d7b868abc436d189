package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.LoadPlan;
import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The runs of a plan that varies one setting: a row for each build and value, a chart over the values, and what they
 * say. Such runs are not part of a {@link Comparison}, which would be one for each value.
 */
final class VariationTable {

    /** What the runs have in common. Plan and limits are without what the setting changes. */
    private record Key(String setting, Plan plan, Limits limits, Machine machine) {}

    /** A column after those of the build and of the value. */
    private record Column(String head, BiFunction<VariedBuild, VariedPoint, String> cell) {

        static Column of(Metric metric) {
            return of(metric, metric.head());
        }

        static Column of(Metric metric, String head) {
            return new Column(head, (build, point) -> point.cell(metric));
        }
    }

    private final Key key;
    private final List<Run> runs;
    private final List<VariedBuild> builds;

    private VariationTable(Key key, List<Run> runs) {
        this.key = key;
        this.runs = runs;
        this.builds = builds(runs);
    }

    /** One table for each plan and setting, in the order of the runs. Runs that vary nothing are left out. */
    static List<VariationTable> of(List<Run> runs) {
        return runs.stream()
                .filter(run -> run.context().variation() != null)
                .collect(Collectors.groupingBy(VariationTable::key, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(entry -> new VariationTable(entry.getKey(), entry.getValue()))
                .toList();
    }

    String title() {
        return switch (key.setting) {
            case Limits.MEMORY -> "Memory that a build needs";
            case Limits.CPUS -> "Processors that a build needs";
            default -> "CPU and memory at each load";
        };
    }

    /** Plan, machine and limits, one line for people. */
    String conditions() {
        var limits = key.limits == null
                ? "no limits"
                : switch (key.setting) {
                    case Limits.MEMORY -> "limit: " + key.limits.cpus() + " processors";
                    case Limits.CPUS -> Format.of("limit: %.0f MB", key.limits.memoryBytes() / 1e6);
                    default -> "limits: " + key.limits.text();
                };
        return "Plan " + key.plan.name() + " on " + key.machine.text() + ", " + limits;
    }

    /** What a reader must know about every figure; empty for nothing. */
    String watermark() {
        return key.plan.watermark();
    }

    /** What the runs say about each build, one or more sentences each; empty if the setting is no limit. */
    List<String> conclusions() {
        return isOfLimits()
                ? builds.stream().map(build -> build.conclusion(unit())).toList()
                : List.of();
    }

    /** Why runs do not count, one sentence each. */
    List<String> remarks() {
        return runs.stream().flatMap(run -> Remarks.notCounted(run).stream()).toList();
    }

    List<String> heads() {
        return Stream.concat(Stream.of("build", valueHead()), columns().stream().map(Column::head))
                .toList();
    }

    List<List<String>> rows() {
        var columns = columns();
        return builds.stream()
                .flatMap(build -> build.points().stream()
                        .map(point -> Stream.concat(
                                        Stream.of(build.name(), point.value()),
                                        columns.stream().map(column -> column.cell.apply(build, point)))
                                .toList()))
                .toList();
    }

    /** The figures that show the effect of the setting, a line for each build. */
    List<Chart> charts() {
        return (isOfLimits() ? Stream.of(Metric.SATURATION) : Stream.of(Metric.CPU_PER_REQUEST, Metric.MEMORY))
                .map(this::chart)
                .toList();
    }

    private Chart chart(Metric metric) {
        var values = builds.stream()
                .flatMap(build -> build.points().stream())
                .sorted(Comparator.comparingDouble(VariedPoint::number))
                .map(VariedPoint::value)
                .distinct()
                .toList();
        var lines = IntStream.range(0, builds.size())
                .mapToObj(i -> Series.row(builds.get(i).name(), Series.colour(i), line(builds.get(i), metric, values)))
                .toList();
        return new Chart(
                Kind.LINES,
                metric.title(),
                "a value without valid figures has no point",
                valueHead(),
                Axis.linear(metric.unit()),
                values,
                lines,
                List.of());
    }

    private static List<Double> line(VariedBuild build, Metric metric, List<String> values) {
        var medians = new TreeMap<String, Double>();
        build.points().stream()
                .filter(point -> point.summary(metric).isFilled())
                .forEach(point ->
                        medians.put(point.value(), point.summary(metric).range().median()));
        return values.stream().map(medians::get).toList();
    }

    private List<Column> columns() {
        var loaded = runs.stream().filter(run -> run.load().isOffered()).findFirst();
        if (!isOfLimits()) {
            var window = loaded.map(
                    run -> Format.of(" of %.0f s", run.resources().usage().wallMillis() / 1e3));
            return List.of(
                    new Column("offered (requests/s)", (build, point) -> point.offered()),
                    new Column("passes", (build, point) -> point.passed()),
                    new Column("CPU until the first response (s)", (build, point) -> point.startupCpuSeconds()),
                    new Column(
                            "CPU in the window" + window.orElse("") + " (s)", (build, point) -> point.loadCpuSeconds()),
                    Column.of(Metric.CPU_PER_REQUEST),
                    Column.of(Metric.MEMORY),
                    Column.of(Metric.P95),
                    Column.of(Metric.FAILED));
        }
        var step = loaded.map(run -> " at " + Conditions.step(run)).orElse("");
        return List.of(
                new Column("starts", (build, point) -> point.started()),
                new Column("serves", (build, point) -> point.served()),
                Column.of(Metric.SATURATION),
                new Column("of that with the largest value (%)", VariationTable::share),
                Column.of(Metric.P95, Metric.P95.head() + step),
                Column.of(Metric.MEMORY, Metric.MEMORY.head() + step),
                new Column("garbage collection (% of CPU)", (build, point) -> point.collectorPercent()));
    }

    private static String share(VariedBuild build, VariedPoint point) {
        var share = build.share(point);
        return share.isPresent() ? Format.of("%.0f", 100 * share.getAsDouble()) : VariedPoint.NONE;
    }

    private boolean isOfLimits() {
        return runs.get(0).context().variation().isOfLimits();
    }

    private String valueHead() {
        return isOfLimits() ? "limit (" + unit() + ")" : unit();
    }

    /** The unit of the values. */
    private String unit() {
        return switch (key.setting) {
            case Limits.MEMORY -> "MB";
            case Limits.CPUS -> "processors";
            default -> "users/s";
        };
    }

    private static Key key(Run run) {
        var conditions = Conditions.of(run);
        var setting = run.context().variation().setting();
        var limits = conditions.limits();
        return switch (setting) {
            case Limits.MEMORY ->
                new Key(
                        setting,
                        conditions.plan(),
                        limits == null ? null : new Limits(limits.cpus(), 0),
                        conditions.machine());
            case Limits.CPUS ->
                new Key(
                        setting,
                        conditions.plan(),
                        limits == null ? null : new Limits(0, limits.memoryBytes()),
                        conditions.machine());
            default -> new Key(setting, withoutLevels(conditions.plan()), limits, conditions.machine());
        };
    }

    private static Plan withoutLevels(Plan plan) {
        var load = plan.load();
        return new Plan(
                plan.name(),
                plan.watermark(),
                plan.scale(),
                plan.seed(),
                plan.repeats(),
                plan.pause(),
                plan.startup(),
                new LoadPlan(
                        load.warmUp(),
                        load.restSeconds(),
                        List.of(),
                        load.ramp(),
                        load.stages(),
                        load.search(),
                        load.levelSeconds(),
                        0,
                        load.settleSeconds(),
                        load.drainSeconds()),
                plan.thresholds());
    }

    /** Runs of one build are those that are {@link Repeats} but for what the setting changes. */
    private static List<VariedBuild> builds(List<Run> runs) {
        var inForce = runs.stream().filter(VariationTable::hadLimits).toList();
        var byName = new TreeMap<>(Repeats.of(inForce, VariationTable::key).stream()
                .collect(Collectors.groupingBy(
                        repeats -> repeats.newest().build().name())));
        var builds = new ArrayList<VariedBuild>();
        byName.forEach((name, alike) -> alike.forEach(repeats -> builds.add(new VariedBuild(
                alike.size() == 1
                        ? name
                        : Comparison.distinct(
                                name + " " + Comparison.digest(repeats.newest()),
                                builds.stream().map(VariedBuild::name).toList()),
                points(repeats.runs())))));
        return builds;
    }

    private static List<VariedPoint> points(List<Run> runs) {
        var byValue = runs.stream()
                .collect(Collectors.groupingBy(run -> run.context().variation().value()));
        return byValue.entrySet().stream()
                .map(entry -> new VariedPoint(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(VariedPoint::number))
                .toList();
    }

    private static boolean hadLimits(Run run) {
        return run.findings().checks().stream()
                .allMatch(check -> check.passed() || check.kind() != ValidityCheck.Kind.LIMITS);
    }
}
