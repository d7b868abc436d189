package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import java.util.Collection;
import java.util.Comparator;

/** Names on the command line of Maven: a wrong one would otherwise be ignored, and the build would do something else. */
final class Spelling {

    private Spelling() {}

    /**
     * Checks that a name is one of those that exist.
     *
     * @throws MeasureException if it is not; the message has the name that is most like it
     */
    static void check(String kind, String name, Collection<String> existing) {
        if (existing.contains(name)) {
            return;
        }
        var nearest = existing.stream()
                .min(Comparator.comparingInt((String other) -> edits(name, other))
                        .thenComparing(Comparator.naturalOrder()));
        throw new MeasureException("There is no " + kind + " named \"" + name + "\": did you mean "
                + nearest.orElse("another name") + "?");
    }

    /** How many letters must be added, removed or changed: the Levenshtein distance, row by row. */
    private static int edits(String from, String to) {
        var row = new int[to.length() + 1];
        for (var j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (var i = 1; i <= from.length(); i++) {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= to.length(); j++) {
                var change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
