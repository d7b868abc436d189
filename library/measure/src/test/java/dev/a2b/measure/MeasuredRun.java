package dev.a2b.measure;

import static java.util.Objects.requireNonNull;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.RunJson;
import dev.a2b.measure.service.Port;
import io.gatling.app.Gatling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A whole run that starts the tiny service, in a JVM of its own, as Gatling's plugin for Maven starts it. */
public final class MeasuredRun {

    /** Far more than a run needs on a busy machine. */
    private static final int LIMIT_MINUTES = 10;

    private static final Map<String, String> SETTINGS = Map.of(
            "plan", "fault",
            "gatling.data.enableAnalytics", "false",
            "gatling.data.console.light", "true");

    private final Path project;
    private final String label;
    private final Path output;
    private final Process process;

    private MeasuredRun(Path project, String label, Path output, Process process) {
        this.project = project;
        this.label = label;
        this.output = output;
        this.process = process;
    }

    /**
     * Starts it.
     *
     * @param simulation what loads the service
     * @param project folder of the artifact, the measurements and everything else that the run writes
     * @param label name of the build
     * @param given settings, which override those of the plan {@code fault}
     */
    public static MeasuredRun start(Class<?> simulation, Path project, String label, Map<String, String> given)
            throws Exception {

        var port = Integer.toString(Port.free());
        var classes = Path.of(TinyService.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var artifact = Files.writeString(project.resolve(label + ".jar"), "code");
        var settings = new TreeMap<>(SETTINGS);
        settings.putAll(given);
        settings.put("port", port);
        settings.put("sut.artifact", artifact.toString());
        settings.put(
                "sut.command",
                String.join(" ", quoted(java), "-cp", quoted(classes), TinyService.class.getName(), port));
        settings.put("sut.label", label);
        settings.put("measure.project", project.toString());
        settings.put("measure.work", project.resolve("work").toString());
        settings.put("measurements", project.resolve("measurements").toString());
        settings.put("database.directory", requireNonNull(System.getProperty("database.directory")));
        // Gatling opens java.lang.
        var options = new ArrayList<>(List.of("--add-opens=java.base/java.lang=ALL-UNNAMED"));
        settings.forEach((name, value) -> options.add("-D" + name + "=" + value));
        var command = ChildJvm.command(
                Gatling.class,
                "--simulation",
                simulation.getName(),
                "--results-folder",
                project.resolve("work").resolve("gatling").toString(),
                "--no-reports");
        command.addAll(1, options);
        var output = project.resolve(label + ".log");
        return new MeasuredRun(
                project,
                label,
                output,
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start());
    }

    private static String quoted(Path path) {
        return "'" + path + "'";
    }

    /** Waits until Gatling has a folder for its log. It names it by the millisecond, so another run begins later. */
    public void awaitGatling() throws InterruptedException {
        while (process.isAlive() && !Files.exists(project.resolve("work").resolve("gatling"))) {
            Thread.sleep(20);
        }
    }

    /** Waits for the end and returns the exit code: 0 if the build does not fail. */
    public int exitCode() throws Exception {
        if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("The run did not end: " + this);
        }
        return process.exitValue();
    }

    /** Kills the run if it has not ended, and what it has started. */
    public void end() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Waits for the end and reads what was recorded. */
    public Run recorded() throws Exception {
        exitCode();
        try (var folders = Files.newDirectoryStream(project.resolve("measurements"), "*-" + label)) {
            for (var folder : folders) {
                try (var in = Files.newInputStream(folder.resolve(RunFolder.RUN))) {
                    return RunJson.read(in);
                }
            }
        } catch (IOException e) {
            throw new AssertionError("The run cannot be read: " + this, e);
        }
        throw new AssertionError("The run was not written: " + this);
    }

    /** What the run has printed so far. */
    @Override
    public String toString() {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
