package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload.Outcome;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.statistics.Statistics;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Statistics of the requests and users in Gatling's log. */
public final class ResponseStatistics {

    private static final long FIRST_MILLIS = 10_000;
    private static final Pattern GENERATOR = Pattern.compile(
        "too many open files|cannot assign requested address|no buffer space|outofmemory", Pattern.CASE_INSENSITIVE);

    private final List<GatlingLog> logs;
    private final GatlingLog log;
    private final Map<String, String> expectedRejections;
    private final Map<String, String> fallbacks;
    private final List<Request> markersOfFallbacks;
    private Set<Request> rejected;

    /**
     * Creates statistics of the logs of all load generators, as if one of them had written all records.
     *
     * @param logs the logs by one clock, at least one
     * @param expectedRejections names of the markers of expected rejections, each with the name of the request that
     *     it marks
     * @param fallbacks names of the markers of fallbacks, each with the name of the request that it marks
     */
    public ResponseStatistics(
        List<GatlingLog> logs, Map<String, String> expectedRejections, Map<String, String> fallbacks) {

        this.logs = GatlingLog.aligned(logs);
        var all = GatlingLog.merged(this.logs);
        this.log = fallbacks.isEmpty() ? all : new GatlingLog(all.start(), all.requests().stream()
            .filter(request -> !fallbacks.containsKey(request.name())).toList(), all.users(), all.errors());
        this.expectedRejections = expectedRejections;
        this.fallbacks = fallbacks;
        this.markersOfFallbacks = fallbacks.isEmpty() ? List.of() : all.requests().stream()
            .filter(request -> fallbacks.containsKey(request.name())).toList();
    }

    /** The requests with an expected rejection. A search often reads the log for its users alone, without them. */
    private Set<Request> rejected() {
        if (rejected == null) {
            rejected = marked();
        }
        return rejected;
    }

    /** For each marker, the last request before it in the same log that it can mark. */
    private Set<Request> marked() {
        var marked = Collections.<Request>newSetFromMap(new IdentityHashMap<>());
        logs.forEach(one -> mark(one.requests(), marked));
        return marked;
    }

    private void mark(List<Request> requests, Set<Request> marked) {
        var candidates = new HashMap<String, Deque<Request>>();
        expectedRejections.values().forEach(name -> candidates.put(name, new ArrayDeque<>()));
        for (var request : requests) {
            if (expectedRejections.containsKey(request.name())) {
                var last = candidates.get(expectedRejections.get(request.name())).pollLast();
                if (last != null) {
                    marked.add(last);
                }
            } else if (request.ok() && candidates.containsKey(request.name())) {
                candidates.get(request.name()).addLast(request);
            }
        }
    }

    /** The moment when the load begins, in epoch milliseconds: the first arrival after the user before the load. */
    public long firstArrival() {
        return log.start() + log.users().stream().filter(GatlingLog.User::arrives).skip(1)
            .mapToInt(GatlingLog.User::time).findFirst().orElse(0);
    }

    /** Number of users that arrived until a moment, in epoch milliseconds. */
    public long arrivals(long until) {
        return log.users().stream().filter(user -> user.arrives() && log.start() + user.time() <= until).count();
    }

    /** The totals without the warm-up. */
    public Totals totals() {
        return totals(counted().toList());
    }

    /** The totals including the warm-up. */
    public Totals everything() {
        return totals(log.requests());
    }

    private Totals totals(List<Request> counted) {
        var rejected = count(counted, this::isMarker);
        return new Totals(counted.size() - rejected, count(counted, ResponseStatistics::isFailed), rejected,
            causes(counted, request -> request.name() + ": " + request.message()),
            Percentiles.of(times(counted.stream())));
    }

    /** The figures of each second, including the warm-up. */
    public Timeline timeline() {
        return TimelineReader.of(log, log.requests().stream().filter(request -> !isMarker(request)).toList(),
            this::isSuccessful);
    }

    /** Messages of failures that the load generator or its machine caused, not the service. */
    public List<String> generatorFaults() {
        var failed = log.requests().stream().filter(request -> !request.ok()).map(Request::message);
        return Stream.concat(failed.filter(message -> GENERATOR.matcher(message).find()), log.errors().stream())
            .distinct()
            .toList();
    }

    /** How many requests a journey sends, counted for the user who made it before the load, or before each of them. */
    public int requestsPerJourney() {
        var journeys = logs.stream()
            .filter(one -> one.requests().stream().anyMatch(ResponseStatistics::isPreflight)).count();
        return (int) (preflight().filter(request -> !isMarker(request)).count() / Math.max(1, journeys));
    }

    /** What cut that user's journey short, name and message; empty if it was complete. */
    public Optional<String> journeyFault() {
        return requestsPerJourney() == 0 ? Optional.of("nothing was sent")
            : preflight().filter(request -> isFailed(request) || isMarker(request)).findFirst()
                .map(request -> (request.name() + " " + request.message()).strip());
    }

    /** Number of users whose journeys had not ended when the load ended. */
    public long cutOff() {
        return 2 * log.arrivals() - log.users().size();
    }

    /** The responses by request name, including the warm-up. */
    public Map<String, Outcome> outcomes() {
        var rejected = log.requests().stream().filter(this::isMarker).collect(Collectors.groupingBy(
            record -> expectedRejections.get(record.name()), Collectors.counting()));
        return log.requests().stream().filter(record -> !isMarker(record)).collect(Collectors.groupingBy(
            Request::name, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(),
                all -> outcome(all, rejected.getOrDefault(all.get(0).name(), 0L)))));
    }

    private static Outcome outcome(List<Request> all, long rejected) {
        return new Outcome(count(all, Request::ok) - rejected, count(all, ResponseStatistics::isFailed));
    }

    /** The figures of a level in a window, without the warm-up. A response belongs to the window in which it ended. */
    Level level(Offered offered, Window window) {
        var from = window.from();
        var to = window.to();
        var ended = counted().filter(request -> ended(request, from, to)).toList();
        var times = times(ended.stream());
        var third = (to - from) / 3;
        return new Level(offered, window,
            new Responses(times.length, count(ended, ResponseStatistics::isFailed), count(ended, rejected()::contains),
                causes(ended, Request::message)),
            Arrays.stream(times).average().orElse(0), Percentiles.of(times),
            new ConcurrentUsers(users(from, to), users(from, from + third), users(to - third, to)),
            parts(ended, window));
    }

    /** The figures of the requests that can get a fallback, and those of the others; empty if none can. */
    private SortedMap<String, Part> parts(List<Request> ended, Window window) {
        var parts = ended.stream().filter(request -> !isMarker(request))
            .collect(Collectors.partitioningBy(request -> fallbacks.containsValue(request.name())));
        if (parts.get(true).isEmpty()) {
            return Collections.emptySortedMap();
        }
        var marked = count(markersOfFallbacks, marker -> ended(marker, window.from(), window.to()));
        return new TreeMap<>(Map.of(Level.ASKING, part(parts.get(true), marked),
            Level.OTHERS, part(parts.get(false), 0)));
    }

    /** A marker comes a moment after its response, so the window may have the marker alone. */
    private Part part(List<Request> ended, long markers) {
        var times = times(ended.stream());
        return new Part(times.length, count(ended, ResponseStatistics::isFailed), Math.min(markers, times.length),
            Percentiles.of(times));
    }

    /**
     * Judges a stage of the load after it has settled.
     *
     * @param plan gives the time to settle and the rule
     * @param stage the stage
     * @param arriving users who arrive per second at even intervals, including those who are not admitted; NaN if the
     *     intervals are random
     * @param startedShare share of the stage's planned users that the load generator started, 0 to 1
     * @param lateness how late the load generator continued journeys after pauses
     */
    public JudgedLevel judge(
        Plan plan, Stage stage, double arriving, double startedShare, PauseLateness lateness) {

        var usersPerSecond = stage.step().usersPerSecond();
        var offered = new Offered(usersPerSecond, usersPerSecond * requestsPerJourney(), startedShare,
            lateMillis(stage, arriving), lateness.millis(stage.from(), stage.to()));
        var window = new Window(stage.from() + plan.load().settleSeconds() * 1000L, stage.to());
        return JudgedLevel.of(level(offered, window), plan.limits().rule());
    }

    /**
     * The figures of the first minute.
     *
     * @param stage the stage of the load
     * @param objectiveMillis maximum of the 95th percentile, in milliseconds
     */
    FirstMinute firstMinute(Stage stage, double objectiveMillis) {
        var seconds = stage.step().seconds();
        var slow = 0;
        for (var second = 0; second < seconds; second++) {
            if (p95(stage.from() + second * 1000L, stage.from() + (second + 1) * 1000L) > objectiveMillis) {
                slow = second + 1;
            }
        }
        return new FirstMinute(p95(stage.from(), stage.from() + FIRST_MILLIS), p95(stage.from(), stage.to()), slow,
            slow < seconds);
    }

    /** The times of the successful responses in a period, in milliseconds, rising. */
    long[] times(long from, long to) {
        return times(log.requests().stream().filter(request -> ended(request, from, to)));
    }

    private boolean ended(Request request, long from, long to) {
        var end = log.start() + request.end();
        return from <= end && end < to;
    }

    private long[] times(Stream<Request> requests) {
        return requests.filter(this::isSuccessful)
            .mapToLong(request -> request.end() - request.start())
            .sorted()
            .toArray();
    }

    /** The 95th percentile of the successful responses in a period; negative without any. */
    private long p95(long from, long to) {
        var times = times(from, to);
        return times.length == 0 ? -1 : Statistics.percentile(times, 95);
    }

    private Stream<Request> counted() {
        return log.requests().stream()
            .filter(request -> !request.group().equals(Plan.WARM_UP) && !isPreflight(request));
    }

    private Stream<Request> preflight() {
        return log.requests().stream().filter(ResponseStatistics::isPreflight);
    }

    private static boolean isPreflight(Request request) {
        return request.group().equals(Plan.PRE_FLIGHT);
    }

    /**
     * How late users started: the 99th percentile of the time between their planned and their actual start, in
     * milliseconds; negative if unknown. The user who was least late counts as punctual.
     */
    private long lateMillis(Stage stage, double arriving) {
        var starts = log.users().stream()
            .filter(GatlingLog.User::arrives)
            .mapToLong(user -> log.start() + user.time())
            .filter(time -> stage.from() <= time && time < stage.to())
            .toArray();
        if (starts.length == 0 || Double.isNaN(arriving)) {
            return -1;
        }
        var late = IntStream.range(0, starts.length)
            .mapToLong(user -> starts[user] - Math.round(user * 1000 / arriving)).sorted().toArray();
        return Statistics.percentile(late, 99) - late[0];
    }

    /**
     * Mean concurrent users between two moments in epoch milliseconds: the time of all users divided by the time
     * between.
     */
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

    /** Whether the record is no request, but marks one as rejected. */
    private boolean isMarker(Request record) {
        return expectedRejections.containsKey(record.name());
    }

    private boolean isSuccessful(Request record) {
        return record.ok() && !isMarker(record) && !rejected().contains(record);
    }

    private static boolean isFailed(Request request) {
        return !request.ok();
    }

    private static SortedMap<String, Long> causes(List<Request> requests, Function<Request, String> cause) {
        return requests.stream().filter(ResponseStatistics::isFailed)
            .collect(Collectors.groupingBy(cause, TreeMap::new, Collectors.counting()));
    }

    private static long count(List<Request> requests, Predicate<Request> wanted) {
        return requests.stream().filter(wanted).count();
    }
}
