package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.TinyService;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.service.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A service that was started on a real database, and what is known of it. */
@Execution(ExecutionMode.CONCURRENT)
class LocalTestBedIT {

    /** What a reader needs to judge a run, whatever its figures are. */
    private static final List<String> CAPTURED = List.of(
            "os",
            "kernel",
            "jdk of the load generator",
            "open files",
            "maven arguments",
            "commit",
            "shared machine",
            "connections",
            "service command",
            "built by",
            "heap of the service",
            "database",
            "postgresql.server_version",
            "postgresql.shared_buffers",
            "postgresql.max_connections",
            "postgresql.fsync",
            "postgresql.synchronous_commit");

    /** The system rounds this memory to whole pages. */
    private static final Limits LIMITS = new Limits(1, 500_000_000);

    private static LocalTestBed testBed;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        var given = new Properties();
        given.setProperty("plan.scale", "0.01");
        given.setProperty("plan.starts", "1");
        // Far more than a busy machine needs.
        given.setProperty("plan.startup.seconds", "300");
        given.setProperty("plan.growth.percent", "1");
        given.setProperty("jvm.options", "-Xmx64m");
        given.setProperty("database.directory", System.getProperty("database.directory"));
        var port = Port.free();
        var artifact = Files.writeString(folder.resolve("service.jar"), "code");
        given.setProperty("sut.command", "'" + String.join("' '", TinyService.serving(port)) + "'");
        given.setProperty("sut.artifact", artifact.toString());
        testBed = new LocalTestBed(
                new TinyWorkload(),
                Plan.of(given),
                GivenBuild.of(new Settings(given, new Properties())).orElseThrow(),
                RunFolder.create(folder, "tiny", folder),
                port,
                Optional.of(LIMITS));
        testBed.start(new Settings(given, new Properties()));
    }

    @AfterAll
    static void stop() {
        testBed.close();
    }

    @Test
    void limits_are_in_force_or_the_run_has_none() {
        assertEquals(
                Files.isWritable(Path.of("/sys/fs/cgroup")) ? Optional.of(LIMITS) : Optional.empty(), testBed.limits());
    }

    @Test
    void a_service_that_may_use_one_processor_has_the_serial_collector() {
        assumeTrue(testBed.limits().isPresent(), "This user may not make control groups.");

        var heap = testBed.environment().get("heap of the service");
        assertTrue(heap.matches("serial collector, heap of at most 6\\d MB"), heap);
    }

    @Test
    void all_that_a_reader_needs_is_captured() {
        var environment = testBed.environment();

        for (var name : CAPTURED) {
            assertFalse(environment.getOrDefault(name, "").isBlank() && !name.equals("maven arguments"), name);
            assertTrue(environment.containsKey(name), name);
        }
        assertTrue(environment.get("database").startsWith("embedded PostgreSQL "), environment.get("database"));
        assertEquals("embedded", testBed.databaseInfo().kind());
        assertTrue(
                testBed.databaseInfo().release().matches("\\d+\\.\\d+"),
                testBed.databaseInfo().release());
        assertTrue(Environment.machine().ramBytes() > 0);
        assertEquals("unknown", environment.get("commit"), "the artifact is in no repository");
        assertTrue(testBed.java().contains(System.getProperty("java.runtime.version")), testBed.java());
        assertEquals(1, testBed.startups().size());
    }

    /** What a service may leak. Two samples after the connection was made, the last one has begun after it. */
    @Test
    void connections_and_files_are_sampled_if_the_plan_limits_their_growth() throws Exception {
        try (var connection = testBed.database().orElseThrow().connect()) {
            var before = testBed.samples().size();
            while (testBed.samples().size() < before + 2) {
                Thread.sleep(20);
            }

            var held = testBed.samples().get(before + 1).held();

            assertEquals(1, held.databaseConnections());
            assertEquals(Files.isDirectory(Path.of("/proc")), held.files() > 0, held::toString);
        }
    }
}
