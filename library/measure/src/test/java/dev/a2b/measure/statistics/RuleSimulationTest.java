package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the rule claims about builds whose difference is known: simulated figures of series, with a fixed seed. Each rate
 * is printed with its standard error, and lies two of them within its bound.
 */
class RuleSimulationTest {

    private static final Quantity CPU = new Quantity("needs", "CPU", Scale.RATIO, true, false);
    private static final long SEED = 20_261_127;
    private static final int SERIES = 6_000;

    /** How the runs of one build vary; the figures are log-normal. */
    private enum Noise {
        /** Of a JVM on a small machine: 6.5 %. */
        USUAL,
        /** Of a machine that does something else: 30 %. */
        BUSY,
        /** The machine becomes slower by 5 % a round, give or take 5 %. */
        DRIFT,
        /** The build varies four times as much as its baseline; together as much as usual. */
        UNEQUAL,
        /** One of 20 runs needs 35 % more. */
        OUTLIERS,
        /** The JIT compiler ends in one of two modes, 15 % apart. */
        MODES,
        /** One of ten runs does not count, nor does one of ten additional runs. */
        MISSING
    }

    /** False claims about two equal builds, in percent of all series. */
    @ParameterizedTest
    @CsvSource({
        "USUAL, 1, 3.0",
        "DRIFT, 1, 3.0",
        "UNEQUAL, 1, 3.0",
        "OUTLIERS, 1, 3.0",
        "MODES, 1, 3.7",
        "MISSING, 1, 3.0",
        "USUAL, 3, 1.4"
    })
    void two_equal_builds_are_seldom_called_different(Noise noise, int others, double most) {
        var claims = claims(noise, others, 0);

        assertTrue(claims.percent() + 2 * claims.error() <= most, claims.toString());
    }

    /** How often a difference is found, in percent of all series. */
    @ParameterizedTest
    @CsvSource({
        "USUAL, 1, 15, 90",
        "USUAL, 1, -15, 90",
        "USUAL, 1, 20, 99",
        "DRIFT, 1, 15, 90",
        "UNEQUAL, 1, 15, 90",
        "OUTLIERS, 1, 20, 85",
        "MODES, 1, 20, 94",
        "MISSING, 1, 20, 85",
        "USUAL, 3, 15, 76",
        "USUAL, 3, 20, 95"
    })
    void a_difference_is_found(Noise noise, int others, double percent, double fewest) {
        var claims = claims(noise, others, percent);

        assertTrue(claims.percent() - 2 * claims.error() >= fewest, claims.toString());
    }

    /** How often the gate fails a commit that is as fast as its base by one of so many figures, in percent. */
    @ParameterizedTest
    @CsvSource({"USUAL, 1, 0.2", "OUTLIERS, 1, 0.7", "MODES, 1, 0.9", "MISSING, 1, 0.2", "BUSY, 1, 3.5", "BUSY, 14, 0.4"
    })
    void the_gate_seldom_fails_an_equal_commit(Noise noise, int among, double most) {
        var failed = gate(noise, among, 0, GateVerdict.Kind.REGRESSION);

        assertTrue(failed.percent() + 2 * failed.error() <= most, failed.toString());
    }

    /** How often the gate has this verdict on a commit that needs so many percent more, in percent. */
    @ParameterizedTest
    @CsvSource({
        "USUAL, 1, 0, NO_REGRESSION, 94",
        "USUAL, 1, 5, NO_REGRESSION, 65",
        "USUAL, 1, 20, REGRESSION, 92",
        "USUAL, 1, 30, REGRESSION, 99",
        "MODES, 1, 30, REGRESSION, 99",
        "MISSING, 1, 30, REGRESSION, 87",
        "BUSY, 1, 0, TOO_NOISY, 85",
        "USUAL, 14, 100, REGRESSION, 90",
        "BUSY, 1, 300, REGRESSION, 90"
    })
    void the_gate_tells(Noise noise, int among, double percent, GateVerdict.Kind kind, double fewest) {
        var told = gate(noise, among, percent, kind);

        assertTrue(told.percent() - 2 * told.error() >= fewest, told.toString());
    }

    /** Claims about a build that needs so many percent more, one of several beside the baseline. */
    private static Rate claims(Noise noise, int others, double percent) {
        var random = new Random(SEED);
        var claims = 0;
        for (var series = 0; series < SERIES; series++) {
            var simulated = new Simulated(noise, percent, random);
            var verdict = simulated.until(Looks.SERIES.first()).verdict(others);
            while (!verdict.isDecided() && simulated.base.size() < Looks.SERIES.last()) {
                verdict = simulated.until(simulated.base.size() + 2).verdict(others);
            }
            claims += verdict.isClaim() ? 1 : 0;
        }
        return Rate.of(noise + ", " + others + " beside the baseline, " + percent + " %: claimed", claims);
    }

    private static Rate gate(Noise noise, int among, double percent, GateVerdict.Kind kind) {
        var random = new Random(SEED);
        var told = 0;
        for (var series = 0; series < SERIES; series++) {
            var simulated = new Simulated(noise, percent, random);
            var verdict = simulated.until(Looks.GATE.first()).gate(among);
            while (!verdict.isDecided() && simulated.base.size() < Looks.GATE.last()) {
                verdict = simulated.until(simulated.base.size() + 2).gate(among);
            }
            told += verdict.kind() == kind ? 1 : 0;
        }
        return Rate.of(noise + ", one of " + among + ", " + percent + " %: " + kind, told);
    }

    /** A share of all series, in percent. */
    private record Rate(String what, double percent, double error) {

        static Rate of(String what, int count) {
            var share = count / (double) SERIES;
            var rate = new Rate(what, 100 * share, 100 * Math.sqrt(share * (1 - share) / SERIES));
            System.out.println(rate);
            return rate;
        }

        @Override
        public String toString() {
            return Format.of("%s %.2f %% ± %.2f", what, percent, error);
        }
    }

    /** A series whose true change is known. */
    private static final class Simulated {

        private final List<List<Figure>> base = new ArrayList<>();
        private final List<List<Figure>> build = new ArrayList<>();
        private final Noise noise;
        private final double change;
        private final Random random;
        private double drift;

        Simulated(Noise noise, double percent, Random random) {
            this.noise = noise;
            this.change = Math.log1p(percent / 100);
            this.random = random;
        }

        Simulated until(int rounds) {
            while (base.size() < rounds) {
                drift += noise == Noise.DRIFT ? 0.05 + gauss(0.05) : 0;
                base.add(runs(0, 0.3));
                build.add(runs(change, 1.38));
            }
            return this;
        }

        Verdict verdict(int others) {
            return Verdict.of(new PairedRounds(CPU, Looks.SERIES, new Rounds(base), new Rounds(build)), others);
        }

        GateVerdict gate(int among) {
            return GateVerdict.of(CPU, new Rounds(base), new Rounds(build), among);
        }

        private List<Figure> runs(double mean, double inequality) {
            var figure = Figure.of(Math.exp(mean + drift + error(inequality)), "ms");
            if (noise != Noise.MISSING || random.nextDouble() >= 0.1) {
                return List.of(figure);
            }
            var late = Figure.none("the load generator was late");
            return random.nextDouble() < 0.1 ? List.of(late, late) : List.of(late, figure);
        }

        private double error(double inequality) {
            return switch (noise) {
                case USUAL, DRIFT, MISSING -> gauss(0.065);
                case BUSY -> gauss(0.3);
                case UNEQUAL -> gauss(0.065 * inequality);
                case OUTLIERS -> gauss(0.065) + (random.nextInt(20) == 0 ? 0.3 : 0);
                case MODES -> gauss(0.04) + (random.nextBoolean() ? 0.07 : -0.07);
            };
        }

        private double gauss(double deviation) {
            return deviation * random.nextGaussian();
        }
    }
}
