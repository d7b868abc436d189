package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Runs of one build under the same conditions, the oldest first: the same artifact, by its checksum, under the same
 * name, on the same kind of database.
 */
record Repeats(List<Run> runs) {

    private record Key(Conditions conditions, String variant, String sha256, String database) {
    }

    /** Puts runs together, in the order in which the first of each is met. */
    static Collection<Repeats> of(List<Run> runs) {
        var found = new LinkedHashMap<Key, Repeats>();
        for (var run : runs) {
            var key = new Key(Conditions.of(run), run.build().variant(), run.build().sha256(),
                Conditions.database(run));
            found.computeIfAbsent(key, unused -> new Repeats(new ArrayList<>())).runs.add(run);
        }
        return found.values();
    }

    /** Those whose figures count. */
    List<Run> sound() {
        return runs.stream().filter(run -> run.voided().isEmpty()).toList();
    }

    /** Those whose figures do not. */
    List<Run> voided() {
        return runs.stream().filter(run -> !run.voided().isEmpty()).toList();
    }

    /** The one that is told where only one can be: the sound run with the median saturation point. */
    Run typical() {
        var sound = sound().stream().sorted(Comparator.comparingDouble(
            run -> run.saturation() == null ? 0 : run.saturation().offeredPerSecond())).toList();
        return sound.isEmpty() ? newest() : sound.get(sound.size() / 2);
    }

    Run newest() {
        return runs.get(runs.size() - 1);
    }
}
