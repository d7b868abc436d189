package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.statistics.Statistics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Counts the requests and users of a log for each second. */
final class TimelineReader {

    private static final int SECOND = 1000;

    private TimelineReader() {
    }

    /**
     * @param requests the requests of the log, without the markers of expected rejections
     * @param isSuccessful whether a request got a successful response
     */
    static Timeline of(GatlingLog log, List<Request> requests, Predicate<Request> isSuccessful) {
        var last = Math.max(
            requests.stream().mapToInt(Request::end).max().orElse(0),
            log.users().stream().mapToInt(GatlingLog.User::time).max().orElse(0));
        var seconds = last / SECOND + 1;
        var sent = new int[seconds];
        var failed = new int[seconds];
        var users = new int[seconds];
        List<List<Long>> ended = IntStream.range(0, seconds).<List<Long>>mapToObj(s -> new ArrayList<>()).toList();
        for (var request : requests) {
            sent[request.start() / SECOND]++;
            if (isSuccessful.test(request)) {
                ended.get(request.end() / SECOND).add((long) request.end() - request.start());
            } else if (!request.ok()) {
                failed[request.end() / SECOND]++;
            }
        }
        log.users().forEach(user -> users[user.time() / SECOND] += user.arrives() ? 1 : -1);
        Arrays.parallelPrefix(users, Integer::sum);
        var times = ended.stream().map(TimelineReader::sorted).toList();
        return new Timeline(log.start(), list(sent), times.stream().map(second -> second.length).toList(),
            list(failed), percentiles(times, 50), percentiles(times, 95), percentiles(times, 99), list(users));
    }

    private static long[] sorted(List<Long> times) {
        return times.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    /** One for each second; null for a second without a response. */
    private static List<Long> percentiles(List<long[]> times, double percent) {
        return times.stream().map(second -> second.length == 0 ? null : Statistics.percentile(second, percent))
            .toList();
    }

    private static List<Integer> list(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
