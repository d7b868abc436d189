package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;

/** Does one step after the other. */
final class Worker {

    private final SeriesOptions request;
    private final InnerMaven maven;
    private final Artifacts artifacts;
    private final Series series;
    private final Path logs;
    private final String module;

    /** @param module the artifact id of the module that measures */
    Worker(SeriesOptions request, InnerMaven maven, Artifacts artifacts, Series series, Path logs, String module) {
        this.request = request;
        this.maven = maven;
        this.artifacts = artifacts;
        this.series = series;
        this.logs = logs;
        this.module = module;
    }

    Result work(SeriesStep step) {
        return step.isBuild() ? build(step) : measure(step);
    }

    /** From nothing, so that the build time is that of a whole build; other builds' folders stay. */
    private Result build(SeriesStep step) {
        var began = System.currentTimeMillis();
        var code = maven(step, List.of("clean", "package", "-Dclean.directory=${project.build.directory}"));
        var log = new MavenLog(logs.resolve(step.logName()));
        if (code != 0) {
            return log.isRequirement() && !request.named()
                ? Result.skipped(seconds(began), log.error())
                : Result.failed(seconds(began), log.error());
        }
        return artifacts.newest(began)
            .map(built -> built(step, built, seconds(began)))
            .orElseGet(() -> Result.failed(seconds(began), "it left no description of what it built"));
    }

    private Result built(SeriesStep step, Properties described, long seconds) {
        var variant = described.getProperty("variant", "");
        return series.results().entrySet().stream()
            .filter(other -> !other.getKey().equals(step.name()))
            .filter(other -> !other.getValue().sha256().isEmpty() && other.getValue().said().equals(variant))
            .findFirst()
            .map(same -> Result.failed(seconds, "it makes the same as the " + same.getKey() + ", in its place"))
            .orElseGet(() -> Result.done(seconds, variant, described.getProperty("sha256", "")));
    }

    private Result measure(SeriesStep step) {
        var built = series.result(new SeriesStep(step.build(), 0)).orElseThrow();
        if (!built.is(Result.Outcome.DONE)) {
            return Result.skipped(0, "it was not built");
        }
        if (!artifacts.isThere(built)) {
            return Result.failed(0, "what was built first has been replaced or deleted since");
        }
        pause();
        var began = System.currentTimeMillis();
        // Without the service: its sources and what was made of them stay as they are.
        var code = maven(step, List.of("-pl", ":" + module, "-am", "gatling:test"));
        var log = new MavenLog(logs.resolve(step.logName()));
        return code == 0
            ? Result.done(seconds(began), log.run().orElse(""), "")
            : Result.failed(seconds(began), log.error());
    }

    private int maven(SeriesStep step, List<String> goals) {
        var arguments = new ArrayList<>(List.of("-P", step.build().profiles()));
        arguments.addAll(goals);
        return maven.run(arguments, logs.resolve(step.logName()));
    }

    /** Lets the machine come to rest. */
    private void pause() {
        try {
            TimeUnit.SECONDS.sleep(request.pauseSeconds());
        } catch (InterruptedException e) {
            throw new MeasureException("The series was interrupted.", e);
        }
    }

    private static long seconds(long began) {
        return Math.round((System.currentTimeMillis() - began) / 1000.0);
    }
}
