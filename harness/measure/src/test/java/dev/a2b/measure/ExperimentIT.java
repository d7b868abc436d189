package dev.a2b.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.Growth;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.service.Port;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The plans of experiments with short levels: Gatling loads a tiny service, and the report has the answer. */
@Execution(ExecutionMode.CONCURRENT)
class ExperimentIT {

    /** Far more than a busy machine needs. */
    private static final int LIMIT_MINUTES = 15;

    @TempDir
    private Path folder;

    @Test
    void capacity_is_the_last_level_of_which_the_service_refuses_little() throws Exception {
        var run = measure("capacity");

        var levels = run.load().levels();
        assertEquals(List.of(10.0, 40.0), levels.stream().map(ExperimentIT::usersPerSecond).toList());
        assertEquals(List.of(true, false), levels.stream().map(JudgedLevel::passes).toList());
        assertTrue(levels.get(1).level().responses().causes().get("status.find.is(200), found 503") > 0);
        assertEquals(2, run.context().phases().stream().map(Phase::name).filter("rest"::equals).count());
        var report = report();
        assertTrue(report.matches("(?s).*- tiny serves .*10 new users/s.*; at 40 new users/s, only \\S+ % of the "
            + "offered requests succeed: \\d+ times status 503\\..*"), report);
    }

    @Test
    void closed_offers_the_throughput_of_each_number_of_users_once_more() throws Exception {
        var run = measure("closed");

        var pairs = run.load().closed();
        assertEquals(List.of(1, 2), pairs.stream().map(ModelPair::concurrentUsers).toList());
        for (var pair : pairs) {
            var possible = pair.concurrentUsers() * 1000 / TinyService.SLOW_MILLIS;
            assertTrue(pair.closed().responses().successful() > 0, "responses of the closed model");
            assertTrue(pair.closed().throughput() <= possible + pair.concurrentUsers(), () -> "at most " + possible
                + " responses/s are possible, not " + pair.closed().throughput());
            assertEquals(pair.closed().throughput(), pair.open().offered().requestsPerSecond(), 1e-6);
            assertTrue(pair.open().responses().successful() > 0, "responses of the open model");
        }
        assertTrue(report().contains("## Closed and open model\n"), this::report);
    }

    @Test
    void slow_partner_tells_the_requests_that_ask_it_from_the_others() throws Exception {
        var run = measure("slow-partner");

        var parts = run.load().steps().stream().map(step -> step.judged().level().parts()).toList();
        assertEquals(3, parts.size());
        assertTrue(parts.get(1).get(Level.ASKING).percentiles().p50Millis() >= 200, "it waits for the partner");
        assertEquals(0, parts.get(1).get(Level.ASKING).fallbacks());
        assertTrue(parts.get(2).get(Level.ASKING).fallbacks() > 0, "fallbacks of the partner that fails");
        assertTrue(parts.get(2).get(Level.OTHERS).successful() > 0, "responses to others");
        assertTrue(run.context().phases().stream().map(Phase::name).anyMatch("step 3, partner: fail"::equals));
        assertTrue(run.resources().samples().stream().allMatch(sample -> sample.held().sockets() != 0),
            "it has at least the socket at which it listens, if sockets are known");
        var report = report();
        assertTrue(report.matches("(?s).*## Slow partner\n.*- tiny: .*"
            + "\n\\| 0 \\| .*\n\\| 0\\.2 \\| .*\n\\| fail \\| .*"), report);
    }

    @Test
    void fan_out_has_as_many_callers_as_the_plan_says() throws Exception {
        var run = measure("fan-out");

        var closed = run.load().closed().get(0).closed();
        assertTrue(closed.responses().successful() > 0, "responses");
        assertTrue(closed.throughput() <= 2 * 20 / 0.1 + 2 * 20, () -> "2 requests of 20 callers take at least 0.1 s, "
            + "so they are not " + closed.throughput() + " a second");
        var answer = "- tiny serves \\d+ requests/s of 20 concurrent callers.*";
        assertTrue(report().matches("(?s)# Measurements\n\n" + answer + "## Fan-out\n.*" + answer), this::report);
    }

    @Test
    void soak_fits_a_line_to_all_that_a_service_may_leak() throws Exception {
        var run = measure("soak");

        var growth = Growth.of(run.resources().samples(), run.load().timeline(), run.load().nominal().window());
        assertEquals(List.of(), growth.stream().filter(figure -> figure.trend().isEmpty()).map(Growth::figure).toList(),
            "figures that are unknown");
        assertTrue(run.findings().checks().stream().anyMatch(check -> check.kind() == Kind.LEAK && check.passed()));
        assertTrue(report().matches("(?s).*## Soak\n.*- tiny in 2 min at 10 requests/s: nothing is known to grow.*"),
            this::report);
    }

    private Run measure(String plan) throws IOException, InterruptedException {
        var log = folder.resolve("gatling.log");
        var child = new ProcessBuilder(gatling(plan)).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        try {
            assertTrue(child.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES), () -> read(log));
        } finally {
            child.destroyForcibly();
        }
        assertEquals(0, child.exitValue(), () -> read(log));
        try (var runs = Files.find(measurements(), 2, (file, attributes) -> file.endsWith(RunFolder.RUN))) {
            return Runs.read(read(runs.findFirst().orElseThrow()));
        }
    }

    /** As Gatling's plugin for Maven starts it. */
    private List<String> gatling(String plan) throws IOException {
        var port = Port.free();
        var command = TinyService.serving(port).stream().map(word -> '"' + word + '"').collect(Collectors.joining(" "));
        return ChildJvm.command(
            List.of("--add-opens=java.base/java.lang=ALL-UNNAMED", "-Xmx256m", "-Dplan=" + plan, "-Dport=" + port,
                "-Dsut.command=" + command, "-Dsut.label=tiny",
                "-Dsut.artifact=" + Files.writeString(folder.resolve("service.jar"), "code"),
                "-Dmeasurements=" + measurements(), "-Dmeasure.project=" + folder,
                "-Dmeasure.work=" + folder.resolve("target"),
                "-Ddatabase.directory=" + System.getProperty("database.directory")),
            "io.gatling.app.Gatling", "-s", ExperimentSimulation.class.getName(), "-nr",
            "-rf", folder.resolve("target/gatling").toString());
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
