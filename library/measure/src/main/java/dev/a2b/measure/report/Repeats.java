package dev.a2b.measure.report;

import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;

/**
 * Runs of one build under the same conditions, the oldest first. They have the same artifact, identified by its
 * checksum, the same name, the same command and Java, and the same kind and version of database.
 */
record Repeats(List<Run> runs) {

    private record Key(
            Object conditions, String name, String sha256, List<String> command, String java, DatabaseInfo database) {

        static Key of(Run run, Object conditions) {
            return new Key(
                    conditions,
                    run.build().name(),
                    run.build().sha256(),
                    run.build().command(),
                    run.context().java(),
                    run.context().database());
        }

        private boolean isLike(Key other) {
            return equals(new Key(other.conditions, other.name, other.sha256, other.command, java, other.database));
        }
    }

    /** Groups runs. The order is that of the first run of each group. */
    static Collection<Repeats> of(List<Run> runs) {
        return of(runs, Conditions::of);
    }

    /** The same by other conditions than {@link Conditions}: this gives those of a run. */
    static Collection<Repeats> of(List<Run> runs, Function<Run, ?> conditions) {
        var found = new LinkedHashMap<Key, Repeats>();
        for (var run : runs) {
            found.computeIfAbsent(key(run, runs, conditions), unused -> new Repeats(new ArrayList<>()))
                    .runs
                    .add(run);
        }
        return found.values();
    }

    /** The Java of a service that did not start is not known: the run belongs to those that are otherwise the same. */
    private static Key key(Run run, List<Run> runs, Function<Run, ?> conditions) {
        var own = Key.of(run, conditions.apply(run));
        return run.load().isOffered()
                ? own
                : runs.stream()
                        .filter(other -> other.load().isOffered())
                        .map(other -> Key.of(other, conditions.apply(other)))
                        .filter(own::isLike)
                        .findFirst()
                        .orElse(own);
    }

    /** Whether they were measured in the rounds of a series, and know it. */
    boolean hasRounds() {
        return runs.stream().anyMatch(run -> run.context().round() != null);
    }

    /** The runs in which these figures count. */
    List<Run> counting(Figures figures) {
        return runs.stream().filter(run -> run.counts(figures)).toList();
    }

    /** The runs in which these figures do not count. */
    List<Run> notCounting(Figures figures) {
        return runs.stream().filter(run -> !run.counts(figures)).toList();
    }

    /**
     * The run to show where only one can be shown: of those whose load counts, the one with the median saturation.
     */
    Run typical() {
        var counting = counting(Figures.LOAD).stream()
                .sorted(Comparator.comparingDouble(
                        run -> Metric.SATURATION.of(run).orElse(0)))
                .toList();
        return counting.isEmpty() ? newest() : counting.get(counting.size() / 2);
    }

    Run newest() {
        return runs.get(runs.size() - 1);
    }
}
