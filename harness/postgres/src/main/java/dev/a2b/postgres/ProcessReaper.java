package dev.a2b.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/**
 * Ends other processes when this JVM has ended, in whatever way, {@code kill -9} included.
 *
 * <p>A small process of its own holds the other end of a pipe: the operating system closes the pipe with this JVM,
 * which needs nobody's cooperation. What is guarded then gets SIGTERM, descendants too, and SIGKILL ten seconds later.
 */
public final class ProcessReaper {

    private static Process process;

    private ProcessReaper() {
    }

    /** From now on the process and its descendants end with this JVM. */
    public static void guard(ProcessHandle guarded) {
        tell("guard", ReaperProcess.PROCESS + guarded.pid());
    }

    /** The process ends by itself, or has ended: it is no longer looked after. */
    public static void release(ProcessHandle guarded) {
        tell("release", ReaperProcess.PROCESS + guarded.pid());
    }

    /** Ends the process and its descendants now, as the end of this JVM would. */
    public static void end(ProcessHandle guarded) {
        Processes.end(List.of(guarded));
    }

    /** From now on the directory is deleted with this JVM, once the guarded processes have ended. */
    static void guard(Path directory) {
        tell("guard", ReaperProcess.DIRECTORY + directory.toAbsolutePath());
    }

    /** The directory is no longer looked after. */
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
            throw new UncheckedIOException("The process that cleans up after this one cannot be started", e);
        }
    }

    private static Process start() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var builder = new ProcessBuilder(List.of(java, "-Xmx16m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-cp", location().toString(), ReaperProcess.class.getName()));
        // Agents and options that were meant for this JVM.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        return builder
            // Not ours: whoever reads our output would wait for its end, too.
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
