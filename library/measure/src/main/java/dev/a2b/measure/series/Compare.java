package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Share;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.report.SeriesReport;
import dev.a2b.measure.run.OpenFiles;
import dev.a2b.measure.service.ControlGroup;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A series: makes builds, or two commits, and measures them in rounds until it is known how they compare. */
public final class Compare {

    private static final String STATE = "compare";

    private final Map<String, String> arguments;
    private final Path folder;
    private final Path measurements;

    private Compare(Map<String, String> arguments) {
        this.arguments = arguments;
        this.folder = Path.of(arguments.get("state")).normalize();
        this.measurements =
                Path.of(arguments.get("measurements")).toAbsolutePath().normalize();
    }

    /**
     * Maven calls this.
     *
     * @param arguments settings, {@code name=value} each; the POM of the module that measures lists them
     * @throws MeasureException if a build cannot be made or measured, or the series cannot begin
     */
    public static void main(String[] arguments) {
        new Compare(Settings.arguments(arguments)).run();
    }

    private void run() {
        var gate = arguments.getOrDefault(Gate.COMMITS, "").isBlank()
                ? Optional.<Gate>empty()
                : Optional.of(new Gate(arguments));
        // What is wrong in the settings is told before anything is built.
        var options = options(gate);
        OpenFiles.demand(options.plan(), Share.WHOLE);
        options.demandLimits(
                ControlGroup::isAllowed,
                gate.isPresent()
                        ? "count one journey with -Dgate.pairs=0"
                        : "compare images, as in -Dbuilds=docker,docker-native");
        try (var lock = FileChannel.open(
                Files.createDirectories(folder).resolve(STATE + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            if (!isFirst(lock)) {
                throw new MeasureException("Another series is running in this project: wait until it has ended.");
            }
            var logs = Files.createDirectories(folder.resolve(STATE)).toAbsolutePath();
            var maven = new MavenProcess(command());
            try (var interruption = new Interruption(maven)) {
                if (gate.isPresent()) {
                    interruption.during("the builds of the commits");
                    gate.get().make(maven, options.settings(), logs);
                    options = options(gate);
                }
                run(options, gate, maven, interruption, logs);
            }
        } catch (IOException e) {
            throw new MeasureException("The series cannot write to " + folder + ": " + e + ".");
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

    /** The options of the series. Those of commits name the artifacts that have been made. */
    private SeriesOptions options(Optional<Gate> gate) {
        var commandLine = System.getenv().getOrDefault("MAVEN_CMD_LINE_ARGS", "");
        return gate.map(commits ->
                        SeriesOptions.ofCommits(commits.builds(), arguments, System.getProperties(), commandLine))
                .orElseGet(() -> SeriesOptions.of(arguments, System.getProperties(), commandLine));
    }

    private void run(
            SeriesOptions options, Optional<Gate> gate, MavenProcess maven, Interruption interruption, Path logs) {

        var artifacts = new Artifacts(Path.of(arguments.get("artifacts")));
        var series = Series.resume(folder.resolve(STATE + ".json"), options, artifacts);
        var project =
                gate.map(Gate::project).orElse(Path.of(arguments.get("project")).normalize());
        var runner = new StepRunner(options, maven, artifacts, series, logs, arguments.get("module"), project);
        var player = new SeriesPlayer(
                options,
                series,
                runner,
                interruption,
                measurements,
                gate.<Function<SeriesReport, Optional<Map<String, List<String>>>>>map(commits -> commits::open)
                        .orElse(SeriesReport::open));
        gate.ifPresentOrElse(commits -> commits.play(player), player::play);
    }

    private List<String> command() {
        var windows = System.getProperty("os.name").startsWith("Windows");
        var command =
                new ArrayList<>(List.of(arguments.get("maven") + (windows ? ".cmd" : ""), "-B", "-ntp", "-DskipTests"));
        command.addAll(file("-s", arguments.get("settings")));
        command.addAll(file("-gs", arguments.get("settings.global")));
        if (Boolean.parseBoolean(arguments.get("offline"))) {
            command.add("-o");
        }
        return command;
    }

    private static List<String> file(String option, String file) {
        return Files.isRegularFile(Path.of(file)) ? List.of(option, file) : List.of();
    }
}
