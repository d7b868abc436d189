package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.report.Comparison.Row;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Scale;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether the figures of a comparison can be trusted.
 *
 * @param statements what speaks for and against it, one sentence each
 * @param builds a row for each build
 * @param notCounted the runs that do not count, with the reason, one sentence each
 */
record Trust(List<String> statements, Table builds, List<String> notCounted) {

    static Trust of(Comparison comparison) {
        var statements = new ArrayList<String>();
        if (comparison.fault().isEmpty()) {
            if (comparison.subject().isEmpty()) {
                statements.add(control(comparison));
            }
            found(comparison).ifPresent(statements::add);
        }
        javas(comparison).ifPresent(statements::add);
        warnings(comparison.runs()).forEach(statements::add);
        return new Trust(
                statements,
                builds(comparison),
                comparison.runs().stream()
                        .flatMap(run -> notCounted(run).stream())
                        .toList());
    }

    /** Why figures of a run do not count, one sentence each. */
    static List<String> notCounted(Run run) {
        return run.findings().checks().stream()
                .filter(check -> check.empties(Figures.STARTUP) || check.empties(Figures.LOAD))
                .map(check -> Texts.sentence(figures(check).formatted(run.id()) + check.finding()))
                .toList();
    }

    private static String figures(ValidityCheck check) {
        if (check.empties(Figures.BUILD)) {
            return "No figure of %s counts: ";
        }
        if (!check.empties(Figures.STARTUP)) {
            return "The load of %s does not count: ";
        }
        return check.empties(Figures.LOAD)
                ? "The startup and the load of %s do not count: "
                : "The startup of %s does not count: ";
    }

    private static String control(Comparison comparison) {
        var baseline = comparison.baseline().name();
        var control = comparison.rows().stream()
                .filter(row -> row.role().equals("control"))
                .findFirst();
        if (control.isEmpty()) {
            return "There is no control: add -Dcontrol=true to measure " + baseline + " twice.";
        }
        var claims = claims(control.get());
        return claims.isEmpty()
                ? "The control passes: " + baseline
                        + ", measured twice, is called neither better nor worse than itself."
                : "The control fails: " + baseline + ", measured twice, differs from itself in " + claims
                        + ". Do not trust these columns.";
    }

    private static String claims(Row control) {
        return control.cells().stream()
                .filter(cell -> cell.verdict().isClaim())
                .map(cell -> cell.column().title())
                .collect(Collectors.joining(", "));
    }

    /** The largest change that the widest interval leaves open, for each figure. */
    private static Optional<String> found(Comparison comparison) {
        var texts = Stream.of(Column.values())
                .filter(column -> !column.figure().quantity().exact())
                .flatMap(column -> comparison.rows().stream()
                        .map(row -> row.cell(column).verdict())
                        .filter(verdict -> verdict != null && verdict.interval() != null)
                        .map(verdict ->
                                verdict.interval().halfWidth(verdict.interval().pairs()))
                        .max(Double::compare)
                        .map(half -> column.title() + " " + size(column, half))
                        .stream())
                .collect(Collectors.joining(", "));
        return texts.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Half of all series would find a difference of this size, for the build that varies most: "
                                + texts + ".");
    }

    private static String size(Column column, double half) {
        return column.figure().quantity().scale() == Scale.POINTS
                ? Format.of("%.1f points", half)
                : Format.of("%.0f %%", 100 * Math.expm1(half));
    }

    private static Optional<String> javas(Comparison comparison) {
        var javas = new TreeMap<String, TreeSet<String>>();
        comparison
                .builds()
                .forEach(build -> build.runs().stream()
                        .map(run -> run.context().java())
                        .filter(java -> !java.isEmpty())
                        .forEach(java -> javas.computeIfAbsent(java, unused -> new TreeSet<>())
                                .add(build.name())));
        return javas.size() < 2
                ? Optional.empty()
                : Optional.of(javas.entrySet().stream()
                        .map(java -> String.join(", ", java.getValue()) + " on " + java.getKey())
                        .collect(Collectors.joining("; ", "Builds differ in their Java, too: ", ".")));
    }

    /** One sentence for each kind of warning. */
    private static List<String> warnings(List<Run> runs) {
        var kinds = runs.stream()
                .flatMap(run -> run.findings().warnings().stream())
                .collect(Collectors.groupingBy(Warning::kind, TreeMap::new, Collectors.counting()));
        return kinds.entrySet().stream()
                .map(kind -> runs.size() == 1
                        ? Texts.sentence(kind.getKey().text())
                        : Format.of(
                                "In %d of %d runs: %s.",
                                kind.getValue(), runs.size(), kind.getKey().text()))
                .toList();
    }

    private static Table builds(Comparison comparison) {
        return new Table(
                "Load and machine, the worst run of each build",
                List.of(
                        "build",
                        "runs",
                        "count",
                        "of its limit in the capacity stage",
                        "of its limit in the loaded stage",
                        "sent of the planned requests",
                        "processors used by others",
                        "fixed work, after ÷ before"),
                comparison.builds().stream()
                        .map(build -> List.of(
                                build.name(),
                                Integer.toString(build.runs().size()),
                                Integer.toString(build.counting(Figures.LOAD).size()),
                                Texts.percent(least(build, Trust::inCapacityStage)),
                                Texts.percent(most(
                                        build,
                                        run -> ofLimit(run, run.decidingStep().usage()))),
                                Texts.percent(
                                        least(build, run -> run.decidingStep().sentShare())),
                                Texts.percent(most(
                                        build, run -> run.decidingStep().usage().othersPercent() / 100)),
                                Texts.number(change(build))))
                        .toList());
    }

    /** The largest change of the machine's speed, in either direction; NaN if none is known. */
    private static double change(MeasuredBuild build) {
        return build.counting(Figures.LOAD).stream()
                .map(run -> run.resources().calibrations())
                .filter(calibrations -> !calibrations.isEmpty())
                .map(calibrations -> Calibration.change(calibrations).ratio())
                .max(Comparator.comparingDouble(ratio -> Math.abs(Math.log(ratio))))
                .orElse(Double.NaN);
    }

    private static double inCapacityStage(Run run) {
        return run.load()
                .stage(Plan.CAPACITY)
                .map(stage -> ofLimit(run, stage.usage()))
                .orElse(Double.NaN);
    }

    private static double ofLimit(Run run, ResourceUsage usage) {
        return run.context().limits() == null
                ? Double.NaN
                : usage.processors() / run.context().limits().cpus();
    }

    private static double most(MeasuredBuild build, ToDoubleFunction<Run> figure) {
        return build.counting(Figures.LOAD).stream().mapToDouble(figure).max().orElse(Double.NaN);
    }

    private static double least(MeasuredBuild build, ToDoubleFunction<Run> figure) {
        return build.counting(Figures.LOAD).stream().mapToDouble(figure).min().orElse(Double.NaN);
    }
}
