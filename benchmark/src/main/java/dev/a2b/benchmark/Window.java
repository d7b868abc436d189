package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Statistics;
import java.util.stream.LongStream;

/** The responses since its creation. */
final class Window {

    private static final double MILLI = 1e6;
    private static final double SECOND = 1e9;

    private final long start = System.nanoTime();
    private final LongStream.Builder nanos = LongStream.builder();
    private int failed;

    synchronized void add(long duration) {
        nanos.add(duration);
    }

    synchronized void addFailure() {
        failed++;
    }

    /** Ends the window. */
    synchronized Row row(int round, String build, int until, Row.Usage usage) {
        var sorted = nanos.build().sorted().toArray();
        var responses = new Row.Responses(
                sorted.length,
                failed,
                Statistics.percentile(sorted, 50) / MILLI,
                Statistics.percentile(sorted, 95) / MILLI);
        return new Row(round, build, until, (System.nanoTime() - start) / SECOND, responses, usage);
    }
}
