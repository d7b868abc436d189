package dev.a2b.measure.cluster;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.Pause;
import dev.a2b.measure.result.ValidityCheck;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** A load that several load generators offer together: they join, become ready, and deliver what they recorded. */
final class SharedLoad {

    /** How long a load generator may take from joining to being ready; its own time limit allows for it. */
    private static final Duration READY_LIMIT = Duration.ofSeconds(60);

    private static final Duration DELIVERY_LIMIT = Duration.ofMinutes(1);
    private static final Duration PROGRESS = Duration.ofSeconds(30);

    private final Plan plan;
    private final int generators;
    private final Path folder;
    private final Barrier joined;
    private final Barrier ready;
    private final Barrier delivered;
    private final ConcurrentSkipListSet<Integer> restarted = new ConcurrentSkipListSet<>();
    private final Map<Integer, Map<String, String>> deliveries = new ConcurrentSkipListMap<>();
    private long start;
    private List<GeneratorRecord> records = List.of();

    /**
     * @param plan a plan that lists its levels
     * @param folder where the logs of the load generators are kept
     */
    SharedLoad(Plan plan, int generators, Path folder) {
        this.plan = plan;
        this.generators = generators;
        this.folder = folder;
        this.joined = new Barrier(generators);
        this.ready = new Barrier(generators);
        this.delivered = new Barrier(generators);
    }

    /**
     * Lets the load generators offer the load, and reads what they recorded.
     *
     * @param assignment what they get when they have joined
     * @param wait how long they may take to join
     * @param lead time from the moment when all are ready to the beginning of the load
     * @param lateness receives how late they continued journeys after pauses
     * @throws MeasureException if a load generator is missing before the load, or none delivers a log
     */
    void offer(String assignment, Duration wait, Duration lead, PauseLateness lateness) {
        joined.await("joined", wait);
        joined.answer(assignment);
        ready.await("were ready", READY_LIMIT);
        start = System.currentTimeMillis() + lead.toMillis();
        ready.answer(Long.toString(start));
        Console.line("%d load generators begin the load in %d ms", generators, lead.toMillis());
        var warmUp =
                Duration.ofSeconds(plan.load().warmUp().seconds() + plan.load().restSeconds());
        Pause.millis(start + warmUp.toMillis() - System.currentTimeMillis());
        Console.line("the first level begins");
        Console.event("first-level");
        awaitLogs();
        if (deliveries.isEmpty()) {
            throw new MeasureException(
                    "No load generator delivered its log: look for the reason in their logs, and " + "measure again.");
        }
        records = deliveries.entrySet().stream()
                .map(entry -> record(entry.getKey(), entry.getValue()))
                .toList();
        records.forEach(generator -> lateness.add(
                pauses(generator.share().index()), generator.clock().rounded()));
    }

    /** A load generator joins, and gets the assignment when all have joined. */
    String join(int index) {
        if (deliveries.containsKey(index)) {
            throw new MeasureException("The load generator " + index + " has delivered its log: it takes part once.");
        }
        if (!joined.enter(index)) {
            restarted.add(index);
            throw new MeasureException("The load generator " + index + " has joined before: one that was restarted "
                    + "cannot take part.");
        }
        Console.line("load generator %d has joined", index);
        return joined.answer();
    }

    /** A load generator is ready, and gets the time at which the load begins when all are ready. */
    String ready(int index) {
        ready.enter(index);
        return ready.answer();
    }

    /** A load generator has delivered its log, with values about its clock and its load by their names. */
    void deliver(int index, Map<String, String> said) {
        deliveries.put(index, said);
        Console.line("load generator %d has delivered its log", index);
        delivered.enter(index);
    }

    /** The file with the log of a load generator. */
    Path log(int index) {
        return folder.resolve("load-generator-" + index + ".log");
    }

    /** The file that records how late a load generator continued journeys after pauses. */
    Path pauses(int index) {
        return folder.resolve("load-generator-" + index + "-pauses.txt");
    }

    /** When the load began, in epoch milliseconds. */
    long start() {
        return start;
    }

    /** The logs of the load generators, by the clock of this process. */
    List<GatlingLog> logs() {
        return records.stream().map(GeneratorRecord::log).toList();
    }

    /** Whether the load generators offered one load. */
    List<ValidityCheck> checks() {
        return GeneratorChecks.of(generators, records, restarted);
    }

    /** What people should know about the load generators. */
    Map<String, String> environment() {
        var environment = new TreeMap<String, String>();
        records.forEach(generator -> environment.put(
                "load generator " + generator.share().index(),
                generator.text(start, GeneratorChecks.planned(plan, generator))));
        return environment;
    }

    private GeneratorRecord record(int index, Map<String, String> delivery) {
        var clock = new ClockOffset(
                Double.parseDouble(delivery.get("clock")), Double.parseDouble(delivery.get("uncertainty")));
        return new GeneratorRecord(
                new Share(index, generators),
                clock,
                Double.parseDouble(delivery.get("started")) + clock.millis(),
                Long.parseLong(delivery.get("throttled")),
                GatlingLog.read(log(index)).ahead(clock.rounded()));
    }

    /** Waits for the logs, and reports the progress of the load meanwhile. */
    private void awaitLogs() {
        var most = plan.load().seconds();
        var end = System.currentTimeMillis()
                + READY_LIMIT.plusSeconds(most).plus(DELIVERY_LIMIT).toMillis();
        while (!delivered.isComplete(PROGRESS) && System.currentTimeMillis() < end) {
            Console.line(
                    "the load takes at most %d s, and began %d s ago",
                    most, (System.currentTimeMillis() - start) / 1000);
        }
    }
}
