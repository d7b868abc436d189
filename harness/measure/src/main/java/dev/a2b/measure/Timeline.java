package dev.a2b.measure;

import dev.a2b.measure.GatlingLog.Request;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What each second of the load saw, the warm-up's included: lists of equal length, one entry a second.
 *
 * @param from where the first second begins, epoch milliseconds; the clock of the samples, too
 * @param started requests that were sent
 * @param ok answers that were right
 * @param ko requests that failed, counted when they did
 * @param p95Millis of the right answers that came in that second, exact; null when there was none
 * @param users concurrent users when the second ended
 */
record Timeline(
    long from, List<Integer> started, List<Integer> ok, List<Integer> ko, List<Long> p95Millis, List<Integer> users) {

    /** Of a run that was recorded before there were timelines. */
    static final Timeline NONE = new Timeline(0, List.of(), List.of(), List.of(), List.of(), List.of());

    private static final int SECOND = 1000;

    /** What a log tells. @param counted requests that are no mere remark on another one */
    static Timeline of(GatlingLog log, Predicate<Request> counted) {
        var requests = log.requests().stream().filter(counted).toList();
        var last = Math.max(
            requests.stream().mapToInt(Request::end).max().orElse(0),
            log.users().stream().mapToInt(GatlingLog.User::time).max().orElse(0));
        var seconds = last / SECOND + 1;
        var started = new int[seconds];
        var ko = new int[seconds];
        var users = new int[seconds];
        List<List<Long>> times = IntStream.range(0, seconds).<List<Long>>mapToObj(s -> new ArrayList<>()).toList();
        for (var request : requests) {
            started[request.start() / SECOND]++;
            if (request.ok()) {
                times.get(request.end() / SECOND).add((long) request.end() - request.start());
            } else {
                ko[request.end() / SECOND]++;
            }
        }
        log.users().forEach(user -> users[user.time() / SECOND] += user.arrives() ? 1 : -1);
        Arrays.parallelPrefix(users, Integer::sum);
        return new Timeline(log.start(), list(started), times.stream().map(List::size).toList(), list(ko),
            times.stream().map(Timeline::p95).toList(), list(users));
    }

    /** How many seconds it has. */
    int seconds() {
        return started.size();
    }

    private static Long p95(List<Long> times) {
        var sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted.length == 0 ? null : Statistics.percentile(sorted, 95);
    }

    private static List<Integer> list(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
