package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Causes;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Looks;
import dev.a2b.measure.statistics.PairedRounds;
import dev.a2b.measure.statistics.Quantity;
import dev.a2b.measure.statistics.Scale;
import dev.a2b.measure.statistics.Statistics;
import dev.a2b.measure.statistics.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a plan shows that changes one thing from step to step of a run: how many users arrive or are there, or what a
 * partner does. A row is a build at a value, compared with the first value of the same round.
 */
final class Steps {

    /**
     * A step of a run.
     *
     * @param open the load by the open model with the throughput of this one; null unless the plan compares the models
     * @param faults why it does not pass, or does not count; empty if it does
     */
    private record Step(String value, Level level, Level open, List<String> faults, ResourceUsage usage) {

        /** A figure of the requests that call a partner, or of the others; null if none calls one. */
        Double of(String part, Function<Part, Number> figure) {
            var found = level.parts().get(part);
            return found == null || found.successful() == 0
                    ? null
                    : figure.apply(found).doubleValue();
        }
    }

    /**
     * A figure of a step.
     *
     * @param of null if the step has none
     */
    private record Shown(String head, String format, Scale scale, Function<Step, Double> of) {

        Quantity quantity() {
            return new Quantity("has", head, scale, true, false);
        }
    }

    private static final List<Shown> SHOWN = List.of(
            new Shown(
                    "offered (requests/s)",
                    "%.0f",
                    Scale.RATIO,
                    step -> step.level.offered().requestsPerSecond()),
            new Shown("sent (requests/s)", "%.0f", Scale.RATIO, step -> step.level.sentPerSecond()),
            new Shown("responses/s", "%.0f", Scale.RATIO, step -> step.level.throughput()),
            new Shown("p50 (ms)", "%.0f", Scale.RATIO, step -> millis(step.level, Percentiles::p50Millis)),
            new Shown("p95 (ms)", "%.0f", Scale.RATIO, step -> millis(step.level, Percentiles::p95Millis)),
            new Shown("p99 (ms)", "%.0f", Scale.RATIO, step -> millis(step.level, Percentiles::p99Millis)),
            new Shown("failed (%)", "%.2f", Scale.POINTS, step -> step.level.failedPercent()),
            new Shown("users", "%.0f", Scale.RATIO, step -> step.level.users().mean()),
            new Shown(
                    "p99 of the open model (ms)",
                    "%.0f",
                    Scale.RATIO,
                    step -> step.open == null ? null : millis(step.open, Percentiles::p99Millis)),
            new Shown(
                    "succeeded in the open model (%)",
                    "%.1f", Scale.POINTS, step -> step.open == null ? null : step.open.succeededPercent()),
            new Shown(
                    "p95, calling the partner (ms)",
                    "%.0f",
                    Scale.RATIO,
                    step -> step.of(Level.ASKING, part -> part.percentiles().p95Millis())),
            new Shown("fallbacks (%)", "%.1f", Scale.POINTS, step -> step.of(Level.ASKING, Part::fallbackPercent)),
            new Shown("calls to the partner per request", "%.2f", Scale.RATIO, Steps::calls),
            new Shown("p95, others (ms)", "%.0f", Scale.RATIO, Steps::othersP95),
            new Shown("failed (%), others", "%.2f", Scale.POINTS, step -> step.of(Level.OTHERS, Part::failedPercent)),
            new Shown("CPU per request (ms)", "%.2f", Scale.RATIO, Steps::cpu),
            new Shown(
                    "peak memory (MB)",
                    "%.0f",
                    Scale.RATIO,
                    step -> known(step.usage.memory().peakBytes(), 1e6)),
            new Shown("threads", "%.0f", Scale.RATIO, step -> known(step.usage.threads(), 1)));

    private static final int LEAST_RATIO = 2;
    private static final int LEAST_MILLIS = 10;

    private final Comparison comparison;
    private final Map<String, List<Step>> steps = new HashMap<>();

    private Steps(Comparison comparison) {
        this.comparison = comparison;
        comparison.countedRuns().forEach(run -> steps.put(run.id(), steps(run)));
    }

    /** Empty if the plan has one load only. */
    static Optional<Experiment> of(Comparison comparison) {
        var load = comparison.conditions().plan().load();
        return load.levels().size() > 1 || load.isAdaptive() && load.stages() == null
                ? Optional.of(new Steps(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        var plan = comparison.conditions().plan();
        return new Experiment(
                plan.questionOr("Plan " + plan.name()),
                comparison.conditions().text()
                        + Format.of(". A step lasts %d s.", plan.load().levelSeconds())
                        + (comparison.rounds() > 1
                                ? " A cell is the median of the rounds, with the change from "
                                        + "the first value where the rounds prove one."
                                : ""),
                comparison.counted().stream().map(this::answer).toList(),
                List.of(table()));
    }

    private String answer(MeasuredBuild build) {
        var typical = steps.get(build.typical().id());
        return build.name() + ": "
                + typical.stream()
                        .filter(step -> step.open != null && step.faults.isEmpty())
                        .max(Comparator.comparingDouble(Steps::hidden))
                        .map(Steps::models)
                        .orElseGet(() -> passing(typical) + others(typical))
                + ".";
    }

    /** How many times as long the open model shows that requests take. */
    private static double hidden(Step step) {
        return (double) step.open.percentiles().p99Millis()
                / Math.max(1, step.level.percentiles().p99Millis());
    }

    /** Noise alone makes small times differ. */
    private static String models(Step step) {
        var closed = step.level.percentiles().p99Millis();
        var open = step.open.percentiles().p99Millis();
        return open < LEAST_RATIO * closed || open - closed < LEAST_MILLIS
                ? "both models show about the same p99"
                : Format.of(
                        "with %s, p99 is %d ms at %.0f responses/s by the closed model, and %d ms when as many arrive "
                                + "by the open one",
                        step.value, closed, step.level.throughput(), open);
    }

    private static String passing(List<Step> steps) {
        var failing = steps.stream().filter(step -> !step.faults.isEmpty()).toList();
        return failing.isEmpty()
                ? "every step passes"
                : failing.size() + " of " + steps.size() + " steps fail: "
                        + failing.stream()
                                .map(step -> step.value + " (" + String.join(", ", step.faults) + causes(step) + ")")
                                .collect(Collectors.joining("; "));
    }

    private static String causes(Step step) {
        var causes = Causes.text(step.level.responses().causes());
        return causes.isEmpty() ? "" : ", " + causes;
    }

    /** How slow the requests are that do not call the partner. */
    private static String others(List<Step> steps) {
        return steps.stream()
                .filter(step -> othersP95(step) != null)
                .max(Comparator.comparing(Steps::othersP95))
                .map(slowest -> Format.of(
                        "; requests that do not call the partner have a p95 of at most %.0f ms (%s)",
                        othersP95(slowest), slowest.value))
                .orElse("");
    }

    private static Double othersP95(Step step) {
        return step.of(Level.OTHERS, part -> part.percentiles().p95Millis());
    }

    private Table table() {
        var shown = SHOWN.stream()
                .filter(figure -> steps.values().stream()
                        .flatMap(List::stream)
                        .map(figure.of)
                        .anyMatch(Objects::nonNull))
                .toList();
        return new Table(
                "Steps",
                Stream.concat(Stream.of("build, value"), shown.stream().map(Shown::head))
                        .toList(),
                comparison.counted().stream()
                        .flatMap(build -> values(build).map(value -> row(build, value, shown)))
                        .toList());
    }

    private Stream<String> values(MeasuredBuild build) {
        return build.counting(Figures.LOAD).stream()
                .flatMap(run -> steps.get(run.id()).stream())
                .map(Step::value)
                .distinct();
    }

    private List<String> row(MeasuredBuild build, String value, List<Shown> shown) {
        return Stream.concat(
                        Stream.of(build.name() + ", " + value),
                        shown.stream().map(figure -> cell(build, value, figure)))
                .toList();
    }

    /** The median, and the change from the first value if the rounds prove one that matters. */
    private String cell(MeasuredBuild build, String value, Shown figure) {
        var median = Statistics.median(build.counting(Figures.LOAD).stream()
                .map(run -> figure(run, value, figure))
                .filter(Figure::isKnown)
                .mapToDouble(Figure::value));
        if (Double.isNaN(median)) {
            return Texts.NONE;
        }
        var values = values(build).toList();
        var verdict = Verdict.of(
                new PairedRounds(
                        figure.quantity(),
                        Looks.SERIES,
                        build.rounds(run -> figure(run, values.get(0), figure)),
                        build.rounds(run -> figure(run, value, figure))),
                values.size() - 1);
        var text = Format.of(figure.format, median);
        return verdict.isClaim() && !verdict.isLittle() ? text + ", " + verdict.words() : text;
    }

    private Figure figure(Run run, String value, Shown figure) {
        return steps.getOrDefault(run.id(), List.of()).stream()
                .filter(step -> step.value.equals(value))
                .map(figure.of)
                .filter(Objects::nonNull)
                .map(number -> Figure.of(number, ""))
                .findFirst()
                .orElseGet(() -> Figure.none("not measured"));
    }

    private static List<Step> steps(Run run) {
        var load = run.load();
        if (!load.closed().isEmpty()) {
            return load.closed().stream().map(pair -> step(run, pair)).toList();
        }
        var partner = run.plan().load().asksPartner();
        var levels =
                load.steps().stream().map(dev.a2b.measure.result.Step::judged).toList();
        var names = new ArrayList<String>();
        return IntStream.range(0, levels.size())
                .mapToObj(i -> step(run, name(run.plan(), levels.get(i), partner ? i : -1, names), levels.get(i)))
                .toList();
    }

    private static Step step(Run run, ModelPair pair) {
        var rule = run.plan().thresholds().rule();
        var faults = Stream.of(pair.closed(), pair.open())
                .flatMap(level -> level.generatorFault(rule).stream())
                .map(fault -> "the load generator is at fault: " + fault)
                .toList();
        return new Step(
                pair.concurrentUsers() + " users", pair.closed(), pair.open(), faults, usage(run, pair.closed()));
    }

    private static Step step(Run run, String value, JudgedLevel judged) {
        return new Step(value, judged.level(), null, judged.failures(), usage(run, judged.level()));
    }

    /** What tells the step from the others; a value that comes back has a number. */
    private static String name(Plan plan, JudgedLevel judged, int partner, List<String> names) {
        var value = partner < 0
                ? rate(judged.level().offered().usersPerSecond()) + " users/s"
                : "partner " + plan.load().levels().get(partner).partner();
        names.add(value);
        var count = Collections.frequency(names, value);
        return count == 1 ? value : value + " (" + count + ")";
    }

    private static String rate(double usersPerSecond) {
        return Format.of(usersPerSecond == Math.rint(usersPerSecond) ? "%.0f" : "%.1f", usersPerSecond);
    }

    private static ResourceUsage usage(Run run, Level level) {
        return ResourceUsage.of(run.resources().samples(), level.window());
    }

    private static Double calls(Step step) {
        var calls = step.level.callsPerRequest();
        return calls.isPresent() ? calls.getAsDouble() : null;
    }

    private static Double millis(Level level, ToLongFunction<Percentiles> percentile) {
        return level.responses().successful() == 0 ? null : (double) percentile.applyAsLong(level.percentiles());
    }

    private static Double cpu(Step step) {
        return step.usage.cpuMillis() < 0 || step.level.responses().successful() == 0
                ? null
                : step.usage.cpuMillisPerRequest(step.level.throughput());
    }

    private static Double known(double value, double unit) {
        return value < 0 ? null : value / unit;
    }
}
