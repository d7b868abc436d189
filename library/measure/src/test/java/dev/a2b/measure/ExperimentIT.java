package dev.a2b.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.Step;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.service.ControlGroup;
import dev.a2b.measure.service.Port;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The plans of experiments with short levels: Gatling loads a tiny service, and the report has the answer. */
@Execution(ExecutionMode.CONCURRENT)
@Order(2) // as in ClusterIT
class ExperimentIT {

    /** How much the two models differ depends on the machine. */
    private static final String MODELS =
            "(?s).*- tiny: (with \\d+ users, p99 is \\d+ ms at |both models show about the same p99).*";

    /** Far more than a busy machine needs. */
    private static final int LIMIT_MINUTES = 15;

    /** The same in all runs of a test, so that they are runs of one build. */
    private final int port = Port.free();

    /** Options of the service's JVM. */
    private final List<String> options = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void stages_follow_each_other_and_the_loaded_step_has_half_of_the_capacity() throws Exception {
        var run = measure("stages");

        var stages = run.load().stages();
        assertEquals(
                List.of(Plan.FIRST_MINUTE, Plan.LIGHT, Plan.WARM_UP, Plan.CAPACITY, Plan.LOADED),
                stages.stream().map(LoadStage::name).toList());
        for (var stage : stages) {
            assertTrue(stage.level().responses().successful() > 0, stage::name);
            assertFalse(stage.endpoints().isEmpty(), stage.name());
        }
        var capacity = run.load().stage(Plan.CAPACITY).orElseThrow().level().throughput();
        var loaded = run.load().stage(Plan.LOADED).orElseThrow().level().offered();
        assertEquals(capacity / 2, loaded.requestsPerSecond(), capacity / 100);
        assertTrue(run.light().level().offered().requestsPerSecond() > 0, "offered under the light load");
        assertTrue(run.load().firstMinute().first().inTime() > 0, "answered in time");
        assertEquals(DecidingFigure.values().length, run.figures().size());
        assertTrue(run.figures().get(DecidingFigure.ANSWERED).isKnown(), run.figures()::toString);
        assertTrue(run.figures().get(DecidingFigure.MEMORY).isKnown(), run.figures()::toString);
        assertTrue(report().contains("CPU per request"), this::report);
    }

    @Test
    void capacity_is_the_last_level_of_which_the_service_refuses_little() throws Exception {
        var run = measure("capacity");

        var levels = run.load().steps().stream().map(Step::judged).toList();
        assertEquals(
                List.of(10.0, 40.0),
                levels.stream().map(ExperimentIT::usersPerSecond).toList());
        assertEquals(
                List.of(true, false), levels.stream().map(JudgedLevel::passes).toList());
        assertTrue(levels.get(1).level().responses().causes().get("status.find.is(200), found 503") > 0);
        assertEquals(
                2,
                run.context().phases().stream()
                        .map(Phase::name)
                        .filter("rest"::equals)
                        .count());
        var report = report();
        assertTrue(
                report.matches("(?s).*- tiny: 1 of 2 steps fail: 40 users/s \\(.* of the requests failed.*"
                        + ", \\d+ times status 503\\)\\.\n.*"),
                report);
    }

    @Test
    void closed_offers_the_throughput_of_each_number_of_users_once_more() throws Exception {
        var run = measure("closed");

        var pairs = run.load().closed();
        assertEquals(
                List.of(1, 2), pairs.stream().map(ModelPair::concurrentUsers).toList());
        for (var pair : pairs) {
            var possible = pair.concurrentUsers() * 1000 / TinyService.SLOW_MILLIS;
            assertTrue(pair.closed().responses().successful() > 0, "responses of the closed model");
            assertTrue(
                    pair.closed().throughput() <= possible + pair.concurrentUsers(),
                    () -> "at most " + possible + " responses/s are possible, not "
                            + pair.closed().throughput());
            assertEquals(pair.closed().throughput(), pair.open().offered().requestsPerSecond(), 1e-6);
            assertTrue(pair.open().responses().successful() > 0, "responses of the open model");
        }
        assertTrue(report().matches(MODELS), this::report);
    }

    @Test
    void slow_partner_tells_the_requests_that_ask_it_from_the_others() throws Exception {
        var run = measure("slow-partner");

        var parts = run.load().steps().stream()
                .map(step -> step.judged().level().parts())
                .toList();
        assertEquals(3, parts.size());
        assertTrue(parts.get(1).get(Level.ASKING).percentiles().p50Millis() >= 200, "it waits for the partner");
        assertEquals(0, parts.get(1).get(Level.ASKING).fallbacks());
        assertTrue(parts.get(2).get(Level.ASKING).fallbacks() > 0, "fallbacks of the partner that fails");
        assertTrue(parts.get(2).get(Level.OTHERS).successful() > 0, "responses to others");
        var calls = run.load().steps().stream()
                .map(step -> step.judged().level().partnerCalls())
                .toList();
        assertTrue(calls.get(1) > 0, "calls to the slow partner");
        assertEquals(0, calls.get(2), "calls while the circuit breaker is open");
        assertTrue(run.context().phases().stream().map(Phase::name).anyMatch("step 3, partner: fail"::equals));
        assertTrue(
                run.resources().samples().stream()
                        .allMatch(sample -> sample.held().files() != 0),
                "it has at least the socket at which it listens, if open files are known");
        var report = report();
        assertTrue(
                report.matches("(?s).*- tiny: .*\n\\| tiny, partner 0 \\| .*\n\\| tiny, partner 0\\.2 \\| .*"
                        + "\n\\| tiny, partner fail \\| .*"),
                report);
    }

    @Test
    void fan_out_has_as_many_callers_as_the_plan_says() throws Exception {
        var run = measure("fan-out");

        var closed = run.load().closed().get(0).closed();
        assertTrue(closed.responses().successful() > 0, "responses");
        assertTrue(
                closed.throughput() <= 2 * 20 / 0.1 + 2 * 20,
                () -> "2 requests of 20 callers take at least 0.1 s, " + "so they are not " + closed.throughput()
                        + " a second");
        assertTrue(report().matches(MODELS), this::report);
    }

    @Test
    void soak_fails_and_names_the_sockets_that_the_service_leaks() throws Exception {
        var status = gatling("soak");

        assertNotEquals(0, status, this::log);
        var finding = newest().findings().checks().stream()
                .filter(check -> check.kind() == Kind.LEAK && !check.passed())
                .map(ValidityCheck::finding)
                .collect(Collectors.joining());
        var leaks = finding.split("; ")[0];
        assertTrue(leaks.contains("growth of open files and sockets: "), finding);
        assertFalse(leaks.contains("connections to the database"), finding);
        assertTrue(finding.contains("growth of connections to the database: "), finding);
        assertFalse(finding.contains("unknown"), finding);
        assertTrue(log().contains("The service is at fault: " + finding), this::log);
        assertTrue(
                report().matches(
                                "(?s).*## Does the service leak\\?\n.*- tiny in 2 min at 10 requests/s: .*growth of open files and "
                                        + "sockets: .*"),
                this::report);
    }

    @Test
    void heap_tells_between_which_values_the_memory_lies_that_a_service_needs() throws Exception {
        assumeControlGroups();
        options.addAll(List.of("-Xms200m", "-Xmx200m", "-XX:+AlwaysPreTouch"));

        var little = measure("heap", "limit.memory=100");
        var enough = measure("heap", "limit.memory=400");

        assertEquals(MeasuredLoad.NONE, little.load());
        var capacity = enough.load().stage(Plan.CAPACITY).orElseThrow();
        assertTrue(capacity.level().responses().successful() > 0, "responses in the capacity stage");
        assertTrue(report().matches("(?s).*## tiny by limit\\.memory\n.*\n\\| 400 .*\n\\| 100 .*"), this::report);
        assertTrue(report().contains("- tiny with limit.memory="), this::report);
    }

    private Run measure(String plan, String... settings) throws IOException, InterruptedException {
        assertEquals(0, gatling(plan, settings), this::log);
        return newest();
    }

    /** The status with which Gatling ends, in a JVM of its own, as Gatling's plugin for Maven starts it. */
    private int gatling(String plan, String... settings) throws IOException, InterruptedException {
        var child = new ProcessBuilder(command(plan, settings))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("gatling.log").toFile())
                .start();
        try {
            assertTrue(child.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES), this::log);
        } finally {
            child.destroyForcibly();
        }
        return child.exitValue();
    }

    private List<String> command(String plan, String... settings) throws IOException {
        var service = TinyService.serving(port, options.toArray(String[]::new)).stream()
                .map(word -> '"' + word + '"')
                .collect(Collectors.joining(" "));
        var given = Stream.of(
                "plan=" + plan,
                "port=" + port,
                "sut.command=" + service,
                "sut.label=tiny",
                "sut.artifact=" + Files.writeString(folder.resolve("service.jar"), "code"),
                "measurements=" + measurements(),
                "measure.project=" + folder,
                "measure.work=" + folder.resolve("target"),
                "database.directory=" + System.getProperty("database.directory"));
        var jvm = Stream.concat(
                Stream.of("--add-opens=java.base/java.lang=ALL-UNNAMED", "-Xmx256m"),
                Stream.concat(given, Stream.of(settings)).map(setting -> "-D" + setting));
        return ChildJvm.command(
                jvm.toList(),
                "io.gatling.app.Gatling",
                "-s",
                ExperimentSimulation.class.getName(),
                "-nr",
                "-rf",
                folder.resolve("target/gatling").toString());
    }

    /** The run that was written last: their folders begin with the time. */
    private Run newest() throws IOException {
        try (var runs = Files.find(measurements(), 2, (file, attributes) -> file.endsWith(RunFolder.RUN))) {
            return Runs.read(read(runs.max(Comparator.naturalOrder()).orElseThrow()));
        }
    }

    private static void assumeControlGroups() {
        var group = ControlGroup.create(new Limits(1, 400_000_000));
        group.ifPresent(ControlGroup::close);
        assumeTrue(group.isPresent(), "This user may not make control groups.");
    }

    private String log() {
        return read(folder.resolve("gatling.log"));
    }

    private Path measurements() {
        return folder.resolve("measurements");
    }

    private String report() {
        return read(measurements().resolve("report.md"));
    }

    private static double usersPerSecond(JudgedLevel judged) {
        return judged.level().offered().usersPerSecond();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
