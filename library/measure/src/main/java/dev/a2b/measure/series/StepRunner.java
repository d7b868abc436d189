package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.result.Pause;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.RunOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Runs the steps of a series, each by one call of Maven. */
final class StepRunner {

    /** What makes a run short whose counters are wanted: without a first minute, the counted journey comes first. */
    private static final Map<String, String> COUNTERS = Map.of(
            "plan.starts", "1",
            "plan.first.seconds", "0",
            "plan.warmup.requests", "1",
            "plan.warmup.seconds", "1",
            "plan.settle.seconds", "1",
            "plan.capacity.seconds", "1",
            "plan.loaded.seconds", "2");

    private static final String ERROR = "[ERROR] ";

    private final SeriesOptions options;
    private final MavenProcess maven;
    private final Artifacts artifacts;
    private final Series series;
    private final Path logs;
    private final String module;
    private final Path project;

    /**
     * @param module artifactId of the module that measures
     * @param project the project that contains it
     */
    StepRunner(
            SeriesOptions options,
            MavenProcess maven,
            Artifacts artifacts,
            Series series,
            Path logs,
            String module,
            Path project) {

        this.options = options;
        this.maven = maven;
        this.artifacts = artifacts;
        this.series = series;
        this.logs = logs;
        this.module = module;
        this.project = project;
    }

    StepResult run(SeriesStep step) {
        return step.isBuild() ? build(step) : measure(step);
    }

    /** Makes a build from scratch, so that its time is that of a complete build. The folders of other builds stay. */
    private StepResult build(SeriesStep step) {
        var began = System.currentTimeMillis();
        var code = maven(step, List.of("clean", "package", "-Dclean.directory=${project.build.directory}"));
        var seconds = secondsSince(began);
        if (code != 0) {
            return StepResult.failed(
                    seconds, null, RunOutcome.read(outcome(step)).error().orElseGet(() -> failure(step)));
        }
        return artifacts
                .newest(began)
                .map(artifact -> built(step, artifact, seconds))
                .orElseGet(() -> StepResult.failed(seconds, null, "the build did not describe its artifact"));
    }

    private StepResult built(SeriesStep step, Artifact artifact, long seconds) {
        return series.results().entrySet().stream()
                .filter(other ->
                        !other.getKey().equals(step.name()) && other.getValue().artifact() != null)
                .filter(other -> other.getValue().artifact().name().equals(artifact.name()))
                .findFirst()
                .map(same -> StepResult.failed(
                        seconds,
                        null,
                        "its artifact replaced that of the " + same.getKey() + ", because both builds have the name "
                                + artifact.name()))
                .orElseGet(() -> StepResult.built(seconds, artifact));
    }

    private StepResult measure(SeriesStep step) {
        var made = series.result(SeriesStep.making(step.build()));
        if (made.filter(build -> !artifacts.isUnchanged(build.artifact())).isPresent()) {
            throw new MeasureException("The artifact of " + step.build().name() + " was replaced or deleted after its "
                    + "build: rerun the command to start a new series.");
        }
        // The machine becomes idle.
        Pause.millis(TimeUnit.SECONDS.toMillis(options.pauseSeconds()));
        var began = System.currentTimeMillis();
        // Without the module of the service, so that its artifacts do not change.
        var code = maven(step, List.of("-pl", ":" + module, "-am", "gatling:test"));
        return measured(step, code, secondsSince(began));
    }

    private StepResult measured(SeriesStep step, int code, long seconds) {
        var outcome = RunOutcome.read(outcome(step));
        var run = outcome.run().orElse(null);
        var error = outcome.error().or(() -> code == 0 ? Optional.empty() : Optional.of(failure(step)));
        if (run == null) {
            return StepResult.failed(seconds, null, error.orElse("Maven ended without an error and without a run"));
        }
        return outcome.disturbance()
                .filter(disturbance -> !step.isCounters())
                .map(disturbance -> StepResult.failed(seconds, run, disturbance))
                .orElseGet(() -> StepResult.measured(seconds, run, error.orElse(null)));
    }

    private int maven(SeriesStep step, List<String> goals) {
        var outcome = outcome(step);
        forget(outcome);
        var arguments = new ArrayList<String>();
        if (!step.build().isGiven()) {
            arguments.addAll(List.of("-P", step.build().profiles()));
        }
        arguments.addAll(goals);
        settings(step).forEach((name, value) -> arguments.add("-D" + name + "=" + value));
        arguments.add("-D" + RunOutcome.FILE + "=" + outcome);
        return maven.run(project, arguments, log(step));
    }

    private SortedMap<String, String> settings(SeriesStep step) {
        var settings = new TreeMap<>(options.settings());
        settings.putAll(step.build().given());
        if (step.isBuild()) {
            return settings;
        }
        if (step.control() || step.build().isGiven()) {
            settings.put("sut.label", series.title(step.build()) + (step.control() ? Report.CONTROL : ""));
        }
        if (step.isPilot() || step.isCounters()) {
            settings.putAll(step.isPilot() ? Pilots.settings(options.plan()) : COUNTERS);
            settings.put("measurements", pilots().toString());
        } else {
            series.fixed().ifPresent(settings::putAll);
            settings.put(Round.SETTING, round(step).toString());
        }
        if (options.builds().stream().anyMatch(ComparedBuild::isImage)) { // All builds need the same kind of database.
            settings.putIfAbsent("database", "container");
        }
        settings.putAll(step.settings());
        return settings;
    }

    private Round round(SeriesStep step) {
        return new Round(
                series.id(), step.round(), series.title(options.builds().get(0)));
    }

    private String failure(SeriesStep step) {
        return failure(log(step));
    }

    /** The first line that Maven marks as an error, without headings. It is only quoted; no decision depends on it. */
    static String failure(Path log) {
        try {
            // A compiler may print in another encoding, and this constructor accepts any bytes.
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(ERROR))
                    .map(line -> line.substring(ERROR.length()).stripTrailing())
                    .filter(line -> !line.isEmpty() && !line.startsWith(" ") && !line.endsWith(":"))
                    .findFirst()
                    .map(error -> "Maven failed with \"" + error + "\"")
                    .orElse("Maven failed and printed no error");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of the runs that are in no report. */
    Path pilots() {
        return logs.resolve("pilots").toAbsolutePath();
    }

    Path log(SeriesStep step) {
        return logs.resolve(step.fileName() + ".log");
    }

    private Path outcome(SeriesStep step) {
        return logs.resolve(step.fileName() + ".properties").toAbsolutePath();
    }

    private static void forget(Path outcome) {
        try {
            Files.deleteIfExists(outcome);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long secondsSince(long began) {
        return Math.round((System.currentTimeMillis() - began) / 1000.0);
    }
}
