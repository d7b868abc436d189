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
import dev.a2b.measure.statistics.Quantity;
import dev.a2b.measure.statistics.Rounds;
import dev.a2b.measure.statistics.Scale;
import dev.a2b.measure.statistics.Statistics;
import dev.a2b.postgres.Executed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /** Up to this time, in ms, the machine decides how long a response takes. */
    private static final double UNNOTICED_MILLIS = 10;

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
        var faults = ofFaults(base, List.of(ofBase), commit, List.of(ofCommit));
        if (!faults.isEmpty()) {
            return faults;
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

    /**
     * The requests whose response times the pairs call a regression. Nothing is said of the others: response times vary
     * most, and a service that needs more CPU is found by the other figures.
     *
     * @param ofBase response times of the base, 95th percentiles in ms by the names of the requests
     * @param ofCommit those of the commit
     */
    static List<Row> ofResponses(Commit base, Map<String, Rounds> ofBase, Commit commit, Map<String, Rounds> ofCommit) {
        var noticed = ofCommit.keySet().stream()
                .filter(ofBase::containsKey)
                .filter(request -> isNoticed(ofBase.get(request), ofCommit.get(request)))
                .toList();
        return noticed.stream()
                .map(request -> row(base, commit, request, ofBase.get(request), ofCommit.get(request), noticed.size()))
                .filter(row -> row.verdict() == Kind.REGRESSION)
                .toList();
    }

    /** Which commit is the slower one has no influence on this, so it does not favor a verdict. */
    private static boolean isNoticed(Rounds before, Rounds after) {
        return (median(before) + median(after)) / 2 > UNNOTICED_MILLIS;
    }

    private static Row row(Commit base, Commit commit, String request, Rounds before, Rounds after, int among) {
        var quantity = new Quantity("takes", "time for " + request, Scale.RATIO, true, false);
        var verdict = GateVerdict.of(quantity, before, after, among);
        return new Row(
                "p95 of " + request + " (ms)",
                text(before),
                text(after),
                verdict.kind(),
                verdict.sentence(commit.name(), base.name()));
    }

    private static Row row(Commit base, Commit commit, DecidingFigure figure, Rounds before, Rounds after) {
        var quantity = figure.quantity();
        var row = new Row(quantity.noun() + " (" + figure.unit() + ")", text(before), text(after), null, "");
        if (figure == DecidingFigure.CAPACITY && !row.isKnown()) {
            return withoutCapacity(row, base, commit, Missed.in(before), Missed.in(after));
        }
        var verdict = GateVerdict.of(quantity, before, after, 1);
        return row.judged(verdict.kind(), verdict.sentence(commit.name(), base.name()));
    }

    private static Row withoutCapacity(Row row, Commit base, Commit commit, Missed ofBase, Missed ofCommit) {
        if (ofBase.isAlways()) {
            return row.judged(null, base.name() + " has no capacity, " + ofBase.why());
        }
        if (!ofCommit.isAlways()) {
            // If nobody could use all processors, CPU per request says the same.
            return row.base().isEmpty()
                    ? row.judged(null, "the machine is too slow to tell")
                    : row.judged(
                            Kind.NOT_KNOWN,
                            "not known: " + commit.name() + " does not use its processors as " + base.name()
                                    + " does: it waits, or the machine is too slow to tell");
        }
        var without = commit.name() + " has no capacity, " + ofCommit.why();
        return ofBase.runs() == 0
                ? row.judged(Kind.REGRESSION, "regression: " + without)
                : row.judged(Kind.NOT_KNOWN, "not known: " + without + ", as in some runs of " + base.name());
    }

    /**
     * In how many runs the service did not serve the capacity stage well. If one commit always fails and the other never,
     * that is a difference: of two equal commits that fail in every second run, four pairs look like this in 1 of 256
     * cases, and in fewer if they fail more or less often.
     *
     * @param runs number of these runs
     * @param all number of all runs
     * @param why the reason of the first of them; empty if there is none
     */
    private record Missed(int runs, int all, String why) {

        static Missed in(Rounds rounds) {
            var figures = rounds.runs().stream().flatMap(List::stream).toList();
            var missed = figures.stream()
                    .map(Figure::reason)
                    .filter(reason -> reason.startsWith(DecidingFigure.MISSED))
                    .toList();
            return new Missed(
                    missed.size(), figures.size(), missed.stream().findFirst().orElse(""));
        }

        boolean isAlways() {
            return runs > 0 && runs == all;
        }
    }

    private static double median(Rounds rounds) {
        return Statistics.median(rounds.runs().stream()
                .flatMap(List::stream)
                .filter(Figure::isKnown)
                .mapToDouble(Figure::value));
    }

    /** The median; empty if no run has the figure. */
    private static String text(Rounds rounds) {
        var median = median(rounds);
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

    /** A fault of the commit's service alone, such as a row that it acknowledged and did not store; none if it has none. */
    static List<Row> ofFaults(Commit base, List<Run> ofBase, Commit commit, List<Run> ofCommit) {
        var known = faults(ofBase).map(ValidityCheck::kind).collect(Collectors.toSet());
        return faults(ofCommit)
                .filter(fault -> !known.contains(fault.kind()))
                .findFirst()
                .map(fault -> new Row(
                        "service",
                        "",
                        "",
                        Kind.REGRESSION,
                        "regression: " + commit.name() + " has a fault that " + base.name() + " does not have ("
                                + fault.finding() + ")"))
                .stream()
                .toList();
    }

    private static Stream<ValidityCheck> faults(List<Run> runs) {
        return runs.stream().flatMap(run -> run.findings().serviceFaults().stream());
    }

    private static boolean isUncounted(Run run) {
        var journey = run.load().journey();
        return journey == null || journey.statements().isEmpty();
    }
}
