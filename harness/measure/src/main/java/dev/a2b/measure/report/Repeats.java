package dev.a2b.measure.report;

import dev.a2b.measure.result.DatabaseInfo;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Runs of one build under the same conditions, the oldest first: the same artifact, by its checksum, under the same
 * name, on the same kind and release of database.
 */
record Repeats(List<Run> runs) {

    private record Key(Conditions conditions, String variant, String sha256, DatabaseInfo database) {
    }

    /** Groups runs, in the order of the first of each group. */
    static Collection<Repeats> of(List<Run> runs) {
        var found = new LinkedHashMap<Key, Repeats>();
        for (var run : runs) {
            var key = new Key(Conditions.of(run), run.build().variant(), run.build().sha256(),
                run.context().database());
            found.computeIfAbsent(key, unused -> new Repeats(new ArrayList<>())).runs.add(run);
        }
        return found.values();
    }

    /** Those whose figures count. */
    List<Run> sound() {
        return runs.stream().filter(Run::isSound).toList();
    }

    /** Those whose figures do not. */
    List<Run> voided() {
        return runs.stream().filter(run -> !run.isSound()).toList();
    }

    /** The run to show where only one can be shown: the sound run with the median saturation point. */
    Run typical() {
        var sound = sound().stream().sorted(Comparator.comparingDouble(
            run -> Metric.SATURATION.of(run).orElse(0))).toList();
        return sound.isEmpty() ? newest() : sound.get(sound.size() / 2);
    }

    Run newest() {
        return runs.get(runs.size() - 1);
    }
}
