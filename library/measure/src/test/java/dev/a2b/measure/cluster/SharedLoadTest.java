package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.load.LogWriter;
import dev.a2b.measure.load.PauseLateness;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two load generators, which start no users. */
class SharedLoadTest {

    private static final int GENERATORS = 2;
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final long MOMENT = 1_000_000;

    @TempDir
    private Path folder;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private SharedLoad load;
    private Future<?> offered;

    @BeforeEach
    void begin() {
        var given = new Properties();
        given.setProperty("plan.warmup.seconds", "0");
        given.setProperty("plan.rest.seconds", "0");
        load = new SharedLoad(Plan.of(given), GENERATORS, folder);
        offered = threads.submit(() -> load.offer("settings", LIMIT, Duration.ZERO, new PauseLateness()));
    }

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    @Test
    void the_times_of_a_load_generator_whose_clock_is_behind_are_those_of_the_coordinator() throws Exception {
        each(load::join);
        each(load::ready);
        deliver(0, 0);
        deliver(1, 250);
        offered.get();

        assertEquals(
                List.of(MOMENT, MOMENT),
                load.logs().stream().map(GatlingLog::start).toList());
        assertEquals("the load generators began within 0.0 of 50 ms", finding(Kind.GENERATORS_STARTS));
    }

    @Test
    void a_load_generator_that_joins_again_is_refused_and_told() throws Exception {
        each(load::join);

        var refusal = assertThrows(MeasureException.class, () -> load.join(1)).getMessage();

        each(load::ready);
        deliver(0, 0);
        deliver(1, 0);
        offered.get();
        assertTrue(refusal.startsWith("The load generator 1 has joined before"), refusal);
        assertEquals("load generator 1 of 2 was restarted", finding(Kind.GENERATORS_COMPLETE));
    }

    /** Each waits for the other one. */
    private void each(IntFunction<String> step) throws Exception {
        var steps = IntStream.range(0, GENERATORS)
                .mapToObj(index -> threads.submit(() -> step.apply(index)))
                .toList();
        for (var one : steps) {
            one.get();
        }
    }

    /** By the clock of the coordinator, all began at the same moment. */
    private void deliver(int index, long behindMillis) throws IOException {
        LogWriter.write(load.log(index), MOMENT - behindMillis, List.of(), List.of(), List.of());
        Files.writeString(load.pauses(index), "");
        load.deliver(
                index,
                Map.of(
                        "clock",
                        Long.toString(behindMillis),
                        "uncertainty",
                        "0.5",
                        "started",
                        Long.toString(MOMENT - behindMillis),
                        "throttled",
                        "0"));
    }

    private String finding(Kind kind) {
        return load.checks().stream()
                .filter(check -> check.kind() == kind)
                .map(ValidityCheck::finding)
                .findFirst()
                .orElseThrow();
    }
}
