package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Looks;
import dev.a2b.measure.statistics.PairedRounds;
import dev.a2b.measure.statistics.Verdict;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds that were measured under the same conditions; of a plan that varies a setting, one build with each value.
 *
 * @param conditions what their runs have in common
 * @param subject name of the build whose values are compared; empty if builds are
 * @param builds the builds, or the values of the setting: the baseline first, then its control if there is one
 */
record Comparison(Conditions conditions, String subject, List<MeasuredBuild> builds) {

    private record Key(Conditions conditions, String subject) {}

    /**
     * One comparison for each set of conditions. First come those that compare something, of these those with the most
     * rounds, then with the most builds, then the newest. The baseline is the one that the runs name, or the first
     * build.
     */
    static List<Comparison> of(List<Run> runs) {
        return runs.stream()
                .collect(Collectors.groupingBy(Comparison::key, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparing((Comparison one) -> !one.fault().isEmpty())
                        .thenComparing(Comparison::rounds, Comparator.reverseOrder())
                        .thenComparing(one -> one.builds.size(), Comparator.reverseOrder())
                        .thenComparing(Comparison::newest, Comparator.reverseOrder()))
                .toList();
    }

    private static Key key(Run run) {
        var conditions = Conditions.of(run);
        return new Key(
                conditions, conditions.varied().isEmpty() ? "" : run.build().name());
    }

    private static Comparison of(Key key, List<Run> runs) {
        if (!key.subject.isEmpty()) {
            var values = MeasuredBuild.of(runs, run -> run.context().variation().value()).stream()
                    .sorted(Comparator.comparingInt(Comparison::position))
                    .toList();
            return new Comparison(key.conditions, key.subject, values);
        }
        var builds = MeasuredBuild.of(runs, run -> run.build().name());
        var named = runs.stream()
                .map(run -> run.context().round())
                .filter(round -> round != null)
                .map(Round::baseline)
                .findFirst();
        var first = builds.stream()
                .filter(build ->
                        named.filter(build.newest().build().name()::equals).isPresent())
                .findFirst()
                .orElse(builds.get(0));
        return new Comparison(
                key.conditions,
                "",
                builds.stream()
                        .sorted(Comparator.comparing((MeasuredBuild build) -> build != first)
                                .thenComparing(build -> !isControl(build, first)))
                        .toList());
    }

    public MeasuredBuild baseline() {
        return builds.get(0);
    }

    /** Whether a build is the baseline, measured a second time. */
    boolean isControl(MeasuredBuild build) {
        return isControl(build, baseline());
    }

    /** Number of rounds. */
    int rounds() {
        return builds.stream().mapToInt(MeasuredBuild::lastRound).max().orElse(0);
    }

    /** All runs, build by build. */
    List<Run> runs() {
        return builds.stream().flatMap(build -> build.runs().stream()).toList();
    }

    /** The builds of which at least one run has load figures that count. */
    List<MeasuredBuild> counted() {
        return builds.stream()
                .filter(build -> !build.counting(Figures.LOAD).isEmpty())
                .toList();
    }

    /** The runs whose load figures count, build by build. */
    List<Run> countedRuns() {
        return builds.stream()
                .flatMap(build -> build.counting(Figures.LOAD).stream())
                .toList();
    }

    /** Why nothing is compared, one sentence; empty if builds are compared. */
    public String fault() {
        if (builds.size() < 2) {
            return subject.isEmpty()
                    ? "Only " + baseline().name() + " was measured: a series measures several builds in rounds."
                    : "Only " + conditions.varied() + "=" + baseline().name() + " was measured; add another value.";
        }
        if (!conditions.plan().watermark().isEmpty()) {
            return "Nothing is compared: the plan is " + conditions.plan().watermark() + ".";
        }
        if (conditions.limits() == null) {
            return "Nothing is compared: the service ran without limits. Set them, as root or in a session of "
                    + "systemd.";
        }
        return builds.stream().anyMatch(build -> !build.hasRounds())
                ? "Nothing is compared: these runs were not measured in rounds, as a series does."
                : "";
    }

    /** The rows of the table. */
    public List<Row> rows() {
        return builds.stream()
                .map(build -> new Row(
                        build,
                        build == baseline() && builds.size() > 1 ? "baseline" : isControl(build) ? "control" : "",
                        Arrays.stream(Column.values())
                                .map(column -> new Cell(
                                        column,
                                        build.figures(column.figure()),
                                        build.beside(column),
                                        verdict(column, build)))
                                .toList()))
                .toList();
    }

    /**
     * A row of the table.
     *
     * @param role {@code baseline}, {@code control} or empty
     * @param cells one for each {@link Column}
     */
    record Row(MeasuredBuild build, String role, List<Cell> cells) {

        public String name() {
            return build.name();
        }

        Cell cell(Column column) {
            return cells.get(column.ordinal());
        }

        /** What follows the verdict of a cell. A reason is told once a row. */
        public String details(Cell cell) {
            return cells.stream()
                    .takeWhile(before -> before != cell)
                    .filter(before ->
                            !before.word().isEmpty() && !before.reason().isEmpty())
                    .filter(before -> before.reason().equals(cell.reason()))
                    .findFirst()
                    .map(before -> "as in the column " + before.column().title())
                    .orElseGet(cell::details);
        }
    }

    /** One sentence for each use case: what is known about the figure that decides. */
    public Map<String, String> answers() {
        var answers = new LinkedHashMap<String, String>();
        if (fault().isEmpty() && subject.isEmpty()) {
            Stream.of(Column.values())
                    .filter(column -> !column.useCase().isEmpty())
                    .forEach(column -> answers.put(column.useCase(), answer(column)));
        }
        return answers;
    }

    /** The better builds first, and of those about which nothing is known the names only. */
    private String answer(Column column) {
        var others = rows().stream().filter(row -> row.role().isEmpty()).toList();
        var known = others.stream()
                .filter(row -> row.cell(column).verdict().isDecided())
                .sorted(Comparator.comparing(row -> row.cell(column).verdict().kind()))
                .map(row -> row.cell(column)
                        .verdict()
                        .sentence(row.name(), baseline().name()));
        var unknown = others.stream()
                .filter(row -> !row.cell(column).verdict().isDecided())
                .map(Row::name)
                .collect(Collectors.joining(", "));
        return Stream.concat(known, unknown.isEmpty() ? Stream.empty() : Stream.of("not known for " + unknown))
                .collect(Collectors.joining("; "));
    }

    /** The figures of a build and of the baseline, round by round. */
    PairedRounds paired(Column column, MeasuredBuild build) {
        return new PairedRounds(
                column.figure().quantity(),
                Looks.SERIES,
                baseline().rounds(column.figure()),
                build.rounds(column.figure()));
    }

    private Verdict verdict(Column column, MeasuredBuild build) {
        return build == baseline() || !fault().isEmpty() ? null : Verdict.of(paired(column, build), others());
    }

    /** How many builds are compared with the baseline. The control asks no question, so it is none of them. */
    private int others() {
        var others = builds.stream().filter(build -> build != baseline() && !isControl(build));
        return Math.max(1, (int) others.count());
    }

    private String newest() {
        return runs().stream().map(Run::id).max(Comparator.naturalOrder()).orElseThrow();
    }

    private static int position(MeasuredBuild build) {
        return build.newest().context().variation().position();
    }

    private static boolean isControl(MeasuredBuild build, MeasuredBuild of) {
        return build.name().equals(of.name() + Report.CONTROL);
    }
}
