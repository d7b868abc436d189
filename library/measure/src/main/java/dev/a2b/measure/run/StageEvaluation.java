package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.ResponseStatistics;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the figures of the stages of a run that compares builds. */
final class StageEvaluation {

    /** By how much CPU per request may differ between two halves. */
    private static final double TOLERATED = 0.05;

    /** Share of the service's CPU time above which its compiler still works. */
    private static final double COMPILING = 0.03;

    private final Plan plan;
    private final ResponseStatistics answers;
    private final List<Sample> samples;

    StageEvaluation(Plan plan, ResponseStatistics answers, List<Sample> samples) {
        this.plan = plan;
        this.answers = answers;
        this.samples = samples;
    }

    /** The stages in the order of the load; the light step is a part of the first minute, which a plan may not have. */
    List<LoadStage> stages(LoadResult played) {
        var stages = new ArrayList<LoadStage>();
        if (plan.load().stages().hasFirstMinute()) {
            stages.add(open(
                    Plan.FIRST_MINUTE,
                    whole(played, Plan.FIRST_MINUTE, plan.load().light())));
            stages.add(open(Plan.LIGHT, played.steps().get(0).level()));
        }
        var loaded = played.steps().get(played.steps().size() - 1);
        stages.add(closed(Plan.WARM_UP, whole(played, Plan.WARM_UP, 0)));
        stages.add(closed(Plan.CAPACITY, played.capacity().level()));
        stages.add(open(Plan.LOADED, loaded.level()));
        return stages;
    }

    /** Whether the compiler of a JVM still worked in the loaded step, or CPU per request still changed. */
    Optional<Warning> coldness(LoadStage loaded) {
        var usage = loaded.usage();
        if (usage.compilerShare() > COMPILING) {
            return Optional.of(new Warning(
                    Warning.Kind.NOT_WARM,
                    Format.of("the compiler used %.0f %% of the service's CPU", 100 * usage.compilerShare())));
        }
        var halves = LoadResult.halves(loaded.level().window());
        var first = cpuMillis(halves.get(0));
        var second = cpuMillis(halves.get(1));
        return Math.abs(first - second) <= TOLERATED * Math.max(first, second)
                ? Optional.empty()
                : Optional.of(new Warning(
                        Warning.Kind.NOT_WARM,
                        Format.of("CPU per request %.2f ms, then %.2f ms in the loaded step", first, second)));
    }

    private double cpuMillis(Window half) {
        var level = answers.level(half, 0);
        return usage(level).cpuMillisPerRequest(level.throughput());
    }

    private Level whole(LoadResult played, String name, double usersPerSecond) {
        return answers.level(played.stage(name).whole(), usersPerSecond);
    }

    private LoadStage open(String name, Level level) {
        return answers.stage(name, level, level.offered().requestsPerSecond(), usage(level));
    }

    private LoadStage closed(String name, Level level) {
        return answers.stage(name, level, 0, usage(level));
    }

    private ResourceUsage usage(Level level) {
        return ResourceUsage.of(samples, level.window());
    }
}
