package dev.a2b.measure.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How a figure changes with time: the straight line of least squares, and the 95 % confidence interval of its slope
 * (N. R. Draper and H. Smith, <i>Applied Regression Analysis</i>, 3rd edition, 1998, section 1.4).
 *
 * <p>Values that follow each other are alike, for example memory between two garbage collections; taken alone, they
 * would make the interval too narrow. So the line is that of the means of {@value #BATCHES} periods of equal length
 * (batch means: A. M. Law, <i>Simulation Modeling and Analysis</i>, 5th edition, 2015, section 9.5.3).
 *
 * @param mean mean of the periods, in the unit of the figure
 * @param slope change in a unit of time
 * @param low lower end of the interval of the slope
 * @param high upper end of the interval of the slope
 */
public record Trend(double mean, double slope, double low, double high) {

    private static final int BATCHES = 20;

    /** By how many standard errors the interval reaches to each side of the slope. */
    private static final double T = StudentT.within(0.95, BATCHES - 2);

    /**
     * The trend of values.
     *
     * @param times when each value was taken, rising
     * @param values the values
     * @return the trend; empty if a period has no value
     */
    public static Optional<Trend> of(double[] times, double[] values) {
        if (times.length < BATCHES) {
            return Optional.empty();
        }
        var first = times[0];
        var length = (times[times.length - 1] - first) / BATCHES;
        var counts = new int[BATCHES];
        var x = new double[BATCHES];
        var y = new double[BATCHES];
        for (var i = 0; i < times.length; i++) {
            var batch = Math.min(BATCHES - 1, (int) ((times[i] - first) / length));
            counts[batch]++;
            x[batch] += times[i];
            y[batch] += values[i];
        }
        if (IntStream.of(counts).anyMatch(count -> count == 0)) {
            return Optional.empty();
        }
        Arrays.setAll(x, batch -> x[batch] / counts[batch]);
        Arrays.setAll(y, batch -> y[batch] / counts[batch]);
        return Optional.of(line(x, y));
    }

    private static Trend line(double[] x, double[] y) {
        var meanX = Arrays.stream(x).average().orElseThrow();
        var meanY = Arrays.stream(y).average().orElseThrow();
        var squares = sum(i -> (x[i] - meanX) * (x[i] - meanX));
        var slope = sum(i -> (x[i] - meanX) * (y[i] - meanY)) / squares;
        var residuals = sum(i -> Math.pow(y[i] - meanY - slope * (x[i] - meanX), 2));
        var error = Math.sqrt(residuals / (BATCHES - 2) / squares);
        return new Trend(meanY, slope, slope - T * error, slope + T * error);
    }

    private static double sum(IntToDoubleFunction term) {
        return IntStream.range(0, BATCHES).mapToDouble(term).sum();
    }

    /** A slope in percent of the mean; 0 if the mean is 0. */
    public double percent(double ofSlope) {
        return mean == 0 ? 0 : 100 * ofSlope / mean;
    }
}
