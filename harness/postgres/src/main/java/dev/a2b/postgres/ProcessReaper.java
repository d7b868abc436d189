package dev.a2b.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/**
 * Ends other processes when this JVM ends, even if it ends by {@code kill -9}.
 *
 * <p>A small separate process reads from a pipe. When this JVM ends, the operating system closes the pipe. Then that
 * process sends SIGTERM to all guarded processes and their descendants, and SIGKILL to those that still run ten seconds
 * later.
 */
public final class ProcessReaper {

    private static Process process;

    private ProcessReaper() {
    }

    /** Makes the process and its descendants end with this JVM. */
    public static void guard(ProcessHandle guarded) {
        tell("guard", ReaperProcess.PROCESS + guarded.pid());
    }

    /** Stops guarding a process that has ended or that shall outlive this JVM. */
    public static void release(ProcessHandle guarded) {
        tell("release", ReaperProcess.PROCESS + guarded.pid());
    }

    /** Ends the process and its descendants now: SIGTERM, and SIGKILL ten seconds later. */
    public static void end(ProcessHandle guarded) {
        Processes.end(List.of(guarded));
    }

    /** Makes the directory disappear after the end of this JVM and of the guarded processes. */
    static void guard(Path directory) {
        tell("guard", ReaperProcess.DIRECTORY + directory.toAbsolutePath());
    }

    /** Stops guarding a directory. */
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
        var builder = new ProcessBuilder(List.of(java, "-Xmx16m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-cp", location().toString(), ReaperProcess.class.getName()));
        // Options and agents are meant for this JVM only.
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
            return Path.of(ProcessReaper.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
