package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.TinyService;
import dev.a2b.measure.TinySimulation;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.LogRecords;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import dev.a2b.measure.service.Port;
import io.gatling.app.Gatling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** One coordinator and three load generators, each a JVM of its own, load a service of this machine. */
@Execution(ExecutionMode.CONCURRENT)
@Order(1) // The longest ones begin first, and others run beside them.
class ClusterIT {

    private static final int GENERATORS = 3;
    private static final int USERS = 100;

    /** Far more than a run needs on a busy machine. */
    private static final int LIMIT_MINUTES = 10;

    private static final String BEGIN = "begin the load in";

    private final List<Process> processes = new ArrayList<>();
    private final List<Process> generators = new ArrayList<>();
    private final int servicePort = Port.free();
    private final int port = Port.free();

    @TempDir
    private Path project;

    private Process coordinator;

    @BeforeEach
    void serve() throws Exception {
        processes.add(TinyService.start(servicePort));
    }

    @AfterEach
    void end() {
        processes.forEach(Process::destroyForcibly);
    }

    @Test
    void three_load_generators_give_one_run_of_all_their_requests() throws Exception {
        // So long a drain that a busy machine ends no load early.
        start(Map.of("plan.drain.seconds", "300"));

        var run = run();

        var logs = logs();
        assertEquals(GENERATORS, logs.size());
        assertEquals(
                List.of(34L, 33L, 33L),
                logs.stream().map(log -> counted(log).count()).toList());
        assertEquals(USERS, run.load().totals().requests());
        var times = logs.stream()
                .flatMap(ClusterIT::counted)
                .mapToInt(request -> request.end() - request.start())
                .sorted()
                .toArray();
        var percentiles = run.load().totals().percentiles();
        assertEquals(
                List.of((long) times[49], (long) times[94], (long) times[98]),
                List.of(percentiles.p50Millis(), percentiles.p95Millis(), percentiles.p99Millis()));
        assertEquals(
                successfulInWindow(run, logs), run.light().level().responses().successful());
        assertEquals(1, run.light().level().offered().startedShare());
        for (var generator : generators) {
            assertTrue(generator.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES));
            assertEquals(0, generator.exitValue(), () -> text("generator-" + generators.indexOf(generator)));
        }
    }

    @Test
    void a_load_generator_that_is_killed_empties_the_load() throws Exception {
        start(Map.of("plan.drain.seconds", "20"));
        awaitText("coordinator", BEGIN);
        generators.get(1).destroyForcibly();

        var run = run();

        assertTrue(
                run.findings().whyNotCounted(Figures.LOAD).contains("load generator 1 of 3 delivered no log"),
                run.findings()::toString);
        assertEquals(USERS - 33, run.load().totals().requests());
    }

    private void start(Map<String, String> given) throws IOException {
        var settings = new TreeMap<>(Map.of(
                "cluster.generators",
                Integer.toString(GENERATORS),
                "cluster.port",
                Integer.toString(port),
                "cluster.wait.seconds",
                "240",
                "sut.url",
                "http://127.0.0.1:" + servicePort,
                "sut.label",
                "tiny",
                "plan.level.seconds",
                "5",
                "plan.levels",
                "20",
                "plan.drain.seconds",
                "30"));
        settings.putAll(given);
        coordinator = gatling("coordinator", settings);
        for (var index = 0; index < GENERATORS; index++) {
            generators.add(gatling(
                    "generator-" + index,
                    Map.of(
                            "cluster.coordinator",
                            "http://127.0.0.1:" + port,
                            "cluster.index",
                            Integer.toString(index))));
        }
    }

    /** Each has a folder of its own: Gatling names that of a log by the millisecond, and these begin at once. */
    private Process gatling(String name, Map<String, String> given) throws IOException {
        var work = project.resolve("work").resolve(name);
        var settings = new TreeMap<>(Map.of(
                "plan",
                "fault",
                "gatling.data.enableAnalytics",
                "false",
                "measure.project",
                project.toString(),
                "measure.work",
                work.toString(),
                "measurements",
                project.resolve("measurements").toString()));
        settings.putAll(given);
        // Gatling opens java.lang.
        var options = new ArrayList<>(List.of("--add-opens=java.base/java.lang=ALL-UNNAMED", "-Xmx128m"));
        settings.forEach((setting, value) -> options.add("-D" + setting + "=" + value));
        var command = ChildJvm.command(
                options,
                Gatling.class.getName(),
                "--simulation",
                TinySimulation.class.getName(),
                "--results-folder",
                work.resolve("gatling").toString(),
                "--no-reports");
        var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(project.resolve(name + ".log").toFile())
                .start();
        processes.add(process);
        return process;
    }

    /** Waits for the end of the coordinator and reads the run that it wrote. */
    private Run run() throws Exception {
        assertTrue(coordinator.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES), () -> text("coordinator"));
        assertEquals(0, coordinator.exitValue(), () -> text("coordinator"));
        try (var in = Files.newInputStream(folder().resolve(RunFolder.RUN))) {
            return RunJson.read(in);
        }
    }

    private Path folder() throws IOException {
        try (var folders = Files.newDirectoryStream(project.resolve("measurements"), "*-tiny")) {
            return folders.iterator().next();
        }
    }

    /** The logs as the load generators wrote them. */
    private List<LogRecords> logs() throws IOException {
        try (var simulations = Files.walk(project.resolve("work"))) {
            return simulations
                    .filter(file -> file.endsWith("simulation.log"))
                    .map(LogRecords::of)
                    .sorted((one, other) ->
                            Long.compare(counted(other).count(), counted(one).count()))
                    .toList();
        }
    }

    /** The requests of the load: that before it is in a group. */
    private static Stream<Request> counted(LogRecords log) {
        return log.requests().stream().filter(request -> request.group().isEmpty());
    }

    /** By the clock of the coordinator, which is that of the load generators but for the offset that was found. */
    private long successfulInWindow(Run run, List<LogRecords> logs) throws IOException {
        var window = run.light().level().window();
        var successful = 0L;
        for (var index = 0; index < GENERATORS; index++) {
            var log = folder().resolve("load-generator-" + index + ".log");
            var start = GatlingLog.read(log).start() + clock(run, index);
            successful += counted(LogRecords.of(log))
                    .filter(Request::ok)
                    .filter(request -> window.from() <= start + request.end() && start + request.end() < window.to())
                    .count();
        }
        return successful;
    }

    /** By how much the coordinator's clock is ahead, as the run says. */
    private static long clock(Run run, int index) {
        var text = run.context().environment().get("load generator " + index);
        var found = Pattern.compile("clock ([+-]\\d+) ms").matcher(text);
        assertTrue(found.find(), text);
        return -Long.parseLong(found.group(1));
    }

    private void awaitText(String name, String text) throws InterruptedException {
        while (coordinator.isAlive() && !text(name).contains(text)) {
            Thread.sleep(20);
        }
    }

    private String text(String name) {
        try {
            return Files.readString(project.resolve(name + ".log"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
