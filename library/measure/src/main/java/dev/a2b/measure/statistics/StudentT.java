package dev.a2b.measure.statistics;

/**
 * Student's t distribution with a whole number of degrees of freedom, for which its probabilities are finite sums:
 * M. Abramowitz and I. A. Stegun, <i>Handbook of Mathematical Functions</i>, 1964, formulas 26.7.3 and 26.7.4.
 */
final class StudentT {

    /** Bisection of a right angle by which a double does not change any more. */
    private static final double SMALLEST = 1e-17;

    private StudentT() {}

    /**
     * The value t between whose negative and itself a variable lies with a probability, as in 3.499 for 0.99 and 7.
     *
     * @param probability above 0 and below 1
     * @param degrees degrees of freedom, at least 1
     */
    static double within(double probability, int degrees) {
        var angle = 0.0;
        for (var step = Math.PI / 4; step > SMALLEST; step /= 2) {
            angle += probability(angle + step, degrees) < probability ? step : 0;
        }
        return Math.tan(angle) * Math.sqrt(degrees);
    }

    /** The probability to be within t, for the angle whose tangent is t divided by the root of the degrees. */
    private static double probability(double angle, int degrees) {
        var cosine = Math.cos(angle);
        var isOdd = degrees % 2 == 1;
        var term = isOdd ? cosine : 1;
        var sum = 0.0;
        for (var power = isOdd ? 1 : 0; power <= degrees - 2; power += 2) {
            sum += term;
            term *= cosine * cosine * (power + 1) / (power + 2);
        }
        return isOdd ? 2 / Math.PI * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
    }
}
