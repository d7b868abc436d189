package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload.Outcome;
import dev.a2b.measure.load.LoadCounts.Part;
import dev.a2b.measure.result.FirstMinute.Answered;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.LoadStage.Endpoint;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/** Statistics of the requests and users in the logs of all load generators, as if they were one log. */
public final class ResponseStatistics {

    private static final long SECOND = 1000;
    private static final Set<Part> ALL = EnumSet.allOf(Part.class);
    private static final Set<Part> COUNTED = EnumSet.of(Part.ASKING, Part.OTHERS);

    private final LoadCounts counts;
    private final long firstArrival;

    /**
     * Creates statistics of what was counted.
     *
     * @param firstArrival when the load began, in epoch milliseconds
     */
    ResponseStatistics(LoadCounts counts, long firstArrival) {
        this.counts = counts;
        this.firstArrival = firstArrival;
    }

    /**
     * Reads the logs of all load generators.
     *
     * @param plan the plan; the levels that it lists can then be judged
     * @param logs the logs by one clock, at least one
     * @param windows the windows of stages that the plan does not list
     * @param expectedRejections names of the markers of expected rejections, each with the name of the request that
     *     it marks
     * @param fallbacks names of the markers of fallbacks, each with the name of the request that it marks
     */
    public static ResponseStatistics of(
            Plan plan,
            List<GatlingLog> logs,
            List<Window> windows,
            Map<String, String> expectedRejections,
            Map<String, String> fallbacks) {

        var counts = new LoadCounts(GatlingLog.earliest(logs), expectedRejections, fallbacks);
        windows.forEach(counts::watch);
        var first = GatlingLog.firstArrival(logs);
        Stage.planned(plan, first).forEach(stage -> counts.announce(stage.window(plan)));
        logs.forEach(log -> log.read(counts.log(log.start())));
        return new ResponseStatistics(counts, first);
    }

    /** The moment when the load begins, in epoch milliseconds: the first arrival after the user before the load. */
    public long firstArrival() {
        return firstArrival;
    }

    /** Number of users that arrived until a moment, in epoch milliseconds. */
    public long arrivals(long until) {
        return counts.users().arrivals(0, time(until) + 1);
    }

    /** The totals without the warm-up. */
    public Totals totals() {
        return totals(counts.all(COUNTED));
    }

    /** The totals including the warm-up. */
    public Totals everything() {
        return totals(counts.all(ALL));
    }

    private static Totals totals(Tally all) {
        return new Totals(
                all.requests(),
                all.failed(),
                all.rejections(),
                all.causes(cause -> cause.request() + ": " + cause.message()),
                Percentiles.of(all.times()));
    }

    /** The figures of each second, including the warm-up. */
    public Timeline timeline() {
        var seconds = counts.seconds();
        var tallies = IntStream.range(0, seconds).mapToObj(counts::second).toList();
        var users = IntStream.range(0, seconds)
                .map(second -> counts.users().change((int) (second * SECOND), (int) ((second + 1) * SECOND)))
                .toArray();
        Arrays.parallelPrefix(users, Integer::sum);
        return new Timeline(
                counts.origin(),
                IntStream.range(0, seconds).mapToObj(counts::sent).toList(),
                list(tallies, tally -> (int) tally.times().count()),
                list(tallies, tally -> (int) tally.failed()),
                percentiles(tallies, 50),
                percentiles(tallies, 95),
                percentiles(tallies, 99),
                Arrays.stream(users).boxed().toList());
    }

    private static <T> List<T> list(List<Tally> tallies, Function<Tally, T> figure) {
        return tallies.stream().map(figure).toList();
    }

    /** One for each second; null for a second without a response. */
    private static List<Long> percentiles(List<Tally> seconds, double percent) {
        return list(
                seconds,
                second -> second.times().count() == 0 ? null : second.times().percentile(percent));
    }

    /** Messages of failures that the load generator or its machine caused, not the service. */
    public List<String> generatorFaults() {
        return List.copyOf(counts.faults());
    }

    /** How many requests a journey sends, counted for the user who makes one before the load, or before each load. */
    public int requestsPerJourney() {
        return counts.requestsPerJourney();
    }

    /** What cut that user's journey short: name of the request and message; empty if it was complete. */
    public Optional<String> journeyFault() {
        return requestsPerJourney() == 0
                ? Optional.of("nothing was sent")
                : counts.journeyFault().map(request -> (request.name() + " " + request.message()).strip());
    }

    /** Number of users whose journeys had not ended when the load ended. */
    public long cutOff() {
        return counts.users().left();
    }

    /** The responses by request name, including the warm-up. */
    public Map<String, Outcome> outcomes() {
        return counts.outcomes();
    }

    /** The figures of a level in a window, without the warm-up. A response belongs to the window in which it ended. */
    Level level(Offered offered, Window window) {
        return level(offered, window, COUNTED);
    }

    private Level level(Offered offered, Window window, Set<Part> ofParts) {
        var from = window.from();
        var to = window.to();
        var ended = counts.ended(from, to, ofParts);
        return new Level(
                offered,
                window,
                new Responses(
                        ended.times().count(), ended.failed(), ended.rejected(), ended.causes(Tally.Cause::message)),
                Percentiles.of(ended.times()),
                new ConcurrentUsers(users(from, to)),
                parts(window),
                -1);
    }

    /** The figures of the requests that can get a fallback, and those of the others; empty if none can. */
    private SortedMap<String, Level.Part> parts(Window window) {
        var asking = part(window, Part.ASKING);
        return asking.requests() == 0
                ? Collections.emptySortedMap()
                : new TreeMap<>(Map.of(Level.ASKING, part(asking), Level.OTHERS, part(part(window, Part.OTHERS))));
    }

    private Tally part(Window window, Part part) {
        return counts.ended(window.from(), window.to(), EnumSet.of(part));
    }

    private static Level.Part part(Tally ended) {
        return new Level.Part(ended.times().count(), ended.failed(), ended.fallbacks(), Percentiles.of(ended.times()));
    }

    /**
     * Judges a stage of the load after it has settled.
     *
     * @param plan gives the time to settle and the rule
     * @param stage the stage
     * @param planned when each user should arrive, including those who are not admitted, counted from 0, in
     *     milliseconds since an arbitrary moment
     * @param startedShare share of the stage's planned users that the load generator started, 0 to 1
     * @param lateness how late the load generator continued journeys after pauses
     */
    public JudgedLevel judge(
            Plan plan, Stage stage, LongUnaryOperator planned, double startedShare, PauseLateness lateness) {

        var usersPerSecond = stage.step().usersPerSecond();
        var offered = new Offered(
                usersPerSecond,
                usersPerSecond * requestsPerJourney(),
                startedShare,
                lateMillis(stage, planned),
                lateness.millis(stage.from(), stage.to()));
        return JudgedLevel.of(
                level(offered, stage.window(plan)), plan.thresholds().rule());
    }

    /**
     * The figures of a stage.
     *
     * @param level its window is one of those that were given before the logs were read
     * @param planned requests that were planned for each second; 0 if none were
     */
    public LoadStage stage(String name, Level level, double planned, ResourceUsage usage) {
        var window = level.window();
        var watched = counts.watched(window);
        var endpoints = new TreeMap<String, Endpoint>();
        watched.byName().forEach((request, tally) -> endpoints.put(request, endpoint(tally)));
        return new LoadStage(
                name,
                level,
                planned == 0 ? -1 : watched.sent() * SECOND / planned / (window.to() - window.from()),
                counts.users().peak(time(window.from()), time(window.to())),
                endpoints,
                usage);
    }

    private static Endpoint endpoint(Tally tally) {
        var times = tally.times();
        return new Endpoint(times.count(), tally.failed(), Percentiles.of(times), times.counts());
    }

    /** The figures in a window that was given before the logs were read, or in a half of one; of the warm-up, too. */
    public Level level(Window window, double usersPerSecond) {
        return level(new Offered(usersPerSecond, usersPerSecond * requestsPerJourney(), 1, -1, -1), window, ALL);
    }

    /**
     * What became of the requests of users who were admitted in the first seconds of the first minute.
     *
     * @param users how many of them the plan has
     * @param objectiveMillis how long a response may take, in milliseconds
     */
    public Answered answered(double users, double objectiveMillis) {
        return new Answered(
                Math.round(users * requestsPerJourney()), counts.answered().countUpTo((int) objectiveMillis));
    }

    /**
     * How late users started: the 99th percentile of the time between their planned and their actual start, in
     * milliseconds; negative if unknown. The user who was least late counts as punctual.
     */
    private long lateMillis(Stage stage, LongUnaryOperator planned) {
        var late = counts.users().late(time(stage.from()), time(stage.to()), planned);
        return late.count() == 0 ? -1 : late.percentile(99);
    }

    /** Mean concurrent users between two moments in epoch milliseconds. */
    double users(long from, long to) {
        return counts.users().mean(time(from), time(to));
    }

    private int time(long moment) {
        return (int) (moment - counts.origin());
    }
}
