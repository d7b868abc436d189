package dev.a2b.postgres;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.FIVE_MINUTES;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessReaperIT {

    @TempDir
    static Path directory;

    @Test
    void a_killed_jvm_leaves_no_database_behind() throws Exception {
        var jvm = Jvm.start(List.of(), Starter.class, "embedded", directory.toString(), "start");
        var processes = started(jvm);

        jvm.destroyForcibly();

        ended(processes);
        assertEmptyInTheEnd(directory.resolve("running"));
    }

    @Test
    void a_path_may_contain_spaces_and_any_letters() throws Exception {
        var odd = Jvm.oddFolder(directory);
        var jvm = Jvm.start(List.of(), Starter.class, "embedded", odd.toString(), "start");
        var processes = started(jvm);

        jvm.destroyForcibly();

        ended(processes);
        assertEmptyInTheEnd(odd.resolve("running"));
    }

    @Test
    void ctrl_c_leaves_no_database_behind() throws Exception {
        assumeTrue(Files.exists(Path.of("/usr/bin/setsid")), "needs setsid for a group of processes: Linux");
        // A test run in the background ignores the interrupt, and so would all that it starts.
        var jvm = Jvm.start(
                List.of("setsid", "env", "--default-signal=INT"),
                Starter.class,
                "embedded",
                directory.toString(),
                "start");
        var processes = started(jvm);

        // What a terminal does: the interrupt goes to the whole group of processes.
        new ProcessBuilder("kill", "-INT", "--", "-" + jvm.pid())
                .inheritIO()
                .start()
                .waitFor();

        ended(processes);
        assertEmptyInTheEnd(directory.resolve("running"));
    }

    @Test
    void the_next_start_removes_what_nobody_cleaned_up() throws Exception {
        var jvm = Jvm.start(List.of(), Starter.class, "embedded", directory.toString(), "start");
        var processes = started(jvm);
        reaper(jvm).destroyForcibly();
        jvm.destroyForcibly().waitFor();

        DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, directory).close();

        ended(processes);
        assertEmptyInTheEnd(directory.resolve("running"));
    }

    @Test
    void a_stubborn_process_and_its_descendants_end_too() throws Exception {
        var jvm = Jvm.start(List.of(), Guarding.class, "guard");
        var processes = started(jvm);

        jvm.destroyForcibly();

        ended(processes);
    }

    @Test
    void a_released_process_goes_on() throws Exception {
        var jvm = Jvm.start(List.of(), Guarding.class, "release");
        var processes = started(jvm);
        var reaper = reaper(jvm);

        jvm.destroyForcibly();
        ended(List.of(reaper));

        assertTrue(processes.stream().allMatch(Processes::alive));
        processes.forEach(ProcessHandle::destroyForcibly);
    }

    /** Starts a process that ignores SIGTERM, with a child. */
    static final class Guarding {

        public static void main(String[] arguments) throws Exception {
            var process = new ProcessBuilder("sh", "-c", "trap '' TERM; sleep 600 & wait; wait")
                    .start()
                    .toHandle();
            while (process.children().findAny().isEmpty()) {
                Thread.sleep(10);
            }
            ProcessReaper.guard(process);
            if (arguments[0].equals("release")) {
                ProcessReaper.release(process);
            }
            System.out.println("started: " + process.pid() + " "
                    + process.children().findAny().orElseThrow().pid());
            Thread.sleep(Long.MAX_VALUE);
        }
    }

    private static List<ProcessHandle> started(Process jvm) throws IOException {
        var line = Jvm.says(jvm, "started: ", "failed: ");
        assertTrue(line.startsWith("started: "), line);
        var processes = Stream.of(line.substring("started: ".length()).split(" "))
                .flatMap(id -> ProcessHandle.of(Long.parseLong(id)).stream())
                .toList();
        assertFalse(processes.isEmpty());
        return processes;
    }

    private static ProcessHandle reaper(Process jvm) {
        return jvm.toHandle()
                .children()
                .filter(child -> child.info().command().orElse("").endsWith("java"))
                .findFirst()
                .orElseThrow();
    }

    private static void ended(List<ProcessHandle> processes) throws Exception {
        await().dontCatchUncaughtExceptions()
                .atMost(FIVE_MINUTES)
                .until(() -> processes.stream().noneMatch(Processes::alive));
    }

    private static void assertEmptyInTheEnd(Path folder) throws Exception {
        await().dontCatchUncaughtExceptions().atMost(FIVE_MINUTES).until(() -> entries(folder) == 0);
    }

    private static long entries(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.count();
        }
    }
}
