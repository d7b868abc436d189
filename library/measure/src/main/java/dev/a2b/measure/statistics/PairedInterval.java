package dev.a2b.measure.statistics;

import java.util.Arrays;

/**
 * The mean change from a baseline to a build in rounds in which both were measured, and its confidence interval by
 * Student's t distribution for paired samples: Student, <i>The probable error of a mean</i>, Biometrika 6, 1908. With
 * the mean m and the standard deviation s of n changes, its ends are m ± t · s / √n, with n - 1 degrees of freedom.
 *
 * <p>What changes from round to round, such as the temperature of the machine, is in both figures of a round, so the
 * change is free of it. The two builds may vary differently.
 *
 * @param pairs number of changes
 * @param estimate mean of the changes, in the unit of {@link Scale#change}
 * @param low lower end, in the same unit
 * @param high upper end
 * @param deviation standard deviation of the changes; 0 if there is one
 * @param confidence probability with which such an interval contains the true change
 */
public record PairedInterval(int pairs, double estimate, double low, double high, double deviation, double confidence) {

    /** The interval of at least two changes, or of a single one without sampling error. */
    static PairedInterval of(double[] changes, double confidence) {
        var pairs = changes.length;
        var mean = Arrays.stream(changes).average().orElseThrow();
        var squares = Arrays.stream(changes)
                .map(change -> (change - mean) * (change - mean))
                .sum();
        var deviation = Math.sqrt(squares / Math.max(1, pairs - 1));
        var half = halfWidth(pairs, deviation, confidence);
        return new PairedInterval(pairs, mean, mean - half, mean + half, deviation, confidence);
    }

    /**
     * Half of the width that the interval would have after so many pairs that vary as much. They find a change of this
     * size about every other time.
     */
    public double halfWidth(int ofPairs) {
        return halfWidth(ofPairs, deviation, confidence);
    }

    private static double halfWidth(int pairs, double deviation, double confidence) {
        return deviation == 0 ? 0 : StudentT.within(confidence, pairs - 1) * deviation / Math.sqrt(pairs);
    }

    /** After which of the next looks, if there is one, half of the width would be smaller than this. */
    String wouldTell(double smaller, Looks looks) {
        return looks.rounds().stream()
                .dropWhile(look -> look < pairs)
                .skip(1) // the present one, in which rounds may be missing
                .filter(look -> halfWidth(look) < smaller)
                .findFirst()
                .map(needed -> "about " + needed + " would tell")
                .orElse("more than " + looks.last() + " would be needed");
    }
}
