package dev.a2b.measure.cluster;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Checks whether several load generators offered one load. */
final class GeneratorChecks {

    /** By how much clocks and starts may differ. No plan raises it, because the loads would no longer be one load. */
    private static final double APART_MILLIS = 50;

    private GeneratorChecks() {}

    /**
     * @param expected number of load generators
     * @param records what was recorded by those that delivered their logs, at least one
     * @param restarted indexes of those that joined more than once
     */
    static List<ValidityCheck> of(int expected, List<GeneratorRecord> records, Collection<Integer> restarted) {
        return List.of(complete(expected, records, restarted), clocks(records), starts(records), throttling(records));
    }

    private static ValidityCheck complete(int expected, List<GeneratorRecord> records, Collection<Integer> restarted) {

        var present =
                records.stream().map(generator -> generator.share().index()).toList();
        var faults = Stream.concat(
                        IntStream.range(0, expected)
                                .filter(index -> !present.contains(index))
                                .mapToObj(index -> "load generator " + index + " of " + expected + " delivered no log"),
                        restarted.stream()
                                .map(index -> "load generator " + index + " of " + expected + " was restarted"))
                .toList();
        return new ValidityCheck(
                Kind.GENERATORS_COMPLETE,
                faults.isEmpty(),
                faults.isEmpty()
                        ? "all " + expected + " load generators delivered their logs"
                        : String.join(", ", faults));
    }

    private static ValidityCheck clocks(List<GeneratorRecord> records) {
        var worst = max(records, generator -> generator.clock().uncertaintyMillis());
        return new ValidityCheck(
                Kind.GENERATORS_CLOCKS,
                worst <= APART_MILLIS,
                Format.of(
                        "the clocks of the load generators are known to within %.1f of %.0f ms", worst, APART_MILLIS));
    }

    private static ValidityCheck starts(List<GeneratorRecord> records) {
        var spread = max(records, GeneratorRecord::started) + max(records, generator -> -generator.started());
        return new ValidityCheck(
                Kind.GENERATORS_STARTS,
                spread <= APART_MILLIS,
                Format.of("the load generators began within %.1f of %.0f ms", spread, APART_MILLIS));
    }

    /**
     * A load generator that was stopped for the rest of a period of 100 ms sent requests late. Some systems do not
     * count the stops, for example those of a process outside of a container.
     */
    private static ValidityCheck throttling(List<GeneratorRecord> records) {
        var stopped = records.stream()
                .filter(generator -> generator.throttled() > 0)
                .map(generator -> Format.of(
                        "the limit of processors stopped load generator %d %d times",
                        generator.share().index(), generator.throttled()))
                .collect(Collectors.joining(", "));
        var unknown = records.stream()
                .filter(generator -> generator.throttled() < 0)
                .map(generator -> Integer.toString(generator.share().index()))
                .collect(Collectors.joining(", "));
        return new ValidityCheck(
                Kind.GENERATORS_THROTTLING,
                stopped.isEmpty(),
                !stopped.isEmpty()
                        ? stopped
                        : unknown.isEmpty()
                                ? "no limit of processors stopped a load generator"
                                : "not checked: it is unknown whether a limit of processors stopped load generator "
                                        + unknown);
    }

    /** How many users of the planned load this load generator must start. */
    static int planned(Plan plan, GeneratorRecord generator) {
        return Stream.concat(Stream.of(plan.load().warmUp()), plan.load().levels().stream())
                .mapToInt(step -> generator.share().users(step.users()))
                .sum();
    }

    private static double max(List<GeneratorRecord> records, ToDoubleFunction<GeneratorRecord> figure) {
        return records.stream().mapToDouble(figure).max().orElse(0);
    }
}
