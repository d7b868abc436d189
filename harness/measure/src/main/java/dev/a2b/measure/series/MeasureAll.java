package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds and measures several builds, one after the other: what the profile {@code measure-all} runs. */
public final class MeasureAll {

    private static final String STATE = "measure-all";

    private final Map<String, String> arguments;
    private final Path folder;

    private MeasureAll(Map<String, String> arguments) {
        this.arguments = arguments;
        this.folder = Path.of(arguments.get("state")).normalize();
    }

    /**
     * Called by Maven.
     *
     * @param arguments {@code name=value} each, see the module's POM
     * @throws MeasureException when a step failed, or the series cannot begin
     */
    public static void main(String[] arguments) {
        new MeasureAll(Stream.of(arguments)
            .map(argument -> argument.split("=", 2))
            .collect(Collectors.toMap(argument -> argument[0], argument -> argument[1])))
            .run();
    }

    private void run() {
        var request = SeriesOptions.of(arguments, System.getProperties(),
            System.getenv().getOrDefault("MAVEN_CMD_LINE_ARGS", ""));
        try (var lock = FileChannel.open(Files.createDirectories(folder).resolve(STATE + ".lock"),
            StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (!isFirst(lock)) {
                throw new MeasureException("Another series is going on in this project: wait until it has ended.");
            }
            run(request);
        } catch (IOException e) {
            throw new MeasureException("The series cannot write to " + folder + ": " + e + ".", e);
        }
    }

    /** The lock ends with this JVM, in whatever way. */
    private static boolean isFirst(FileChannel lock) throws IOException {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private void run(SeriesOptions request) throws IOException {
        var steps = SeriesStep.all(request.builds(), request.plan().seed());
        var artifacts = new Artifacts(Path.of(arguments.get("artifacts")));
        var series = Series.resume(folder.resolve(STATE + ".json"), request, steps, artifacts);
        var logs = Files.createDirectories(folder.resolve(STATE));
        var maven = new InnerMaven(command(request));
        var plan = request.plan();
        var progress = new Progress(steps, series, plan.load().seconds() + plan.startup().seconds());
        var worker = new Worker(request, maven, artifacts, series, logs, arguments.get("module"));
        try (var interruption = new Interruption(maven)) {
            for (var step : steps) {
                if (series.result(step).isPresent()) {
                    continue;
                }
                interruption.during(progress.name(step));
                progress.begins(step);
                var result = worker.work(step);
                interruption.awaitIfEnding();
                series.add(step, result);
                progress.ends(step, result, logs.resolve(step.logName()));
            }
        }
        new Summary(request, steps, series)
            .tell(Path.of(arguments.get("measurements")).toAbsolutePath().normalize(), logs);
    }

    private List<String> command(SeriesOptions request) {
        var windows = System.getProperty("os.name").startsWith("Windows");
        var command = new ArrayList<>(List.of(arguments.get("maven") + (windows ? ".cmd" : ""), "-f",
            Path.of(arguments.get("project")).normalize().toString()));
        command.addAll(request.options());
        return command;
    }
}
