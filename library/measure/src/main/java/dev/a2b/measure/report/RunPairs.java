package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Pairs the runs of two builds that were measured in the same round, so that a change on the machine affects both. */
final class RunPairs {

    /** Two runs of one round. */
    record Pair(Run run, Run other) {}

    private RunPairs() {}

    /** The pairs in which these figures count, in the order of the rounds. */
    static List<Pair> of(Repeats build, Repeats other, Figures figures) {
        var pairs = build.hasRounds() || other.hasRounds() ? ofRounds(build, other) : ofTurns(build, other);
        return pairs.stream()
                .filter(pair -> pair.run().counts(figures) && pair.other().counts(figures))
                .toList();
    }

    private static List<Pair> ofRounds(Repeats build, Repeats other) {
        var others = newest(other);
        return newest(build).entrySet().stream()
                .filter(round -> others.containsKey(round.getKey()))
                .map(round -> new Pair(round.getValue(), others.get(round.getKey())))
                .toList();
    }

    /** The newest run of each round: a series that was interrupted may have measured a build twice in a round. */
    private static Map<Round, Run> newest(Repeats repeats) {
        return repeats.runs().stream()
                .filter(run -> run.context().round() != null)
                .collect(Collectors.toMap(
                        run -> run.context().round(), run -> run, (older, newer) -> newer, LinkedHashMap::new));
    }

    /** Runs without a round are paired only if the two builds took turns. */
    private static List<Pair> ofTurns(Repeats build, Repeats other) {
        var pairs = IntStream.range(
                        0, Math.min(build.runs().size(), other.runs().size()))
                .mapToObj(i -> new Pair(build.runs().get(i), other.runs().get(i)))
                .toList();
        var took = build.runs().size() == other.runs().size()
                && pairs.size() > 1
                && IntStream.range(1, pairs.size()).allMatch(i -> last(pairs.get(i - 1)) < first(pairs.get(i)));
        return took ? pairs : List.of();
    }

    private static long first(Pair pair) {
        return Math.min(begin(pair.run()), begin(pair.other()));
    }

    private static long last(Pair pair) {
        return Math.max(begin(pair.run()), begin(pair.other()));
    }

    private static long begin(Run run) {
        return run.context().phases().stream().mapToLong(Phase::from).min().orElse(0);
    }
}
