package dev.a2b.measure.report;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.report.LineChart.Line;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the closed model of load hides, which the open one shows at the same throughput. */
final class Models {

    static final String TITLE = "Closed and open model";

    /** From this ratio of the two p99 on, and this difference, a difference is claimed: noise is smaller. */
    static final double LEAST_RATIO = 2;

    static final long LEAST_MILLIS = 10;

    /** With a lower share of the requests that succeed, the open load did not have the throughput of the closed one. */
    private static final double SAME_PERCENT = 98;

    private static final List<String> HEADS = List.of(
            "concurrent users",
            "throughput, closed (1/s)",
            "p50, closed (ms)",
            "p95, closed (ms)",
            "p99, closed (ms)",
            "throughput, open (1/s)",
            "p50, open (ms)",
            "p95, open (ms)",
            "p99, open (ms)",
            "failed (%), closed and open",
            "load generator");

    private final Comparison comparison;
    private final List<MeasuredBuild> counted;
    private final LevelRule rule;

    private Models(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
        this.rule = comparison.conditions().plan().thresholds().rule();
    }

    /** Empty if the plan does not compare the models. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().comparesModels()
                ? Optional.of(new Models(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        return new Experiment(
                TITLE,
                question(),
                counted.stream().map(this::answer).toList(),
                counted.stream().map(Models::chart).toList(),
                counted.stream()
                        .flatMap(build -> runs(build).stream())
                        .map(this::table)
                        .toList());
    }

    private String question() {
        return Format.of(
                "What would a tool with a fixed number of connections have said? %s. In the closed model, a "
                        + "user starts as soon as another one leaves; in the open one, users arrive at a constant rate with "
                        + "the same throughput. A difference is named if in each run of a build the p99 of the open model is "
                        + "at least %.0f times that of the closed one, and %d ms more. Of several runs of a build, the "
                        + "sentence and the chart show one.",
                comparison.conditions().text(), LEAST_RATIO, LEAST_MILLIS);
    }

    private String answer(MeasuredBuild build) {
        var pairs = build.typical().load().closed();
        return compared(build, pairs.stream().filter(this::isComparable).toList())
                + pairs.stream()
                        .filter(pair -> faults(pair).isEmpty() && !isComparable(pair))
                        .findFirst()
                        .map(Models::beyond)
                        .orElse("");
    }

    /** The pair whose p99 differ most, if it shows the difference in all runs. */
    private String compared(MeasuredBuild build, List<ModelPair> pairs) {
        if (pairs.isEmpty()) {
            return build.name() + ": no pair of loads had the same throughput in both models.";
        }
        return pairs.stream()
                .filter(pair -> isDifferent(pair, build))
                .max(Comparator.comparingDouble(Models::ratio))
                .map(pair -> different(build, pair))
                .orElseGet(() -> alike(build, pairs));
    }

    /** A closed load shows no overload, because it offers no more than it is served. */
    private static String beyond(ModelPair pair) {
        return Format.of(
                " The closed model also shows %.0f requests/s (users: %d) with p99 %d ms, but when as many "
                        + "arrive in the open one, only %.1f %% of them succeed, with p99 %d ms.",
                pair.closed().throughput(),
                pair.concurrentUsers(),
                p99(pair.closed()),
                pair.open().succeededPercent(),
                p99(pair.open()));
    }

    private static String different(MeasuredBuild build, ModelPair pair) {
        return Format.of(
                "%s: at %.0f requests/s, the closed model (users: %d) shows p99 %d ms, the open one %d ms: a "
                        + "closed load waits while the service is slow, so it sends fewer requests just then.",
                build.name(), pair.closed().throughput(), pair.concurrentUsers(), p99(pair.closed()), p99(pair.open()));
    }

    private static String alike(MeasuredBuild build, List<ModelPair> pairs) {
        var rates =
                pairs.stream().mapToDouble(pair -> pair.closed().throughput()).summaryStatistics();
        return Format.of(
                "%s: from %.0f to %.0f requests/s, both models show about the same p99: a difference "
                        + "counts from %.0f times and %d ms on.",
                build.name(), rates.getMin(), rates.getMax(), LEAST_RATIO, LEAST_MILLIS);
    }

    private boolean isDifferent(ModelPair pair, MeasuredBuild build) {
        return runs(build).stream()
                .allMatch(run -> run.load().closed().stream()
                        .filter(other -> other.concurrentUsers() == pair.concurrentUsers())
                        .anyMatch(other -> isComparable(other) && isSlower(p99(other.open()), p99(other.closed()))));
    }

    /** Whether the load generator did its work, and both loads had about the same throughput. */
    private boolean isComparable(ModelPair pair) {
        return faults(pair).isEmpty() && pair.open().succeededPercent() >= SAME_PERCENT;
    }

    private String faults(ModelPair pair) {
        return Stream.of(pair.closed(), pair.open())
                .map(level -> level.generatorFault(rule))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    /** Whether a response time in whole milliseconds is so much longer than another that a sentence may say so. */
    static boolean isSlower(long millis, long other) {
        return millis >= LEAST_RATIO * other && millis - other >= LEAST_MILLIS;
    }

    private static double ratio(ModelPair pair) {
        return (double) p99(pair.open()) / Math.max(1, p99(pair.closed()));
    }

    private static long p99(Level level) {
        return level.percentiles().p99Millis();
    }

    private static List<Run> runs(MeasuredBuild build) {
        return build.counting(Figures.LOAD);
    }

    /** The positions are those of the throughput of the closed model, which rises with the number of users. */
    private static LineChart chart(MeasuredBuild build) {
        var pairs = build.typical().load().closed();
        return LineChart.overLabels(
                "p99 of " + build.name() + " (ms)",
                "requests/s",
                true,
                pairs.stream()
                        .map(pair -> Format.of("%.0f", pair.closed().throughput()))
                        .toList(),
                List.of(line("closed model", pairs, ModelPair::closed), line("open model", pairs, ModelPair::open)),
                "how much longer users wait than a closed load shows, at the same throughput",
                "which model is right: that depends on who calls the service");
    }

    private static Line line(String name, List<ModelPair> pairs, Function<ModelPair, Level> level) {
        return new Line(
                name,
                pairs.stream()
                        .map(level)
                        .map(one -> one.responses().successful() == 0 ? null : (double) p99(one))
                        .toList());
    }

    private Table table(Run run) {
        return new Table(
                run.id(), HEADS, run.load().closed().stream().map(this::row).toList());
    }

    private List<String> row(ModelPair pair) {
        var faults = faults(pair);
        return Stream.of(
                        Stream.of(Integer.toString(pair.concurrentUsers())),
                        figures(pair.closed()),
                        figures(pair.open()),
                        Stream.of(
                                Format.of(
                                        "%.2f, %.2f",
                                        pair.closed().failedPercent(),
                                        pair.open().failedPercent()),
                                faults.isEmpty() ? "in time" : faults))
                .flatMap(cells -> cells)
                .toList();
    }

    private static Stream<String> figures(Level level) {
        return Stream.concat(
                Stream.of(Format.of("%.1f", level.throughput())),
                Percentile.TOLD.stream().map(percentile -> percentile.text(level)));
    }
}
