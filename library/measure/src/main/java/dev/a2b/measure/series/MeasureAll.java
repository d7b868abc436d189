package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.run.OpenFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A series: builds and measures several builds, one after the other. */
public final class MeasureAll {

    private static final String STATE = "measure-all";

    private final Map<String, String> arguments;
    private final Path folder;

    private MeasureAll(Map<String, String> arguments) {
        this.arguments = arguments;
        this.folder = Path.of(arguments.get("state")).normalize();
    }

    /**
     * Maven calls this.
     *
     * @param arguments settings, {@code name=value} each; the POM of the module that measures lists them
     * @throws MeasureException if a step failed, or the series cannot begin
     */
    public static void main(String[] arguments) {
        new MeasureAll(Settings.arguments(arguments)).run();
    }

    private void run() {
        var options = SeriesOptions.of(
                arguments, System.getProperties(), System.getenv().getOrDefault("MAVEN_CMD_LINE_ARGS", ""));
        OpenFiles.demand(options.plan());
        try (var lock = FileChannel.open(
                Files.createDirectories(folder).resolve(STATE + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            if (!isFirst(lock)) {
                throw new MeasureException("Another series is running in this project: wait until it has ended.");
            }
            run(options);
        } catch (IOException e) {
            throw new MeasureException("The series cannot write to " + folder + ": " + e + ".", e);
        }
    }

    /** Takes the lock, which the operating system releases when this JVM ends. */
    private static boolean isFirst(FileChannel lock) throws IOException {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private void run(SeriesOptions options) throws IOException {
        var steps = SeriesStep.all(
                options.builds(), options.variations(), options.plan().seed());
        var artifacts = new Artifacts(Path.of(arguments.get("artifacts")));
        var series = Series.resume(folder.resolve(STATE + ".json"), options, steps, artifacts);
        var logs = Files.createDirectories(folder.resolve(STATE));
        var maven = new MavenProcess(command(options));
        var plan = options.plan();
        var progress = new Progress(
                steps, series, plan.load().seconds() + plan.startup().seconds());
        var runner = new StepRunner(options, maven, artifacts, series, logs, arguments.get("module"));
        try (var interruption = new Interruption(maven)) {
            for (var step : steps) {
                if (series.result(step).isPresent()) {
                    continue;
                }
                interruption.during(progress.name(step));
                progress.begins(step);
                var result = runner.run(step);
                interruption.awaitIfEnding();
                series.add(step, result);
                progress.ends(step, result, runner.log(step));
            }
        }
        new Summary(options, steps, series)
                .print(Path.of(arguments.get("measurements")).toAbsolutePath().normalize(), logs);
    }

    private List<String> command(SeriesOptions options) {
        var windows = System.getProperty("os.name").startsWith("Windows");
        var command = new ArrayList<>(List.of(
                arguments.get("maven") + (windows ? ".cmd" : ""),
                "-f",
                Path.of(arguments.get("project")).normalize().toString()));
        command.addAll(options.mavenOptions());
        return command;
    }
}
