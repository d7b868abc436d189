package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload.Outcome;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.statistics.Histogram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Counts the records of a load's logs while they are read, and keeps none of them. So the memory that it needs grows
 * with the duration of the load and with the different response times of each second, but not with the number of
 * requests.
 *
 * <p>Requests are counted by the second in which they ended. A window that begins or ends within a second must be
 * announced before its requests are read, see {@link #announce}.
 */
final class LoadCounts {

    private static final int SECOND = 1000;

    /** How many requests are remembered for a marker. It follows its request at once, so few others end in between. */
    private static final int MARKABLE = 10_000;

    private static final Pattern GENERATOR = Pattern.compile(
            "too many open files|cannot assign requested address|no buffer space|outofmemory",
            Pattern.CASE_INSENSITIVE);

    /** The requests before the load, those that ask a third party, and all others. */
    enum Part {
        BEFORE,
        ASKING,
        OTHERS
    }

    private final long origin;
    private final Map<String, String> expectedRejections;
    private final Map<String, String> fallbacks;
    private final NavigableMap<Integer, Map<Part, Tally>> periods = new TreeMap<>();
    private final SortedMap<String, Outcome> outcomes = new TreeMap<>();
    private final Set<String> faults = new LinkedHashSet<>();
    private final Histogram sent = new Histogram();
    private final UserCounts users = new UserCounts();
    private final Map<Window, Watched> watched = new HashMap<>();
    private final Histogram answered = new Histogram();
    private long requests;
    private int journeys;
    private int requestsOfJourneys;
    private Optional<Request> journeyFault = Optional.empty();
    private int last;

    /**
     * @param origin when the first simulation started, in epoch milliseconds
     * @param expectedRejections names of the markers of expected rejections, each with the name of the request that
     *     it marks
     * @param fallbacks names of the markers of fallbacks, each with the name of the request that it marks
     */
    LoadCounts(long origin, Map<String, String> expectedRejections, Map<String, String> fallbacks) {
        this.origin = origin;
        this.expectedRejections = expectedRejections;
        this.fallbacks = fallbacks;
    }

    /** A request, and where it was counted. */
    private record Counted(Request request, List<Tally> tallies) {}

    /** The requests of a stage by their names. */
    static final class Watched {

        private final int from;
        private final int to;
        private final Map<String, Tally> byName = new HashMap<>();
        private long sent;

        private Watched(int from, int to) {
            this.from = from;
            this.to = to;
        }

        private boolean holds(int time) {
            return from <= time && time < to;
        }

        /** Those that ended in it. */
        Map<String, Tally> byName() {
            return byName;
        }

        /** How many were sent in it. */
        long sent() {
            return sent;
        }
    }

    /** Counts the records of a log. */
    private final class Counter implements LogVisitor {

        private final int later;
        private final Map<String, Deque<Counted>> markable = new HashMap<>();
        private boolean hasJourney;

        Counter(int later) {
            this.later = later;
            Stream.of(expectedRejections, fallbacks)
                    .flatMap(markers -> markers.values().stream())
                    .forEach(name -> markable.put(name, new ArrayDeque<>()));
        }

        @Override
        public void request(List<String> groups, Request request) {
            if (expectedRejections.containsKey(request.name())) {
                reject(request, expectedRejections.get(request.name()));
            } else if (fallbacks.containsKey(request.name())) {
                marked(fallbacks.get(request.name()))
                        .ifPresent(marked -> marked.tallies().get(0).addFallback());
            } else {
                count(request);
            }
        }

        @Override
        public void user(User user) {
            users.add(user.arrives(), user.time() + later);
        }

        @Override
        public void error(String message, int time) {
            faults.add(message);
        }

        private void count(Request request) {
            if (request.group().equals(Plan.CHECK)) {
                countJourney();
            }
            if (!request.ok()) {
                fail(request);
            }
            last = Math.max(last, request.end() + later);
            sent.add((request.start() + later) / SECOND);
            requests++;
            if (request.ok() && isOfFirstSeconds(request)) {
                answered.add(request.millis());
            }
            var tallies = tallies(request);
            tallies.forEach(tally -> tally.add(request));
            add(request.name(), request.ok() ? 1 : 0, request.ok() ? 0 : 1);
            if (request.ok() && markable.containsKey(request.name())) {
                remember(new Counted(request, tallies));
            }
        }

        private void countJourney() {
            requestsOfJourneys++;
            if (!hasJourney) {
                hasJourney = true;
                journeys++;
            }
        }

        private void fail(Request request) {
            cutJourney(request);
            if (GENERATOR.matcher(request.message()).find()) {
                faults.add(request.message());
            }
        }

        private void cutJourney(Request fault) {
            if (fault.group().equals(Plan.CHECK)) {
                journeyFault = journeyFault.or(() -> Optional.of(fault));
            }
        }

        private void remember(Counted counted) {
            var candidates = markable.get(counted.request().name());
            candidates.addLast(counted);
            if (candidates.size() > MARKABLE) {
                candidates.removeFirst();
            }
        }

        private void reject(Request marker, String name) {
            cutJourney(marker);
            tally(marker, name).addRejection();
            add(name, -1, 0);
            marked(name).ifPresent(this::reject);
        }

        private void reject(Counted marked) {
            marked.tallies().forEach(tally -> tally.reject(marked.request()));
            if (isOfFirstSeconds(marked.request())) {
                answered.remove(marked.request().millis());
            }
        }

        private boolean isOfFirstSeconds(Request successful) {
            return successful.group().equals(Plan.FIRST_SECONDS);
        }

        /** The request of a marker: the last one with this name before it in the same log. */
        private Optional<Counted> marked(String name) {
            return Optional.ofNullable(markable.get(name).pollLast());
        }

        private void add(String name, int successful, int failed) {
            outcomes.merge(
                    name,
                    new Outcome(successful, failed),
                    (one, other) -> new Outcome(one.successful() + other.successful(), one.failed() + other.failed()));
        }

        /** Where a request is counted: in its second, and in the stages in which it ended. */
        private List<Tally> tallies(Request request) {
            var tallies = new ArrayList<>(List.of(tally(request, request.name())));
            for (var stage : watched.values()) {
                stage.sent += stage.holds(request.start() + later) ? 1 : 0;
                if (stage.holds(request.end() + later)) {
                    tallies.add(stage.byName.computeIfAbsent(request.name(), name -> new Tally()));
                }
            }
            return tallies;
        }

        private Tally tally(Request request, String name) {
            return period(request.end() + later).computeIfAbsent(part(request.group(), name), part -> new Tally());
        }
    }

    private Part part(String group, String name) {
        if (group.equals(Plan.WARM_UP) || group.equals(Plan.CHECK)) {
            return Part.BEFORE;
        }
        return fallbacks.containsValue(name) ? Part.ASKING : Part.OTHERS;
    }

    /** A counter of the records in a log that started at this moment, in epoch milliseconds. */
    LogVisitor log(long start) {
        return new Counter((int) (start - origin));
    }

    /** Prepares for counting the requests that end in a window. */
    void announce(Window window) {
        announce(window.from());
        announce(window.to());
    }

    /** Prepares for counting the requests of a window by their names, and those of each half of it. */
    void watch(Window window) {
        LoadResult.halves(window).forEach(this::announce);
        watched.put(window, new Watched((int) (window.from() - origin), (int) (window.to() - origin)));
    }

    /** The requests of a window that was to be watched. */
    Watched watched(Window window) {
        return watched.get(window);
    }

    /** The response times of the successful requests of users who were admitted in the first seconds. */
    Histogram answered() {
        return answered;
    }

    /** How many requests ended. */
    long requests() {
        return requests;
    }

    /** Separates the requests that end before a moment from those that end later, given in epoch milliseconds. */
    void announce(long moment) {
        begin((int) (moment - origin));
    }

    private Map<Part, Tally> period(int time) {
        var announced = periods.floorKey(time);
        var second = time / SECOND * SECOND;
        return begin(announced == null ? second : Math.max(second, announced));
    }

    private Map<Part, Tally> begin(int time) {
        return periods.computeIfAbsent(time, begin -> new EnumMap<>(Part.class));
    }

    /** The requests of some parts that ended in a window, given in epoch milliseconds. */
    Tally ended(long from, long to, Set<Part> parts) {
        return ended(inner(from), inner(to), parts);
    }

    /** The beginning or end of a window, in milliseconds since the origin. */
    private int inner(long moment) {
        var time = (int) (moment - origin);
        if (time % SECOND != 0 && !periods.containsKey(time)) {
            throw new IllegalStateException("The window at " + moment + " was not announced.");
        }
        return time;
    }

    private Tally ended(int from, int to, Set<Part> parts) {
        var all = new Tally();
        periods.subMap(from, to)
                .values()
                .forEach(period -> period.forEach((part, tally) -> {
                    if (parts.contains(part)) {
                        all.add(tally);
                    }
                }));
        return all;
    }

    /** All requests of some parts. */
    Tally all(Set<Part> parts) {
        return ended(0, Integer.MAX_VALUE, parts);
    }

    /** The requests that ended in a second, counted from 0. */
    Tally second(int second) {
        return ended(second * SECOND, (second + 1) * SECOND, EnumSet.allOf(Part.class));
    }

    /** How many requests were sent in a second, counted from 0. */
    int sent(int second) {
        return (int) sent.count(second);
    }

    /** How many seconds the load took. */
    int seconds() {
        return Math.max(last, users.last()) / SECOND + 1;
    }

    /** When the first simulation started, in epoch milliseconds. */
    long origin() {
        return origin;
    }

    /** The users, by milliseconds since the origin. */
    UserCounts users() {
        return users;
    }

    /** The responses by request name. */
    SortedMap<String, Outcome> outcomes() {
        return outcomes;
    }

    /** How many requests the user before the load sent; the mean if there were several loads. */
    int requestsPerJourney() {
        return requestsOfJourneys / Math.max(1, journeys);
    }

    /** The first request of such a user that failed or was rejected. */
    Optional<Request> journeyFault() {
        return journeyFault;
    }

    /** Messages of failures that the load generators or their machines caused, not the service. */
    Set<String> faults() {
        return faults;
    }
}
