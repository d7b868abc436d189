package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.statistics.Histogram;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Requests that are counted together, with the response times of the successful ones in whole milliseconds. */
final class Tally {

    private final Histogram times = new Histogram();
    private final Map<Cause, Long> causes = new HashMap<>();
    private long failed;
    private long rejected;
    private long rejections;
    private long fallbacks;

    /** Why a request failed. */
    record Cause(String request, String message) {}

    void add(Request request) {
        if (request.ok()) {
            times.add(request.millis());
        } else {
            failed++;
            causes.merge(new Cause(request.name(), request.message()), 1L, Long::sum);
        }
    }

    void add(Tally other) {
        times.add(other.times);
        other.causes.forEach((cause, count) -> causes.merge(cause, count, Long::sum));
        failed += other.failed;
        rejected += other.rejected;
        rejections += other.rejections;
        fallbacks += other.fallbacks;
    }

    /** A request that was counted as successful got an expected rejection. */
    void reject(Request request) {
        times.remove(request.millis());
        rejected++;
    }

    void addRejection() {
        rejections++;
    }

    /** A request that was counted as successful holds a fallback. */
    void addFallback() {
        fallbacks++;
    }

    /** All requests. */
    long requests() {
        return times.count() + failed + rejected;
    }

    /** The response times of the successful requests, in milliseconds. */
    Histogram times() {
        return times;
    }

    long failed() {
        return failed;
    }

    /** The requests with an expected rejection. */
    long rejected() {
        return rejected;
    }

    /** The markers of expected rejections. */
    long rejections() {
        return rejections;
    }

    /** The successful requests with a fallback. */
    long fallbacks() {
        return fallbacks;
    }

    /** Numbers of failed requests by the names that a function gives to their causes. */
    SortedMap<String, Long> causes(Function<Cause, String> name) {
        var named = new TreeMap<String, Long>();
        causes.forEach((cause, count) -> named.merge(name.apply(cause), count, Long::sum));
        return named;
    }
}
