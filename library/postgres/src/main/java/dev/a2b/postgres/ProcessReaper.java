package dev.a2b.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ends registered processes when this JVM ends, even if it ends by {@code kill -9}.
 *
 * <p>A small separate process, the reaper, reads from a pipe. When this JVM ends, the operating system closes the pipe.
 * The reaper then sends SIGTERM to all registered processes and their descendants, and SIGKILL to those that still run
 * ten seconds later.
 */
public final class ProcessReaper {

    private static @Nullable Process process;

    private ProcessReaper() {}

    /**
     * Registers a process: it and its descendants end with this JVM.
     *
     * @throws UncheckedIOException if the reaper cannot be started
     */
    public static void guard(ProcessHandle guarded) {
        tell("guard", ReaperProcess.PROCESS + guarded.pid());
    }

    /**
     * Unregisters a process that has ended or that shall outlive this JVM.
     *
     * @throws UncheckedIOException if the reaper cannot be started
     */
    public static void release(ProcessHandle guarded) {
        tell("release", ReaperProcess.PROCESS + guarded.pid());
    }

    /**
     * Ends a process and its descendants now: sends SIGTERM, and SIGKILL to those that still run ten seconds later.
     * Waits until all have ended, but no longer than another ten seconds. The process stays registered.
     */
    public static void end(ProcessHandle guarded) {
        Processes.end(List.of(guarded));
    }

    /** Registers a directory: it is deleted after the end of this JVM and of the registered processes. */
    static void guard(Path directory) {
        tell("guard", ReaperProcess.DIRECTORY + directory.toAbsolutePath());
    }

    /** Unregisters a directory. */
    static void release(Path directory) {
        tell("release", ReaperProcess.DIRECTORY + directory.toAbsolutePath());
    }

    private static synchronized void tell(String verb, String what) {
        try {
            if (process == null || !process.isAlive()) {
                process = start();
            }
            var line = process.getOutputStream();
            line.write((verb + " " + what + "\n").getBytes(StandardCharsets.UTF_8));
            line.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("The process that cleans up after this JVM did not start", e);
        }
    }

    private static Process start() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var builder = new ProcessBuilder(List.of(
                java,
                "-Xmx16m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                location().toString(),
                ReaperProcess.class.getName()));
        // These variables hold options and agents for this JVM, not for the reaper.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        return builder
                // Not inherited: a program that reads this JVM's output would wait for the reaper, too.
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** The jar or folder of this class. */
    private static Path location() {
        try {
            return Path.of(ProcessReaper.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
