package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.sampling.GroupMeter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real control groups of this machine; skipped where this user may not make any. */
class ControlGroupTest {

    private static final Limits LIMITS = new Limits(0.5, 512_000_000);
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private ControlGroup group;

    @BeforeEach
    void create() {
        var created = ControlGroup.create(LIMITS);
        assumeTrue(created.isPresent(), "This user may not make control groups.");
        group = created.get();
    }

    @AfterEach
    void remove() {
        if (group != null) {
            group.close();
        }
    }

    @Test
    void the_limits_that_are_read_back_are_those_that_were_set() throws Exception {
        var process = start("sleep", "60");

        assertEquals(Optional.of(LIMITS), group.inForce());
        assertEquals(List.of(process.toHandle()), group.members());
    }

    @Test
    void a_limit_that_someone_removes_is_not_in_force() throws Exception {
        var unified = group.cpu().equals(group.memory());

        Files.writeString(group.cpu().resolve(unified ? "cpu.max" : "cpu.cfs_quota_us"), unified ? "max" : "-1");

        assertEquals(Optional.empty(), group.inForce());
    }

    @Test
    void a_jvm_in_the_group_sees_one_processor_and_the_limit_of_memory() throws Exception {
        var process = start(JAVA, "-Xlog:os+container=trace", "-version");

        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertTrue(output.contains("active_processor_count: 1\n"), output);
        assertTrue(output.contains("Memory Limit is: 512000000\n"), output);
    }

    @Test
    void what_a_script_starts_is_measured_with_it() throws Exception {
        var classes = Path.of(Allocation.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        // A shell replaces itself by its last command, so that must not be the JVM.
        var process = start(
                "sh", "-c", "\"$0\" -cp \"$1\" \"$2\"; true", JAVA, classes.toString(), Allocation.class.getName());
        process.getInputStream().read(); // The JVM has allocated its memory.

        var meter = new GroupMeter(group.cpu(), group.cpuAccounting(), group.memory());

        assertEquals(2, group.members().size(), "the shell and the JVM");
        assertTrue(meter.memory().bytes() > Allocation.BYTES, meter.memory().toString());
        assertTrue(meter.memory().threads() > 2, meter.memory().toString());
        assertTrue(meter.cpu().toMillis() > 0);
    }

    /** So small a share is exceeded on a busy machine, too. */
    @Test
    void a_process_that_wants_more_than_its_share_of_cpu_time_is_throttled() throws Exception {
        group.close();
        group = ControlGroup.create(new Limits(0.02, 512_000_000)).orElseThrow();
        var meter = new GroupMeter(group.cpu(), group.cpuAccounting(), group.memory());

        start("sh", "-c", "while :; do :; done");
        while (meter.throttling().millis() == 0) { // The first stop can be shorter.
            Thread.sleep(50);
        }

        var throttling = meter.throttling();
        assertTrue(throttling.periods() > 0, throttling.toString());
        assertTrue(throttling.millis() > 0, throttling.toString());
    }

    @Test
    void closing_ends_all_processes_of_the_group() throws Exception {
        var process = start("sh", "-c", "sleep 60 & sleep 60 & wait");
        while (group.members().size() < 3) {
            Thread.sleep(20);
        }

        group.close();

        assertTrue(process.waitFor(1, TimeUnit.MINUTES));
        assertEquals(List.of(), group.members());
        assertFalse(Files.exists(group.memory()));
    }

    private Process start(String... command) throws Exception {
        var process = new ProcessBuilder(group.join(List.of(command)))
                .redirectErrorStream(true)
                .start();
        while (group.members().stream().noneMatch(process.toHandle()::equals) && process.isAlive()) {
            Thread.sleep(5);
        }
        return process;
    }
}
