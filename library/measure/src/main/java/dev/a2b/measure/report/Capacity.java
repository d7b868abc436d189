package dev.a2b.measure.report;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.report.LineChart.Line;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** How many new users a second each build serves, where levels rise by a step until one fails. */
final class Capacity {

    static final String TITLE = "Capacity";

    private static final List<String> HEADS = List.of(
            "new users/s", "offered (requests/s)", "succeeded (%)", "mean (ms)", "p95 (ms)", "failed", "passes");

    private final Comparison comparison;
    private final List<MeasuredBuild> counted;
    private final LevelRule rule;

    private Capacity(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
        this.rule = comparison.conditions().plan().thresholds().rule();
    }

    /** Empty if the plan has no such levels. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().hasStepwiseSearch()
                ? Optional.of(new Capacity(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        return new Experiment(
                TITLE,
                question(),
                counted.stream().map(this::answer).toList(),
                List.of(succeeded(), p95()),
                comparison.countedRuns().stream().map(Capacity::table).toList());
    }

    private String question() {
        var load = comparison.conditions().plan().load();
        return Format.of(
                "How many new users a second does the service serve, until fewer than %.0f %% of the offered "
                        + "requests succeed? %s. A level lasts %d s, and the next one has %s users/s more. Of several runs of "
                        + "a build, the sentence and the charts show one.",
                100 * rule.throughput(),
                comparison.conditions().text(),
                load.levelSeconds(),
                number(load.search().step()));
    }

    private String answer(MeasuredBuild build) {
        var run = build.typical();
        var served = run.load().served();
        return build.name()
                + (served == null ? " does not serve the lowest level" : " serves " + rate(served))
                + run.load().levels().stream()
                        .filter(level -> !level.passes())
                        .findFirst()
                        .map(failed -> "; at " + rate(failed.level()) + why(failed))
                        .orElse(", the highest level that was offered")
                + ".";
    }

    /** Why a level fails. Only if the load generator did its work, it says something about the service. */
    private String why(JudgedLevel failed) {
        var level = failed.level();
        var succeeded = level.succeededPercent();
        if (level.generatorFault(rule).isPresent() || succeeded >= 100 * rule.throughput()) {
            return ": " + String.join(", ", failed.failures());
        }
        var causes = Causes.text(level.responses().causes());
        return Format.of(", only %.1f %% of the offered requests succeed", succeeded)
                + (causes.isEmpty() ? " in time, and none fails" : ": " + causes);
    }

    private LineChart succeeded() {
        return chart(
                "Requests that succeed (% of the offered)",
                false,
                Level::succeededPercent,
                Format.of("from which rate on less than %.0f %% of the requests succeed", 100 * rule.throughput()));
    }

    private LineChart p95() {
        return chart(
                "p95 under rising load (ms)",
                true,
                level -> level.responses().successful() == 0
                        ? null
                        : (double) level.percentiles().p95Millis(),
                "how waiting grows before requests fail");
    }

    /** A line for each build, at the rates that any of them was offered. */
    private LineChart chart(String title, boolean logarithmic, Function<Level, Double> figure, String says) {
        var rates = counted.stream()
                .flatMap(build -> levels(build).stream())
                .map(Capacity::usersPerSecond)
                .distinct()
                .sorted()
                .toList();
        return LineChart.overLabels(
                title,
                "new users/s",
                logarithmic,
                rates.stream().map(Capacity::number).toList(),
                counted.stream()
                        .map(build -> new Line(
                                build.name(),
                                rates.stream()
                                        .map(rate -> at(rate, build).map(figure).orElse(null))
                                        .toList()))
                        .toList(),
                says,
                "whether builds differ: one run of each is drawn");
    }

    private static Optional<Level> at(double rate, MeasuredBuild build) {
        return levels(build).stream()
                .filter(level -> usersPerSecond(level) == rate)
                .findFirst();
    }

    private static List<Level> levels(MeasuredBuild build) {
        return build.typical().load().levels().stream().map(JudgedLevel::level).toList();
    }

    private static Table table(Run run) {
        return new Table(
                run.id(), HEADS, run.load().levels().stream().map(Capacity::row).toList());
    }

    private static List<String> row(JudgedLevel judged) {
        var level = judged.level();
        return List.of(
                number(usersPerSecond(level)),
                Format.of("%.0f", level.offered().requestsPerSecond()),
                Format.of("%.1f", level.succeededPercent()),
                level.responses().successful() == 0 ? Percentile.NONE : Format.of("%.0f", level.meanMillis()),
                Percentile.P95.text(level),
                Causes.text(level.responses().causes()),
                judged.passes() ? "yes" : "no");
    }

    private static double usersPerSecond(Level level) {
        return level.offered().usersPerSecond();
    }

    private static String rate(Level level) {
        return number(usersPerSecond(level)) + " new users/s";
    }

    private static String number(double value) {
        return Format.of(value == Math.rint(value) ? "%.0f" : "%.1f", value);
    }
}
