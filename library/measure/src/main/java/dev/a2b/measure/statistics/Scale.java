package dev.a2b.measure.statistics;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How two figures are compared, and how the change from one to the other reads. */
public enum Scale {

    /**
     * By their ratio. A change is its natural logarithm, so that half and twice as much are equally far from no change,
     * and it does not matter which of two builds is the baseline.
     */
    RATIO {
        @Override
        double change(double baseline, double build) {
            return baseline > 0 && build > 0 ? Math.log(build / baseline) : Double.NaN;
        }

        @Override
        public double ofPercent(double percent) {
            return Math.log1p(percent / 100);
        }

        @Override
        String size(double change) {
            return isMultiple(change) ? multiple(change) + " times" : number(percent(change)) + " %";
        }

        @Override
        String range(double estimate, double low, double high) {
            return isMultiple(estimate)
                    ? multiple(low) + " to " + multiple(high)
                    : rising(percent(low), percent(high)) + " %";
        }

        @Override
        boolean isMultiple(double change) {
            return change >= Math.log(2);
        }

        private static double percent(double change) {
            return 100 * Math.expm1(change);
        }

        private static String multiple(double change) {
            return Format.of(change < Math.log(10) ? "%.1f" : "%.0f", Math.exp(change));
        }
    },

    /** Shares in percent by their difference, in percentage points. */
    POINTS {
        @Override
        double change(double baseline, double build) {
            return build - baseline;
        }

        @Override
        public double ofPercent(double percent) {
            return percent;
        }

        @Override
        String size(double change) {
            var number = points(change);
            return number + (number.equals("1") ? " point" : " points");
        }

        @Override
        String range(double estimate, double low, double high) {
            return rising(Math.max(-ALL, low), Math.min(ALL, high)) + " points";
        }

        private static String points(double change) {
            return number(Math.max(-ALL, Math.min(ALL, change)));
        }

        @Override
        boolean isMultiple(double change) {
            return false;
        }
    };

    /** Two shares cannot differ by more points, whatever an interval says. */
    private static final double ALL = 100;

    /** The change from the baseline to a build: above 0 if the build has more; NaN if 0 has no ratio. */
    abstract double change(double baseline, double build);

    /** The change of a build that has so many percent more, or so many points. */
    public abstract double ofPercent(double percent);

    /** How large a change is, without its direction, as in {@code 31 %}. */
    abstract String size(double change);

    /** The interval of an estimate that has the same direction, without the direction, as in {@code 21 to 40 %}. */
    abstract String range(double estimate, double low, double high);

    /** Whether a change reads as a multiple, as in {@code 2.4 times}: from twice as much on. */
    abstract boolean isMultiple(double change);

    /** A change with its direction, as in {@code 4 % less}. */
    String words(double change) {
        return size(change) + (change == 0 ? "" : isMultiple(change) ? " as much" : change < 0 ? " less" : " more");
    }

    /** The changes between two, as in {@code 4 % less to 7 % more}. */
    String words(double low, double high) {
        return words(low) + " to " + words(high);
    }

    private static String rising(double low, double high) {
        return low < 0 ? number(high) + " to " + number(low) : number(low) + " to " + number(high);
    }

    /** Without its sign, rounded to a whole number, or below 1 to the first digit that is not 0. */
    private static String number(double value) {
        var size = BigDecimal.valueOf(Math.abs(value));
        return size.compareTo(BigDecimal.ONE) < 0
                ? size.round(new MathContext(1)).toPlainString()
                : size.setScale(0, RoundingMode.HALF_UP).toString();
    }
}
