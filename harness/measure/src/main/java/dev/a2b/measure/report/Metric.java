package dev.a2b.measure.report;

import static dev.a2b.measure.report.Metric.Better.HIGHER;
import static dev.a2b.measure.report.Metric.Better.LOWER;
import static dev.a2b.measure.report.Metric.Better.NEITHER;

import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * One figure of a run, as a number that can be compared.
 *
 * @param name what it is
 * @param unit empty where it is a count
 * @param figure NaN where the run has none
 * @param without why a run has none
 * @param praise what is said of the build that is best in it; empty where it does not decide between builds
 */
record Metric(
    String name, String unit, Better better, int decimals, ToDoubleFunction<Run> figure, String without,
    String praise) {

    /** Which of two figures one would rather have. */
    enum Better {
        LOWER("less is better"), HIGHER("more is better"), NEITHER("");

        private final String words;

        Better(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private static final String UNMEASURED = "not measured";
    private static final String UNPASSED = "no level passed";

    static final Metric BUILD_TIME = new Metric("build time", "s", LOWER, 1,
        run -> run.build().millis() < 0 ? Double.NaN : run.build().millis() / 1e3, "not told by the build", "");
    static final Metric SIZE = new Metric("artifact size", "MB", LOWER, 1,
        run -> positive(run.build().bytes() / 1e6), UNMEASURED, "is the smallest");
    static final Metric BOOT = new Metric("boot", "s", LOWER, 2, Metric::boot, UNMEASURED, "starts fastest");
    static final Metric P95 = new Metric("p95", "ms", LOWER, 0,
        run -> run.nominal().ok() == 0 ? Double.NaN : run.nominal().p95Millis(), "no right answer", "answers fastest");
    static final Metric SATURATION = new Metric("saturation point", "requests/s", HIGHER, 0,
        run -> saturation(run, Level::offeredPerSecond), UNPASSED, "carries the most load");
    static final Metric RAM = new Metric("RAM", "MB", LOWER, 0,
        run -> positive(run.usage().peakRssBytes() / 1e6), UNMEASURED, "needs the least memory");
    static final Metric CPU_A_REQUEST = new Metric("CPU a request", "ms", LOWER, 2,
        run -> positive(run.usage().cpuMillisPerRequest(run.nominal().okPerSecond())), UNMEASURED,
        "needs the least CPU");

    /** In the order of the table. */
    static final List<Metric> ALL = List.of(
        BUILD_TIME,
        SIZE,
        BOOT,
        new Metric("requests", "", NEITHER, 0, run -> run.totals().requests(), UNMEASURED, ""),
        new Metric("KO", "%", LOWER, 2, run -> run.totals().koPercent(), UNMEASURED, ""),
        new Metric("RPS", "1/s", HIGHER, 1, run -> saturation(run, Level::okPerSecond), UNPASSED, ""),
        P95,
        SATURATION,
        new Metric("concurrent users", "", NEITHER, 0, run -> saturation(run, Level::users), UNPASSED, ""),
        RAM,
        new Metric("CPU", "%", LOWER, 1, run -> positive(run.usage().percent(run.usage().cpuMillis())), UNMEASURED, ""),
        CPU_A_REQUEST,
        new Metric("threads", "", NEITHER, 0, run -> positive(run.usage().threads()), UNMEASURED, ""),
        new Metric("PostgreSQL CPU", "%", NEITHER, 1,
            run -> positive(run.usage().percent(run.usage().databaseCpuMillis())), UNMEASURED, ""));

    /** Those that decide between builds, the weightiest first. */
    static final List<Metric> DECIDING = List.of(SATURATION, P95, CPU_A_REQUEST, RAM, BOOT, SIZE);

    /** Name and unit. */
    String head() {
        return unit.isEmpty() ? name : name + " (" + unit + ")";
    }

    /** A figure without its unit. */
    String say(double value) {
        return Format.of("%." + decimals + "f", value);
    }

    /** A figure with its unit. */
    String tell(double value) {
        return (say(value) + " " + unit).strip();
    }

    /** The run's figure, when it has one. */
    OptionalDouble of(Run run) {
        var value = figure.applyAsDouble(run);
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    /** Whether the first of two figures is the better one. */
    boolean isBetter(double one, double other) {
        return better == HIGHER ? one > other : one < other;
    }

    private static double saturation(Run run, ToDoubleFunction<Level> figure) {
        return run.saturation() == null ? Double.NaN : figure.applyAsDouble(run.saturation());
    }

    private static double boot(Run run) {
        var nanos = run.boots().stream().mapToLong(Startup::nanos).toArray();
        return nanos.length == 0 ? Double.NaN : Statistics.median(nanos) / 1e9;
    }

    /** What nothing was measured of is not zero. */
    private static double positive(double value) {
        return value > 0 ? value : Double.NaN;
    }
}
