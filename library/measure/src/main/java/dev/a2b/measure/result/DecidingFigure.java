package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Quantity;
import dev.a2b.measure.statistics.Scale;
import dev.a2b.measure.statistics.Statistics;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A figure by which builds are compared. The order is that of the tables. */
public enum DecidingFigure {

    /** Median time from just before a start to the first complete response with status 200. */
    STARTUP("ms", new Quantity("needs", "startup time", Scale.RATIO, true, false), Figures.STARTUP),

    /** Share of the requests offered in the first 10 s that were answered successfully within the objective. */
    ANSWERED("%", new Quantity("answers", "of the first requests in time", Scale.POINTS, false, false), Figures.LOAD),

    /** CPU time of the service per successful response in the loaded step. */
    CPU("ms", new Quantity("needs", "CPU per request", Scale.RATIO, true, false), Figures.LOAD),

    /** Successful responses per second that a fixed number of users without pauses gets. */
    CAPACITY("requests/s", new Quantity("has", "capacity", Scale.RATIO, false, false), Figures.LOAD),

    /** Highest memory of the service up to the end of the loaded step, in 10^6 bytes. */
    MEMORY("MB", new Quantity("takes", "memory", Scale.RATIO, true, false), Figures.LOAD),

    /**
     * Size of what must be shipped, in 10^6 bytes: the artifact with its AOT cache and the Java runtime that it needs,
     * or the uncompressed layers of an image.
     */
    SIZE("MB", new Quantity("takes", "disk space", Scale.RATIO, true, true), Figures.BUILD);

    /** How the reason begins why a service has no capacity: it served the load, but not well enough. */
    public static final String MISSED = "objective missed: ";

    private static final double MEGA = 1e6;

    private final String unit;
    private final Quantity quantity;
    private final Figures figures;

    DecidingFigure(String unit, Quantity quantity, Figures figures) {
        this.unit = unit;
        this.quantity = quantity;
        this.figures = figures;
    }

    /** Unit of the value. */
    public String unit() {
        return unit;
    }

    /** How the figures of two builds are compared, and in which words. */
    public Quantity quantity() {
        return quantity;
    }

    /** The figure with this value. */
    public Figure of(double value) {
        return Figure.of(value, unit);
    }

    /**
     * All figures of a run; those that a failed check affects are none, with its finding.
     *
     * @param ofLoad the figures of the load
     * @param without why a run has no other figure of the load
     */
    public static Map<DecidingFigure, Figure> all(
            Build build,
            List<Startup> startups,
            Map<DecidingFigure, Figure> ofLoad,
            String without,
            Findings findings) {

        var all = new EnumMap<DecidingFigure, Figure>(DecidingFigure.class);
        for (var figure : values()) {
            all.put(figure, ofLoad.getOrDefault(figure, Figure.none(without)));
        }
        all.put(STARTUP, startup(startups));
        all.put(SIZE, size(build));
        all.replaceAll((figure, measured) -> findings.counted(figure.figures, measured));
        return all;
    }

    private static Figure startup(List<Startup> startups) {
        return startups.isEmpty()
                ? Figure.none("nobody knows when the service was started")
                : STARTUP.of(Statistics.median(
                                startups.stream().mapToLong(Startup::nanos).toArray())
                        / MEGA);
    }

    private static Figure size(Build build) {
        var size = build.size();
        if (size.bytes() <= 0) {
            return Figure.none("the size of the artifact is not known");
        }
        return size.runtimeBytes() < 0
                ? Figure.none("the size of the Java runtime that it needs is not known")
                : SIZE.of(build.shippedBytes() / MEGA);
    }
}
