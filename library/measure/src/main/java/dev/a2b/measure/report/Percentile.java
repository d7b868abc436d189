package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Percentiles;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/** The percentiles of response times that the reports show. */
enum Percentile {
    P50("p50", 1, Percentiles::p50Millis),
    P90("p90", 10, Percentiles::p90Millis),
    P95("p95", 20, Percentiles::p95Millis),
    P99("p99", 100, Percentiles::p99Millis),
    P999("p99.9", 1000, Percentiles::p999Millis);

    /** The percentiles of the tables. */
    static final List<Percentile> TOLD = List.of(P50, P95, P99);

    /** Stands for a time of responses of which there are none. */
    static final String NONE = "none";

    private final String title;
    private final int leastResponses;
    private final ToLongFunction<Percentiles> millis;

    /** @param leastResponses fewer responses do not tell it from the largest of them */
    Percentile(String title, int leastResponses, ToLongFunction<Percentiles> millis) {
        this.title = title;
        this.leastResponses = leastResponses;
        this.millis = millis;
    }

    /** A chart of response times over those percentiles that are known. */
    static Chart chart(String title, List<Series> series) {
        var known = Arrays.stream(values())
                .filter(percentile -> series.stream().anyMatch(one -> one.y().get(percentile.ordinal()) != null))
                .toList();
        return new Chart(
                Kind.LINES,
                title,
                "",
                "percentile",
                Axis.logarithmic("ms"),
                known.stream().map(percentile -> percentile.title).toList(),
                series.stream()
                        .map(one -> Series.row(
                                one.name(),
                                one.colour(),
                                known.stream()
                                        .map(percentile -> one.y().get(percentile.ordinal()))
                                        .toList()))
                        .toList(),
                List.of());
    }

    /** The percentiles at a level, in milliseconds, without those that are not known. */
    static Series series(String name, String colour, Level level) {
        return Series.row(
                name,
                colour,
                Arrays.stream(values()).map(percentile -> percentile.of(level)).toList());
    }

    /** The percentile at a level for people, in milliseconds. */
    String text(Level level) {
        return text(level.responses().successful(), level.percentiles());
    }

    /** The percentile of so many response times for people, in milliseconds. */
    String text(long responses, Percentiles percentiles) {
        return responses == 0 ? NONE : Long.toString(millis.applyAsLong(percentiles));
    }

    private Double of(Level level) {
        var time = millis.applyAsLong(level.percentiles());
        return time < 0 || level.responses().successful() < leastResponses ? null : (double) time;
    }
}
