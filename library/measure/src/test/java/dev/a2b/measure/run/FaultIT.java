package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.Fault;
import dev.a2b.measure.MeasuredRun;
import dev.a2b.measure.TinySimulation;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.service.ControlGroup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Whole runs, in each of which something else really goes wrong: which check or warning says so, which figures are
 * not counted, and whether the build fails.
 */
@Execution(ExecutionMode.CONCURRENT)
class FaultIT {

    private final Map<String, String> settings = new TreeMap<>(Map.of(TinySimulation.SECOND_PATH, "/ready"));

    private final List<MeasuredRun> runs = new ArrayList<>();

    @TempDir
    private Path project;

    /** After a failure, a run may wait for another one that has ended. */
    @AfterEach
    void endRuns() {
        runs.forEach(MeasuredRun::end);
    }

    @Test
    void faults_of_the_service_empty_their_figures_and_fail_the_build() throws Exception {
        var run = run(Fault.ARTIFACT_REPLACED, Fault.TOUR_OVERSOLD, Fault.SERVICE_KILLED);

        assertNotEquals(0, run.exitCode());
        assertFailed(
                run,
                Map.of(
                        Kind.ARTIFACT,
                        "was changed while it was measured",
                        Kind.PROCESS,
                        "the service ended or was restarted while it was measured, exit code 137",
                        Kind.AUDIT,
                        "1 tours have more bookings than seats"));
        assertEquals(List.of(Figures.BUILD, Figures.STARTUP, Figures.LOAD), notCounted(run));
        for (var fault : failed(run.recorded())) {
            assertTrue(fault.isServiceFault(), fault::toString);
            assertTrue(fault.empties(Figures.LOAD), fault::toString);
            assertEquals(fault.kind() == Kind.ARTIFACT, fault.empties(Figures.STARTUP), fault::toString);
        }
    }

    @Test
    void a_service_that_fails_empties_its_load_and_fails_the_build() throws Exception {
        settings.put("plan.failed.tolerated", "0");

        var run = run(Fault.SERVICE_FAILING);

        assertNotEquals(0, run.exitCode());
        assertFailed(run, Map.of(Kind.RESPONSES, " requests failed, most of all: "));
        assertEquals(List.of(Figures.LOAD), notCounted(run));
    }

    @Test
    void limits_that_are_removed_empty_startup_and_load() throws Exception {
        assumeControlGroups();
        settings.putAll(Map.of("limit.cpus", "1", "limit.memory", "512"));

        var run = run(Fault.LIMITS_REMOVED);

        assertEquals(0, run.exitCode(), run::toString);
        assertFailed(
                run, Map.of(Kind.LIMITS, "the service had 1 processor, 512 MB before the load and no limits after it"));
        assertEquals(List.of(Figures.STARTUP, Figures.LOAD), notCounted(run));
    }

    @Test
    void a_wrong_path_cuts_the_journey_short_after_all_tries_and_empties_the_load() throws Exception {
        settings.putAll(Map.of(TinySimulation.SECOND_PATH, "/missing", "plan.retries", "1"));

        var run = run(Fault.NONE);

        assertEquals(0, run.exitCode(), run::toString);
        assertFailed(run, Map.of(Kind.JOURNEY, "the journey before the load was cut short: second "));
        var offered = run.recorded().light().level().offered();
        assertEquals(3, offered.requestsPerSecond() / offered.usersPerSecond());
        assertEquals(List.of(Figures.LOAD), notCounted(run));
    }

    @Test
    void a_load_generator_that_starts_users_late_empties_the_load() throws Exception {
        settings.put("plan.generator.late.ms", "1000");

        var run = run(Fault.GENERATOR_STOPPED);

        assertEquals(0, run.exitCode(), run::toString);
        assertFailed(run, Map.of(Kind.GENERATOR_STARTS, "the load generator was late: it started 1 % of the users"));
        assertEquals(List.of(Figures.LOAD), notCounted(run));
        assertTrue(warnings(run.recorded()).contains(Warning.Kind.GENERATOR_BOUND), run::toString);
    }

    @Test
    void a_load_generator_that_is_starved_empties_the_load() throws Exception {
        assumeControlGroups();
        settings.put("plan.generator.late.ms", "200");

        var run = run(Fault.GENERATOR_STARVED);

        assertEquals(0, run.exitCode(), run::toString);
        assertFailed(run, Map.of(Kind.GENERATOR_STARTS, "the load generator was late: "));
        assertEquals(List.of(Figures.LOAD), notCounted(run));
        assertTrue(warnings(run.recorded()).contains(Warning.Kind.GENERATOR_BOUND), run::toString);
    }

    @Test
    void other_work_on_all_processors_is_told() throws Exception {
        settings.putAll(Map.of("plan.others.cpu.percent", "1", "plan.level.seconds", "5"));
        var others = new ArrayList<Process>();
        try {
            for (var processor = 0; processor < Runtime.getRuntime().availableProcessors(); processor++) {
                others.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }

            var run = run(Fault.NONE);

            assertEquals(List.of(), notCounted(run));
            assertTrue(
                    warnings(run.recorded())
                            .containsAll(List.of(Warning.Kind.BUSY_MACHINE, Warning.Kind.MACHINE_BOUND)),
                    run::toString);
        } finally {
            others.forEach(Process::destroyForcibly);
        }
    }

    @Test
    void a_database_that_others_keep_busy_is_told() throws Exception {
        settings.put("plan.level.seconds", "5");

        var run = run(Fault.DATABASE_BUSY);

        assertEquals(List.of(), notCounted(run));
        assertTrue(warnings(run.recorded()).contains(Warning.Kind.DATABASE_BOUND), run::toString);
    }

    @Test
    void two_sound_runs_at_once_in_one_project_read_their_own_logs() throws Exception {
        // In its load, the first run waits until the second one has started.
        settings.putAll(Map.of(
                TinySimulation.FAULT,
                Fault.OTHER_RUN.name(),
                "limit.cpus",
                "1",
                "limit.memory",
                "512",
                "plan.generator.late.ms",
                "600000",
                "plan.drain.seconds",
                "300"));
        var two = start("two");
        two.awaitGatling();
        settings.remove(TinySimulation.SECOND_PATH);
        var one = start("one");

        var users = 30;
        assertEquals(users, one.recorded().load().totals().requests(), one::toString);
        assertEquals(2 * users, two.recorded().load().totals().requests(), two::toString);
        for (var run : runs) {
            assertEquals(0, run.exitCode(), run::toString);
            assertEquals(List.of(), failed(run.recorded()));
            assertEquals(
                    Files.isWritable(Path.of("/sys/fs/cgroup")) ? new Limits(1, 512_000_000) : null,
                    run.recorded().context().limits());
        }
    }

    private MeasuredRun run(Fault... faults) throws Exception {
        settings.put(TinySimulation.FAULT, Stream.of(faults).map(Fault::name).collect(Collectors.joining(",")));
        return start("tiny");
    }

    private MeasuredRun start(String label) throws Exception {
        var run = MeasuredRun.start(TinySimulation.class, project, label, settings);
        runs.add(run);
        return run;
    }

    /** The conditions that a run does not meet. */
    private static List<ValidityCheck> failed(Run run) {
        return run.findings().checks().stream().filter(check -> !check.passed()).toList();
    }

    /** The run does not meet these conditions, for these reasons, but all others. */
    private static void assertFailed(MeasuredRun run, Map<Kind, String> findings) throws Exception {
        var failed = failed(run.recorded());
        assertEquals(findings.keySet(), failed.stream().map(ValidityCheck::kind).collect(Collectors.toSet()));
        failed.forEach(check -> assertTrue(check.finding().contains(findings.get(check.kind())), check::toString));
        assertFalse(run.toString().contains("\tat "), run::toString);
    }

    /** Which figures do not count. */
    private static List<Figures> notCounted(MeasuredRun run) throws Exception {
        var recorded = run.recorded();
        return Stream.of(Figures.BUILD, Figures.STARTUP, Figures.LOAD)
                .filter(figures -> !recorded.counts(figures))
                .toList();
    }

    private static List<Warning.Kind> warnings(Run run) {
        return run.findings().warnings().stream().map(Warning::kind).toList();
    }

    /** Only who may make the directories of control groups may put a running process into one. */
    private static void assumeControlGroups() {
        var group = ControlGroup.create(new Limits(1, 512_000_000));
        var isOwn = group.isPresent() && Files.isDirectory(group.get().cpu());
        group.ifPresent(ControlGroup::close);
        assumeTrue(isOwn, "This user may not make control groups.");
    }
}
