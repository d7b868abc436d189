package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Collection;
import java.util.Comparator;

/** Names on the command line of Maven: a wrong one would otherwise be ignored, and the build would do something else. */
public final class Spelling {

    private Spelling() {}

    /**
     * Checks that a name is one of those that exist.
     *
     * @throws MeasureException if it is not; the message has the name that is most like it
     */
    public static void check(String kind, String name, Collection<String> existing) {
        if (existing.contains(name)) {
            return;
        }
        var nearest = existing.stream()
                .min(Comparator.comparingInt((String other) -> edits(name, other))
                        .thenComparing(Comparator.naturalOrder()));
        throw new MeasureException("There is no " + kind + " named \"" + name + "\": did you mean "
                + nearest.orElse("another name") + "?");
    }

    /** Whether a name is none of those that exist, but differs from one of them by at most so many letters. */
    static boolean isNear(String name, Collection<String> existing, int letters) {
        return !existing.contains(name) && existing.stream().anyMatch(other -> edits(name, other) <= letters);
    }

    /** How many letters must be added, removed, changed or swapped with the next one: optimal string alignment. */
    private static int edits(String from, String to) {
        var edits = new int[from.length() + 1][to.length() + 1];
        for (var i = 0; i <= from.length(); i++) {
            for (var j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : least(edits, from, to, i, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int least(int[][] edits, String from, String to, int i, int j) {
        var change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        var least = Math.min(edits[i - 1][j - 1] + change, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        var isSwapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return isSwapped ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
    }
}
