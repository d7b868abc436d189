package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Share;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Two load generators and 100 users. */
class GeneratorChecksTest {

    private static final ClockOffset KNOWN = new ClockOffset(3, 0.5);

    private final List<GeneratorRecord> records = new ArrayList<>();

    @Test
    void two_load_generators_that_agree_offered_one_load() {
        add(0, KNOWN, 1000, 51);
        add(1, KNOWN, 1050, 50);

        assertEquals(List.of(), faults(Set.of()));
    }

    @Test
    void a_missing_one_is_told() {
        add(1, KNOWN, 1000, 50);

        assertEquals(List.of("load generator 0 of 2 delivered no log"), faults(Set.of()));
    }

    @Test
    void a_restarted_one_is_told() {
        add(0, KNOWN, 1000, 51);
        add(1, KNOWN, 1000, 50);

        assertEquals(List.of("load generator 1 of 2 was restarted"), faults(Set.of(1)));
    }

    @Test
    void a_clock_that_is_not_known_to_50_ms_is_told() {
        add(0, KNOWN, 1000, 51);
        add(1, new ClockOffset(0, 50.5), 1000, 50);

        assertEquals(List.of("the clocks of the load generators are known to within 50.5 of 50 ms"), faults(Set.of()));
    }

    @Test
    void a_spread_of_the_starts_above_50_ms_is_told() {
        add(0, KNOWN, 1000, 51);
        add(1, KNOWN, 1051, 50);

        assertEquals(List.of("the load generators began within 51.0 of 50 ms"), faults(Set.of()));
    }

    @Test
    void one_that_its_limit_of_processors_stopped_is_told() {
        add(0, KNOWN, 1000, 51);
        add(1, KNOWN, 1000, 50, 7);

        assertEquals(List.of("the limit of processors stopped load generator 1 7 times"), faults(Set.of()));
    }

    @Test
    void one_that_may_have_been_stopped_is_not_checked() {
        add(0, KNOWN, 1000, 51);
        add(1, KNOWN, 1000, 50, -1);

        assertEquals(List.of(), faults(Set.of()));
        assertEquals(
                "not checked: it is unknown whether a limit of processors stopped load generator 1",
                finding(Kind.GENERATORS_THROTTLING));
    }

    @Test
    void one_that_was_stopped_is_told_even_if_another_one_is_not_checked() {
        add(0, KNOWN, 1000, 51, -1);
        add(1, KNOWN, 1000, 50, 7);

        assertEquals(List.of("the limit of processors stopped load generator 1 7 times"), faults(Set.of()));
    }

    private void add(int index, ClockOffset clock, double started, int arrivals) {
        add(index, clock, started, arrivals, 0);
    }

    private void add(int index, ClockOffset clock, double started, int arrivals, long throttled) {
        records.add(new GeneratorRecord(
                new Share(index, 2),
                clock,
                started,
                throttled,
                new GatlingLog(Path.of("simulation.log"), 1000, arrivals, List.of())));
    }

    private String finding(Kind kind) {
        return GeneratorChecks.of(2, records, Set.of()).stream()
                .filter(check -> check.kind() == kind)
                .map(ValidityCheck::finding)
                .findFirst()
                .orElseThrow();
    }

    private List<String> faults(Set<Integer> restarts) {
        return GeneratorChecks.of(2, records, restarts).stream()
                .filter(check -> !check.passed())
                .map(ValidityCheck::finding)
                .toList();
    }
}
