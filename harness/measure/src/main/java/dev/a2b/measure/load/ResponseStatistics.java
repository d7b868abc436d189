package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload.Outcome;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.statistics.Statistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The figures that Gatling's log holds. */
public final class ResponseStatistics {

    private static final Pattern GENERATOR = Pattern.compile(
        "too many open files|cannot assign requested address|no buffer space|outofmemory", Pattern.CASE_INSENSITIVE);

    private final GatlingLog log;
    private final Map<String, String> refusals;

    /** @param refusals see {@code Workload.refusals} */
    public ResponseStatistics(GatlingLog log, Map<String, String> refusals) {
        this.log = log;
        this.refusals = refusals;
    }

    /** Epoch milliseconds of the first arrival. */
    public long firstArrival() {
        return log.start() + log.users().stream().mapToInt(GatlingLog.User::time).min().orElse(0);
    }

    /** Users that arrived until a moment. */
    public long arrivals(long until) {
        return log.users().stream().filter(user -> user.arrives() && log.start() + user.time() <= until).count();
    }

    /** All requests but the warm-up's. */
    public Totals totals() {
        return totals(counted().toList());
    }

    /** All requests, the warm-up's included. */
    public Totals everything() {
        return totals(log.requests());
    }

    private Totals totals(List<Request> counted) {
        var refused = count(counted, this::isRefusal);
        var causes = counted.stream().filter(ResponseStatistics::isKo).collect(Collectors.groupingBy(
            request -> request.name() + ": " + request.message(), TreeMap::new, Collectors.counting()));
        return new Totals(counted.size() - refused, count(counted, ResponseStatistics::isKo), refused, causes);
    }

    /** All requests second by second, the warm-up's included. */
    public Timeline timeline() {
        return TimelineReader.of(log, log.requests().stream().filter(request -> !isRefusal(request)).toList());
    }

    /** Failures that are the load generator's own: of the machine it runs on, not of the service. */
    public List<String> generatorFaults() {
        var failed = log.requests().stream().filter(request -> !request.ok()).map(Request::message);
        return Stream.concat(failed.filter(message -> GENERATOR.matcher(message).find()), log.errors().stream())
            .distinct()
            .toList();
    }

    /** Users that were still under way at the end: the plan's longest time had passed. */
    public long cutOff() {
        var arrived = log.users().stream().filter(GatlingLog.User::arrives).count();
        return 2 * arrived - log.users().size();
    }

    /** By request name, the warm-up's included. */
    public Map<String, Outcome> outcomes() {
        var refused = log.requests().stream().filter(this::isRefusal).collect(Collectors.groupingBy(
            record -> refusals.get(record.name()), Collectors.counting()));
        return log.requests().stream().filter(record -> !isRefusal(record)).collect(Collectors.groupingBy(
            Request::name, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(),
                all -> outcome(all, refused.getOrDefault(all.get(0).name(), 0L)))));
    }

    private static Outcome outcome(List<Request> all, long refused) {
        return new Outcome(count(all, Request::ok) - refused, count(all, ResponseStatistics::isKo));
    }

    /** What happened in a window, epoch milliseconds; an answer belongs to the window in which it ended. */
    public Level level(double usersPerSecond, int requestsPerJourney, long from, long to, double starts) {
        var ended = counted()
            .filter(request -> from <= log.start() + request.end() && log.start() + request.end() < to)
            .toList();
        var times = ended.stream()
            .filter(request -> request.ok() && !isRefusal(request))
            .mapToLong(request -> request.end() - request.start())
            .sorted()
            .toArray();
        var refused = count(ended, this::isRefusal);
        var third = (to - from) / 3;
        return new Level(usersPerSecond, usersPerSecond * requestsPerJourney, from, to,
            Math.max(0, times.length - refused), count(ended, ResponseStatistics::isKo), refused,
            Statistics.percentile(times, 50),            Statistics.percentile(times, 95), Statistics.percentile(times, 99), users(from, to),
            users(from, from + third), users(to - third, to), starts);
    }

    private Stream<Request> counted() {
        return log.requests().stream().filter(request -> !request.group().equals(Plan.WARM_UP));
    }

    /** Mean concurrent users between two moments. */
    double users(long from, long to) {
        var present = 0L;
        var userMillis = 0L;
        var since = from;
        for (var user : log.users()) {
            var time = Math.min(Math.max(log.start() + user.time(), from), to);
            userMillis += present * (time - since);
            since = time;
            present += user.arrives() ? 1 : -1;
        }
        return (double) (userMillis + present * (to - since)) / (to - from);
    }

    private boolean isRefusal(Request record) {
        return refusals.containsKey(record.name());
    }

    private static boolean isKo(Request request) {
        return !request.ok();
    }

    private static long count(List<Request> requests, Predicate<Request> wanted) {
        return requests.stream().filter(wanted).count();
    }
}
