package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Range;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** A figure that others have published, and how a run measures the same. */
enum PublishedFigure {

    /** In whole seconds: the precision of the published figures. */
    BUILD_TIME("build_s", Metric.BUILD_TIME.head(), 0, Figures.BUILD, run -> of(run, Metric.BUILD_TIME)),
    ARTIFACT_SIZE("artifact_mb", Metric.ARTIFACT_SIZE),
    /** In seconds with three decimals: unit and precision of the published figures. */
    STARTUP("startup_s", Metric.STARTUP.title() + " (s)", 3, Figures.STARTUP, run -> of(run, Metric.STARTUP) / 1e3),
    REQUESTS("requests", Metric.REQUESTS),
    FAILED("failed_pct", Metric.FAILED),
    /** All requests of the run, also the failed ones, over the time from the first arrival to the last response. */
    RATE(
            "requests_per_s",
            "requests/s",
            0,
            Figures.LOAD,
            run -> run.load().totals().requests() / seconds(run)),
    /** Of all successful responses of the run, not only of those at a level. */
    P95(
            "p95_ms",
            "p95 (ms)",
            0,
            Figures.LOAD,
            run -> known(run.load().totals().percentiles().p95Millis())),
    MEMORY("memory_mb", Metric.MEMORY),
    THREADS("threads", Metric.THREADS);

    /** The text that replaces an unknown figure. */
    static final String NONE = "–";

    private final String column;
    private final String head;
    private final DoubleFunction<String> format;
    private final Figures figures;
    private final ToDoubleFunction<Run> own;

    PublishedFigure(String column, Metric metric) {
        this(column, metric.head(), metric::format, metric.figures(), run -> of(run, metric));
    }

    PublishedFigure(String column, String head, int decimals, Figures figures, ToDoubleFunction<Run> own) {
        this(column, head, value -> Format.of("%." + decimals + "f", value), figures, own);
    }

    PublishedFigure(
            String column, String head, DoubleFunction<String> format, Figures figures, ToDoubleFunction<Run> own) {

        this.column = column;
        this.head = head;
        this.format = format;
        this.figures = figures;
        this.own = own;
    }

    /** The column of the CSV file. */
    String column() {
        return column;
    }

    /** Title with unit. */
    String head() {
        return head;
    }

    /** The median of the runs in which it counts. */
    String own(List<Run> runs) {
        var values = runs.stream()
                .filter(run -> run.counts(figures))
                .mapToDouble(own)
                .filter(Double::isFinite)
                .toArray();
        return values.length == 0 ? NONE : format.apply(Range.of(values).median());
    }

    private static double of(Run run, Metric metric) {
        return metric.of(run).orElse(Double.NaN);
    }

    private static double seconds(Run run) {
        var timeline = run.load().timeline();
        var last = IntStream.range(0, timeline.seconds())
                .filter(second -> ended(timeline, second) > 0)
                .max();
        return last.isEmpty() ? Double.NaN : new RunCharts(run).at(timeline.from() + 1000L * (last.getAsInt() + 1));
    }

    private static int ended(Timeline timeline, int second) {
        return timeline.successful().get(second) + timeline.failed().get(second);
    }

    private static double known(long millis) {
        return millis < 0 ? Double.NaN : millis;
    }
}
