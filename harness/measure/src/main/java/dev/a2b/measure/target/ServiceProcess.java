package dev.a2b.measure.target;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The service as a process of its own. */
public final class ServiceProcess extends MeasuredService {

    private final Process process;

    private ServiceProcess(Process process, Path log) {
        super(log);
        this.process = process;
    }

    /**
     * Starts the service, not waiting until it answers.
     *
     * @param environment variables beside those of this JVM
     * @param log receives what the service prints
     */
    public static ServiceProcess start(List<String> command, Map<String, String> environment, Path log) {
        var builder = new ProcessBuilder(onThisJava(command)).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.directory(log.toAbsolutePath().getParent().toFile());
        builder.environment().putAll(environment);
        try {
            var process = builder.start();
            ProcessReaper.guard(process.toHandle());
            return new ServiceProcess(process, log);
        } catch (IOException e) {
            throw new MeasureException("The service could not be started with \"" + String.join(" ", command) + "\": "
                + e.getMessage() + ".", e);
        }
    }

    /** {@code java} is the Java that runs Maven, whichever comes first on the path: the one that made the artifact. */
    private static List<String> onThisJava(List<String> command) {
        if (!command.get(0).equals("java")) {
            return command;
        }
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java), command.stream().skip(1)).toList();
    }

    @Override
    void onEnd(Runnable action) {
        process.onExit().thenRun(action);
    }

    @Override
    String exitCode() {
        return Integer.toString(process.exitValue());
    }

    @Override
    public boolean isAlive() {
        return process.isAlive();
    }

    /** The process that was started; others may descend from it. */
    public ProcessHandle handle() {
        return process.toHandle();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        ProcessReaper.release(process.toHandle());
    }
}
