package dev.a2b.measure.report;

import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Percentiles;
import java.util.List;
import java.util.function.ToLongFunction;

/** The percentiles of response times that the report shows. */
enum Percentile {
    P50(Percentiles::p50Millis),
    P95(Percentiles::p95Millis),
    P99(Percentiles::p99Millis);

    /** All of them. */
    static final List<Percentile> TOLD = List.of(values());

    /** Stands for a time of responses of which there are none. */
    static final String NONE = "none";

    private final ToLongFunction<Percentiles> millis;

    Percentile(ToLongFunction<Percentiles> millis) {
        this.millis = millis;
    }

    /** The percentile at a level, in milliseconds; null without a successful response. */
    Double millis(Level level) {
        return level.responses().successful() == 0 ? null : (double) millis.applyAsLong(level.percentiles());
    }

    /** The percentile at a level for people, in milliseconds. */
    String text(Level level) {
        return text(level.responses().successful(), level.percentiles());
    }

    /** The percentile of so many response times for people, in milliseconds. */
    String text(long responses, Percentiles percentiles) {
        return responses == 0 ? NONE : Long.toString(millis.applyAsLong(percentiles));
    }
}
