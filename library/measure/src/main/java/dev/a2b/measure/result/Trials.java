package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The trials of a level: a level close to the limit passes or fails by chance, so it counts what most trials say.
 *
 * @param all the trials, in the order of the load, at least one
 */
public record Trials(List<JudgedLevel> all) {

    /** Groups levels: neighbours at the same rate are trials of one level. */
    public static List<Trials> of(List<JudgedLevel> levels) {
        var grouped = new ArrayList<Trials>();
        for (var level : levels) {
            var last = grouped.isEmpty() ? null : grouped.get(grouped.size() - 1);
            if (last == null || last.usersPerSecond() != rate(level)) {
                grouped.add(new Trials(new ArrayList<>()));
            }
            grouped.get(grouped.size() - 1).all.add(level);
        }
        return grouped;
    }

    /** How many of these levels pass before the first that fails. */
    public static int passing(List<Trials> rising) {
        return (int) rising.stream().takeWhile(Trials::pass).count();
    }

    /** The arrival rate, in users per second. */
    public double usersPerSecond() {
        return rate(all.get(0));
    }

    /** Whether the level passes: more than half of its trials do. */
    public boolean pass() {
        return 2 * passed() > all.size();
    }

    /** How many trials pass. */
    public long passed() {
        return all.stream().filter(JudgedLevel::passes).count();
    }

    /** The trial whose figures stand for the level: of those with its result, the one with the median throughput. */
    public JudgedLevel typical() {
        var alike = all.stream()
                .filter(trial -> trial.passes() == pass())
                .sorted(Comparator.comparingDouble(trial -> trial.level().throughput()))
                .toList();
        return alike.get(alike.size() / 2);
    }

    /**
     * What the load generator did wrong in a trial, in the words of {@link Level#generatorFault}; empty if the level
     * passes, or fails even if the trials with such a fault had passed.
     */
    public Optional<String> generatorFault(LevelRule rule) {
        var faults = all.stream()
                .filter(trial -> !trial.passes())
                .map(trial -> trial.level().generatorFault(rule))
                .flatMap(Optional::stream)
                .toList();
        var failed = all.size() - passed() - faults.size();
        return pass() || 2 * failed >= all.size()
                ? Optional.empty()
                : faults.stream().findFirst();
    }

    private static double rate(JudgedLevel judged) {
        return judged.level().offered().usersPerSecond();
    }
}
