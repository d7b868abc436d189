package dev.a2b.measure.report;

import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.MemoryMeasure;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A figure of a run that the reports show and compare. The order is that of the tables. A metric is declared here only:
 * its title, unit, number of decimals, formula, and which of two figures is better.
 */
enum Metric {

    /** Wall time of the build of the service module without its tests, in seconds. */
    BUILD_TIME(
            "build time",
            "s",
            Better.LOWER,
            1,
            run -> known(run.build().creation().millis()) / 1e3) {
        @Override
        Figures figures() {
            return Figures.BUILD;
        }

        @Override
        List<String> notes(Run run) {
            return run.build().creation().incremental() ? List.of("incremental") : List.of();
        }
    },

    /**
     * Size of what must be shipped, in MB (10^6 bytes): the jar or executable with its AOT cache, or the uncompressed
     * layers of an image.
     */
    ARTIFACT_SIZE("artifact size", "MB", Better.LOWER, 1, run -> shippedBytes(run.build()) / 1e6) {
        @Override
        boolean isExact() {
            return true;
        }

        @Override
        Figures figures() {
            return Figures.BUILD;
        }

        @Override
        List<String> details(Run run) {
            var details = new ArrayList<String>();
            var size = run.build().size();
            if (size.compressedBytes() > 0) {
                details.add(Format.of("compressed %.1f", size.compressedBytes() / 1e6));
            }
            if (size.cacheBytes() > 0) {
                details.add(Format.of("AOT cache %.1f", size.cacheBytes() / 1e6));
            }
            return details;
        }
    },

    /**
     * Median time from just before a start to the first complete response with status 200, in milliseconds. A service
     * that was started elsewhere has it from the creation of its Deployment.
     */
    STARTUP("startup", "ms", Better.LOWER, 0, run -> median(nanos(run)) / 1e6) {
        @Override
        Figures figures() {
            return Figures.STARTUP;
        }

        @Override
        boolean isComparable(Run run, Run other) {
            return isOfDeployment(run) == isOfDeployment(other);
        }

        @Override
        List<String> notes(Run run) {
            return isOfDeployment(run) ? List.of("from the creation of the Deployment") : List.of();
        }

        private boolean isOfDeployment(Run run) {
            return run.build().isElsewhere() && !run.startups().isEmpty();
        }

        @Override
        List<String> details(Run run) {
            var details = new ArrayList<>(notes(run));
            var nanos = LongStream.of(nanos(run)).summaryStatistics();
            if (nanos.getCount() > 0) {
                details.add(
                        Format.of("%.0f to %.0f, n=%d", nanos.getMin() / 1e6, nanos.getMax() / 1e6, nanos.getCount()));
            }
            var reported = run.startups().stream()
                    .filter(startup -> startup.reportedMillis() != null)
                    .mapToLong(Startup::reportedMillis)
                    .toArray();
            if (reported.length > 0) {
                details.add(Format.of("logged %.0f", median(reported)));
            }
            return details;
        }
    },

    /**
     * Exact 95th percentile of the response times in the first 10 s of the load, which begins a few seconds after the
     * first response of the service, in milliseconds.
     */
    FIRST_SECONDS(
            "p95, first 10 s",
            "ms",
            Better.LOWER,
            0,
            run -> run.load().firstMinute() == null
                    ? Double.NaN
                    : known(run.load().firstMinute().p95FirstMillis())) {
        @Override
        List<String> details(Run run) {
            var first = run.load().firstMinute();
            return first == null
                    ? List.of()
                    : List.of(
                            "first minute " + first.p95Millis(),
                            first.reached()
                                    ? "within the objective after " + first.seconds() + " s"
                                    : "never within the objective");
        }
    },

    /** How long the service was under load until CPU per request was steady, in seconds. */
    STEADY(
            "steady after",
            "s",
            Better.LOWER,
            0,
            run -> run.load().warmUp() == null || !run.load().warmUp().steady()
                    ? Double.NaN
                    : run.load().warmUp().seconds()) {
        @Override
        List<String> details(Run run) {
            var warmUp = run.load().warmUp();
            return warmUp == null || warmUp.steady()
                    ? List.of()
                    : List.of("not steady after " + warmUp.seconds() + " s");
        }
    },

    /** Number of all requests except those of the warm-up. */
    REQUESTS("requests", "", Better.NEITHER, 0, run -> run.load().totals().requests()),

    /**
     * Failed requests in percent of all requests, without the warm-up. Expected rejections are not failed. It ranks no
     * build, because most requests fail in the levels of the search that are too high, and each build has others.
     */
    FAILED("failed", "%", Better.NEITHER, 2, run -> run.load().totals().failedPercent()) {
        @Override
        List<String> details(Run run) {
            var rejected = run.load().totals().rejected();
            return rejected == 0 ? List.of() : List.of(rejected + " expected rejections");
        }
    },

    /** Successful responses per second at the saturation level. */
    THROUGHPUT(
            "throughput",
            "1/s",
            Better.HIGHER,
            1,
            run -> decided(run, DecidingFigure.CAPACITY, saturation(run, Level::throughput))) {
        @Override
        String without() {
            return UNPASSED;
        }

        @Override
        boolean isOpenEnded(Run run) {
            return SATURATION.isOpenEnded(run);
        }
    },

    /**
     * Exact 95th percentile of the response times under the light load, in milliseconds; see {@link Level.Percentiles}.
     */
    P95(
            "p95",
            "ms",
            Better.LOWER,
            0,
            run -> hasResponses(run) ? run.load().light().percentiles().p95Millis() : Double.NaN) {
        @Override
        String without() {
            return "no successful response";
        }

        @Override
        List<String> details(Run run) {
            if (!hasResponses(run)) {
                return List.of();
            }
            var percentiles = run.load().light().percentiles();
            var details = new ArrayList<>(List.of("p50 " + percentiles.p50Millis(), "p99 " + percentiles.p99Millis()));
            var throttling = run.resources().usage().throttling();
            if (throttling.periods() > 0) {
                details.add(Format.of("throttled %d times for %d ms", throttling.periods(), throttling.millis()));
            }
            return details;
        }
    },

    /** Offered requests per second of the highest level that passes with every lower level passing. */
    SATURATION(
            "saturation",
            "requests/s",
            Better.HIGHER,
            0,
            run -> decided(
                    run,
                    DecidingFigure.CAPACITY,
                    saturation(run, level -> level.offered().requestsPerSecond()))) {
        @Override
        String without() {
            return UNPASSED;
        }

        @Override
        boolean isOpenEnded(Run run) {
            return !isStaged(run)
                    && (run.load().isOpenEnded() || warnings(run).anyMatch(BOUNDS::contains) || isUndecided(run));
        }

        @Override
        List<String> notes(Run run) {
            return bounds(run);
        }

        @Override
        List<String> details(Run run) {
            if (isStaged(run)) {
                var reason = run.figures().get(DecidingFigure.CAPACITY).reason();
                return reason.isEmpty() ? List.of() : List.of(reason);
            }
            var lowest = run.load().levels().get(0);
            return run.load().saturation() != null
                    ? Stream.concat(bounds(run).stream(), trials(run)).toList()
                    : List.of(Format.of(
                                    "at %.0f requests/s: ",
                                    lowest.level().offered().requestsPerSecond())
                            + String.join(", ", lowest.failures()));
        }
    },

    /** Mean number of concurrent users at the saturation level. */
    CONCURRENT_USERS(
            "concurrent users",
            "",
            Better.NEITHER,
            0,
            run -> saturation(run, level -> level.users().mean())) {
        @Override
        String without() {
            return UNPASSED;
        }
    },

    /** Peak memory of the service under the light load, in MB (10^6 bytes); see {@link MemoryMeasure}. */
    MEMORY(
            "memory",
            "MB",
            Better.LOWER,
            0,
            run -> decided(
                    run,
                    DecidingFigure.MEMORY,
                    run.load().lightFailed()
                            ? Double.NaN
                            : positive(run.resources().usage().memory().peakBytes()) / 1e6)) {
        @Override
        boolean isComparable(Run run, Run other) {
            return run.resources().measure() == other.resources().measure();
        }

        @Override
        List<String> details(Run run) {
            var idle = run.resources().idleMemoryBytes();
            return idle > 0
                    ? List.of(
                            Format.of("idle %.0f", idle / 1e6),
                            run.resources().measure().text())
                    : List.of();
        }
    },

    /** CPU time of the service divided by wall time and number of processors, in percent, under the light load. */
    CPU("CPU", "%", Better.LOWER, 1, run -> percent(run, run.resources().usage().cpuMillis())),

    /** CPU time of the service per successful response, in milliseconds, under the light load. */
    CPU_PER_REQUEST(
            "CPU per request",
            "ms",
            Better.LOWER,
            2,
            run -> decided(
                    run,
                    DecidingFigure.CPU,
                    positive(run.resources()
                            .usage()
                            .cpuMillisPerRequest(run.load().light().throughput())))),

    /** Highest number of operating-system threads of the service under the light load. */
    THREADS(
            "threads",
            "",
            Better.NEITHER,
            0,
            run -> positive(run.resources().usage().threads())),

    /**
     * CPU time of the database server divided by wall time and number of processors, in percent, under the light load.
     */
    DATABASE_CPU(
            "database CPU",
            "%",
            Better.NEITHER,
            1,
            run -> percent(run, run.resources().usage().databaseCpuMillis())),

    /** Median memory of the service right after its first response, in MB (10^6 bytes); see {@link MemoryMeasure}. */
    STARTUP_MEMORY(
            "memory after startup",
            "MB",
            Better.LOWER,
            0,
            run -> positive(median(run.startups().stream()
                            .mapToLong(Startup::memoryBytes)
                            .filter(bytes -> bytes > 0)
                            .toArray()))
                    / 1e6) {
        @Override
        Figures figures() {
            return Figures.STARTUP;
        }

        @Override
        boolean isComparable(Run run, Run other) {
            return MEMORY.isComparable(run, other);
        }
    };

    /** Which of two figures is better; NEITHER if the metric does not rank builds. */
    enum Better {
        LOWER("less is better"),
        HIGHER("more is better"),
        NEITHER("");

        private final String words;

        Better(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** All metrics, in the order of the tables. */
    static final List<Metric> ALL = List.of(values());

    /** The columns of the table that compares builds. */
    static final List<Metric> DECIDING =
            List.of(STARTUP, FIRST_SECONDS, ARTIFACT_SIZE, P95, CPU_PER_REQUEST, MEMORY, SATURATION);

    /** The metrics that compare the builds at one step of load, which is the same for all builds. */
    static final Set<Metric> AT_STEP = Set.of(P95, CPU_PER_REQUEST, MEMORY);

    /** The metrics that the comparison shows below its table. */
    static final List<Metric> OTHERS =
            ALL.stream().filter(metric -> !DECIDING.contains(metric)).toList();

    /** The text that replaces a figure that does not count. */
    static final String NOT_COUNTED = "does not count";

    /** A narrow space at which no line breaks. */
    private static final char THIN_SPACE = '\u202f';

    private static final String UNPASSED = "no level passed";

    /** What bound the saturation instead of the service, so that the true one may be higher. */
    private static final Set<Warning.Kind> BOUNDS =
            Set.of(Warning.Kind.GENERATOR_BOUND, Warning.Kind.DATABASE_BOUND, Warning.Kind.MACHINE_BOUND);

    private final String title;
    private final String unit;
    private final Better better;
    private final int decimals;
    private final ToDoubleFunction<Run> figure;

    Metric(String title, String unit, Better better, int decimals, ToDoubleFunction<Run> figure) {
        this.title = title;
        this.unit = unit;
        this.better = better;
        this.decimals = decimals;
        this.figure = figure;
    }

    /** Why a run has no figure, a few words. */
    String without() {
        return "not measured";
    }

    /** The figures that count or do not count together with this one. */
    Figures figures() {
        return Figures.LOAD;
    }

    /** Whether the true figure of a run may be higher. */
    boolean isOpenEnded(Run run) {
        return false;
    }

    /** Whether the figure has no sampling error, so that any difference is one. */
    boolean isExact() {
        return false;
    }

    /** Whether the figures of two runs are of the same measure. */
    boolean isComparable(Run run, Run other) {
        return true;
    }

    /** Remarks that a comparison must add to the figure of a run, a few words each. */
    List<String> notes(Run run) {
        return List.of();
    }

    /** Remarks that the table of a single run adds to the figure in parentheses. */
    List<String> details(Run run) {
        return notes(run);
    }

    String title() {
        return title;
    }

    /** The unit of the figure; empty for a count. */
    String unit() {
        return unit;
    }

    Better better() {
        return better;
    }

    /** Title with unit, as in {@code startup (s)}. */
    String head() {
        return unit.isEmpty() ? title : title + " (" + unit + ")";
    }

    /** A figure without its unit. */
    String format(double value) {
        return Format.of("%." + decimals + "f", value);
    }

    /** A figure without its unit for people, its thousands apart, as in {@code 2 240}. */
    String text(double value) {
        return Format.of("%,." + decimals + "f", value).replace(',', THIN_SPACE);
    }

    /** A figure with its unit for people. */
    String textWithUnit(double value) {
        return (text(value) + " " + unit).strip();
    }

    /** The text before a figure whose true value may be higher; otherwise empty. */
    static String prefix(boolean openEnded) {
        return openEnded ? "at least " : "";
    }

    /** The figure of a run, in {@link #unit}; empty if the run has none. */
    OptionalDouble of(Run run) {
        var value = figure.applyAsDouble(run);
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    /** The figure of a run with its details, or why there is none. */
    String cell(Run run) {
        if (!run.counts(figures())) {
            return NOT_COUNTED;
        }
        var value = of(run);
        var text = value.isPresent() ? prefix(isOpenEnded(run)) + format(value.getAsDouble()) : without();
        var details = details(run);
        return details.isEmpty() ? text : text + " (" + String.join(", ", details) + ")";
    }

    /** Whether the first of two different figures is better. Meaningless if {@link #better} is NEITHER. */
    boolean isBetter(double one, double other) {
        return better == Better.HIGHER ? one > other : one < other;
    }

    /** What bound the saturation instead of the service, and whether its search ended early. */
    private static List<String> bounds(Run run) {
        return warnings(run)
                .filter(kind -> BOUNDS.contains(kind) || kind == Warning.Kind.SEARCH_CUT_SHORT)
                .map(Warning.Kind::text)
                .toList();
    }

    /**
     * Whether a search had no time to narrow the gap above its saturation as far as its plan says, or to try the level
     * above it so often that more trials could not make it pass.
     */
    private static boolean isUndecided(Run run) {
        var search = run.plan().load().search();
        var edges = run.load().edges();
        if (search == null || search.bisection() == null || edges.size() < 2) {
            return false;
        }
        var above = edges.get(1);
        return 2 * (above.all().size() - above.passed()) < search.bisection().trials()
                || search.bisection().parts(edges.get(0).usersPerSecond(), above.usersPerSecond()) > 1;
    }

    private static Stream<Warning.Kind> warnings(Run run) {
        return run.findings().warnings().stream().map(Warning::kind);
    }

    /** The results around the saturation, where levels were tried several times. */
    private static Stream<String> trials(Run run) {
        return run.load().edges().stream()
                .filter(edge -> edge.all().size() > 1)
                .map(edge -> Format.of(
                        "%.0f passed %d of %d",
                        edge.typical().level().offered().requestsPerSecond(),
                        edge.passed(),
                        edge.all().size()));
    }

    /** The figure of a run with stages; the other one of a run without. */
    private static double decided(Run run, DecidingFigure figure, double without) {
        if (!isStaged(run)) {
            return without;
        }
        var decided = run.figures().get(figure);
        return decided.isKnown() ? decided.value() : Double.NaN;
    }

    private static boolean isStaged(Run run) {
        return !run.load().stages().isEmpty();
    }

    private static double saturation(Run run, ToDoubleFunction<Level> figure) {
        var saturation = run.load().saturation();
        return saturation == null ? Double.NaN : figure.applyAsDouble(saturation);
    }

    /** The layers of an image contain its cache. */
    private static double shippedBytes(Build build) {
        return positive(build.size().bytes())
                + (build.isImage() ? 0 : build.size().cacheBytes());
    }

    private static boolean hasResponses(Run run) {
        return run.load().light().responses().successful() > 0;
    }

    private static long[] nanos(Run run) {
        return run.startups().stream().mapToLong(Startup::nanos).toArray();
    }

    private static double median(long... values) {
        return values.length == 0 ? Double.NaN : Statistics.median(values);
    }

    private static double percent(Run run, long cpuMillis) {
        return positive(run.resources().usage().percent(cpuMillis));
    }

    private static double known(double value) {
        return value < 0 ? Double.NaN : value;
    }

    /** Values of 0 or less mean that nothing was measured. */
    private static double positive(double value) {
        return value > 0 ? value : Double.NaN;
    }
}
