package dev.a2b.measure.run;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.TinyService;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.service.Port;
import dev.a2b.postgres.Database;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Services that get no load, on a real database. Each is measured by a JVM of its own, which the measurement exits. */
class ServiceAtFaultIT {

    private static final int SERVED = 99;
    private static final String DYING = "sh -c 'echo no memory left; exit 3'";

    @TempDir
    private Path folder;

    private int port;

    @BeforeEach
    void choose() {
        port = Port.free();
    }

    @Test
    void a_service_that_does_not_start_gets_a_row_and_fails_the_build() throws Exception {
        assertEquals(1, measure(DYING));

        var run = run();
        assertEquals(
                List.of("the service ended before it responded, exit code 3, last log line: no memory left"),
                run.findings().whyNotCounted(Figures.LOAD));
        assertFalse(run.counts(Figures.STARTUP));
        assertEquals(MeasuredLoad.NONE, run.load());
        assertTrue(
                report().contains("- The startup and the load of " + run.id()
                        + " do not count: the service ended before it responded"),
                report());
        var outcome = RunOutcome.read(folder.resolve("outcome"));
        assertEquals(run.id(), outcome.run().orElseThrow());
        assertTrue(
                outcome.error().orElseThrow().startsWith("The service is at fault: the service ended before"),
                outcome.toString());
    }

    @Test
    void a_service_that_does_not_start_is_a_result_of_a_plan_that_varies_a_setting() throws Exception {
        assertEquals(0, measure(DYING, "plan=stages", "plan.vary=plan.loaded.rate", "plan.loaded.rate=20"));

        var run = run();
        assertEquals(new Variation("plan.loaded.rate", "20", 0), run.context().variation());
        assertTrue(report().contains("Only plan.loaded.rate=20 was measured"), report());
        assertTrue(RunOutcome.read(folder.resolve("outcome")).error().isEmpty());
    }

    @Test
    void a_service_that_fails_the_check_before_the_load_gets_a_row() throws Exception {
        var serving =
                TinyService.serving(port).stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));

        assertEquals(1, measure(serving));

        var run = run();
        assertEquals(
                List.of("the service failed the check before the load: GET /ready got a wrong response: 3 bytes were "
                        + "expected, not 2"),
                run.findings().whyNotCounted(Figures.LOAD));
        assertEquals(1, run.startups().size(), "the check before the load is before the last start");
    }

    private int measure(String command, String... settings) throws Exception {
        var artifact = Files.writeString(folder.resolve("tiny"), "code");
        var all = new ArrayList<>(List.of(
                "sut.command=" + command,
                "sut.artifact=" + artifact,
                "sut.label=tiny",
                "port=" + port,
                "measurements=" + folder.resolve("measurements"),
                "measure.project=" + folder,
                "measure.work=" + folder.resolve("target"),
                "plan.scale=0.01",
                "plan.startup.seconds=300",
                "database.directory=" + requireNonNull(System.getProperty("database.directory")),
                RunOutcome.FILE + "=" + folder.resolve("outcome")));
        all.addAll(List.of(settings));
        return new ProcessBuilder(ChildJvm.command(Child.class, all.toArray(String[]::new)))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        Path.of("target", "ServiceAtFaultIT.log").toFile()))
                .start()
                .waitFor();
    }

    private Run run() throws IOException {
        try (var folders = Files.list(folder.resolve("measurements"))) {
            var written = folders.map(one -> one.resolve(RunFolder.RUN))
                    .filter(Files::exists)
                    .toList();
            assertEquals(1, written.size());
            try (var in = Files.newInputStream(written.get(0))) {
                return RunJson.read(in);
            }
        }
    }

    private String report() throws IOException {
        return Files.readString(folder.resolve("measurements/report.md"));
    }

    /** Measures until the load would begin. */
    static final class Child {

        public static void main(String[] settings) {
            for (var setting : settings) {
                var words = setting.split("=", 2);
                System.setProperty(words[0], words[1]);
            }
            Measurement.of(plan -> new Demanding()).begin(Report::add);
            System.exit(SERVED);
        }
    }

    /** Demands a byte more than the service responds with. */
    private static final class Demanding implements Workload {

        @Override
        public Map<String, String> environment(int port, Database database) {
            return Map.of();
        }

        @Override
        public String probePath() {
            return "/ready";
        }

        @Override
        public void check(URI service) {
            new HttpCheck(service).size("/ready", 3);
        }
    }
}
