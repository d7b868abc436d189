package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Journey;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.series.WorkTrees.Commit;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.GateVerdict;
import dev.a2b.measure.statistics.GateVerdict.Kind;
import dev.a2b.measure.statistics.Rounds;
import dev.a2b.measure.statistics.Statistics;
import dev.a2b.postgres.Executed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a commit is worse than its base.
 *
 * @param base the base
 * @param commit the commit
 * @param conditions what both runs had in common, by name
 * @param rows what was compared
 */
@JsonPropertyOrder({"verdict", "sentence", "base", "commit", "conditions", "rows"})
record GateResult(Commit base, Commit commit, SortedMap<String, String> conditions, List<Row> rows) {

    private static final List<DecidingFigure> FIGURES =
            List.of(DecidingFigure.CPU, DecidingFigure.CAPACITY, DecidingFigure.STARTUP, DecidingFigure.MEMORY);

    /** Longer statements are cut. */
    private static final int LONGEST = 100;

    /**
     * One quantity of both commits.
     *
     * @param what what it is, with its unit
     * @param base its value of the base; empty if there is none
     * @param commit its value of the commit; empty if there is none
     * @param verdict what it says; null if it only explains the others
     * @param says the verdict in words; empty if there is none
     */
    record Row(String what, String base, String commit, Kind verdict, String says) {

        /** Whether both commits have a value. */
        boolean isKnown() {
            return !base.isEmpty() && !commit.isEmpty();
        }

        static Row plain(String what, long base, long commit) {
            return new Row(what, Long.toString(base), Long.toString(commit), null, "");
        }

        private Row judged(Kind kind, String words) {
            return new Row(what, base, commit, kind, words);
        }
    }

    /** A regression if a row is one; else not known if that is not known of a row. */
    Kind verdict() {
        return Stream.of(Kind.REGRESSION, Kind.TOO_NOISY, Kind.NOT_KNOWN)
                .filter(kind -> first(kind).isPresent())
                .findFirst()
                .orElse(rows.isEmpty() ? Kind.NOT_KNOWN : Kind.NO_REGRESSION);
    }

    /** The verdict as a user knows it. */
    @JsonProperty("verdict")
    String words() {
        return switch (verdict()) {
            case REGRESSION -> "regression";
            case NO_REGRESSION -> "no regression";
            case TOO_NOISY, NOT_KNOWN -> "not known";
        };
    }

    /** The verdict with its reason, as in {@code regression: ...}. */
    @JsonProperty
    String sentence() {
        return verdict() == Kind.NO_REGRESSION
                ? "no regression in "
                        + rows.stream()
                                .filter(row -> row.verdict() != null)
                                .map(Row::what)
                                .collect(Collectors.joining(", "))
                : first(verdict()).map(Row::says).orElse("not known: nothing was compared");
    }

    private Optional<Row> first(Kind kind) {
        return rows.stream().filter(row -> row.verdict() == kind).findFirst();
    }

    /**
     * What one journey takes. A statement that is executed more often, or more statements in all, is a regression: these
     * numbers have no error. The other rows explain it.
     */
    static List<Row> ofJourneys(Commit base, Run ofBase, Commit commit, Run ofCommit) {
        var cannot = fault(ofBase);
        if (cannot.isPresent()) {
            return row(
                    Kind.NOT_KNOWN,
                    "not known: the API changed, " + base.name() + " does not answer the journey of " + commit.name()
                            + " (" + cannot.get() + ")");
        }
        var fails = fault(ofCommit);
        if (fails.isPresent()) {
            return row(
                    Kind.REGRESSION,
                    "regression: " + commit.name() + " does not answer the journey, as " + base.name() + " does ("
                            + fails.get() + ")");
        }
        var faults = newFault(ofBase, ofCommit);
        if (faults.isPresent()) {
            return row(
                    Kind.REGRESSION,
                    "regression: " + commit.name() + " has a fault that " + base.name() + " does not have ("
                            + faults.get() + ")");
        }
        if (isUncounted(ofBase) || isUncounted(ofCommit)) {
            return row(Kind.NOT_KNOWN, "not known: the database server counts no statements");
        }
        var before = ofBase.load().journey();
        var after = ofCommit.load().journey();
        var grown = after.statements().stream()
                .filter(executed -> hasGrown(executed, before, after))
                .toList();
        var rows = new ArrayList<Row>();
        var all = Row.plain("statements", before.calls(), after.calls());
        rows.add(
                grown.isEmpty()
                        ? all.judged(Kind.NO_REGRESSION, "no regression: no statement is executed more often")
                        : all.judged(
                                Kind.REGRESSION,
                                "regression: one journey executes "
                                        + String.join(
                                                "; ",
                                                grown.stream()
                                                        .map(executed -> more(executed, before))
                                                        .toList())));
        grown.forEach(executed ->
                rows.add(Row.plain("`" + text(executed) + "`", calls(executed.statement(), before), executed.calls())));
        rows.add(Row.plain("rows", sum(before, Executed::rows), sum(after, Executed::rows)));
        rows.add(Row.plain("blocks of 8 KB", sum(before, Executed::blocks), sum(after, Executed::blocks)));
        rows.addAll(bytes(before, after));
        return rows;
    }

    /** What the pairs of runs say about each figure. */
    static List<Row> ofPairs(
            Commit base,
            Function<DecidingFigure, Rounds> ofBase,
            Commit commit,
            Function<DecidingFigure, Rounds> ofCommit) {

        return FIGURES.stream()
                .map(figure -> row(base, commit, figure, ofBase.apply(figure), ofCommit.apply(figure)))
                .toList();
    }

    private static Row row(Commit base, Commit commit, DecidingFigure figure, Rounds before, Rounds after) {
        var quantity = figure.quantity();
        var row = new Row(quantity.noun() + " (" + figure.unit() + ")", median(before), median(after), null, "");
        if (figure == DecidingFigure.CAPACITY && !row.isKnown()) {
            return withoutCapacity(row, base, commit, missed(before), missed(after));
        }
        var verdict = GateVerdict.of(quantity, before, after);
        return row.judged(verdict.kind(), verdict.sentence(commit.name(), base.name()));
    }

    private static Row withoutCapacity(
            Row row, Commit base, Commit commit, Optional<String> ofBase, Optional<String> ofCommit) {

        if (ofBase.isPresent()) {
            return row.judged(null, base.name() + " has no capacity, " + ofBase.get());
        }
        if (ofCommit.isPresent()) {
            return row.judged(Kind.REGRESSION, "regression: " + commit.name() + " has no capacity, " + ofCommit.get());
        }
        // Close to the limits, CPU per request says the same.
        return row.judged(null, "the machine is too slow to tell");
    }

    /** Why the service did not serve the capacity stage well in any run; empty if it did in one, or for other reasons. */
    private static Optional<String> missed(Rounds rounds) {
        var figures = rounds.runs().stream().flatMap(List::stream).toList();
        return figures.stream().allMatch(figure -> figure.reason().startsWith(DecidingFigure.MISSED))
                ? figures.stream().map(Figure::reason).findFirst()
                : Optional.empty();
    }

    private static String median(Rounds rounds) {
        var median = Statistics.median(rounds.runs().stream()
                .flatMap(List::stream)
                .filter(Figure::isKnown)
                .mapToDouble(Figure::value));
        return Double.isNaN(median) ? "" : Format.of(median < 100 ? "%.2f" : "%.0f", median);
    }

    private static boolean hasGrown(Executed executed, Journey before, Journey after) {
        var known = calls(executed.statement(), before);
        // A statement with another text may replace one: it counts only if there are more in all.
        return executed.calls() > known && (known > 0 || after.calls() > before.calls());
    }

    private static String more(Executed executed, Journey before) {
        return text(executed) + ": " + executed.calls() + " times instead of " + calls(executed.statement(), before);
    }

    private static long calls(String statement, Journey journey) {
        return journey.statements().stream()
                .filter(executed -> executed.statement().equals(statement))
                .mapToLong(Executed::calls)
                .sum();
    }

    private static long sum(Journey journey, ToLongFunction<Executed> number) {
        return journey.statements().stream().mapToLong(number).sum();
    }

    /** The bytes of the responses: all, and those of the requests that differ. */
    private static List<Row> bytes(Journey before, Journey after) {
        var rows = new ArrayList<Row>();
        rows.add(Row.plain("bytes of the responses", bytes(before), bytes(after)));
        var requests = new TreeSet<>(before.bytes().keySet());
        requests.addAll(after.bytes().keySet());
        for (var request : requests) {
            var old = before.bytes().getOrDefault(request, 0L);
            var now = after.bytes().getOrDefault(request, 0L);
            if (!old.equals(now)) {
                rows.add(Row.plain("bytes of " + request, old, now));
            }
        }
        return rows;
    }

    private static long bytes(Journey journey) {
        return journey.bytes().values().stream().mapToLong(Long::longValue).sum();
    }

    /** The statement in one short line. */
    private static String text(Executed executed) {
        var line = executed.statement()
                .replaceAll("\\s+", " ")
                .strip()
                .replaceFirst("(?i)^(select) .+? (from) ", "$1 ... $2 ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
    }

    private static List<Row> row(Kind verdict, String says) {
        return List.of(new Row("one journey", "", "", verdict, says));
    }

    /** Why a run has no complete journey; empty if it has one. */
    static Optional<String> fault(Run run) {
        return run.findings().checks().stream()
                .filter(check -> !check.passed())
                .filter(check -> run.load().journey() == null || check.kind() == ValidityCheck.Kind.JOURNEY)
                .map(ValidityCheck::finding)
                .findFirst();
    }

    /** A fault of the commit's service alone, such as a row that it acknowledged and did not store. */
    private static Optional<String> newFault(Run ofBase, Run ofCommit) {
        return ofCommit.findings().checks().stream()
                .filter(ValidityCheck::isServiceFault)
                .filter(check -> ofBase.findings().checks().stream()
                        .noneMatch(known -> known.isServiceFault() && known.kind() == check.kind()))
                .map(ValidityCheck::finding)
                .findFirst();
    }

    private static boolean isUncounted(Run run) {
        var journey = run.load().journey();
        return journey == null || journey.statements().isEmpty();
    }
}
