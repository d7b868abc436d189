package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.result.Warning.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;

/** Finds what a reader must know about figures that count. */
final class Warnings {

    private static final double DATABASE_PERCENT = 95;

    private final Plan plan;
    private final List<Sample> samples;
    private final List<Warning> warnings = new ArrayList<>();

    private Warnings(Plan plan, List<Sample> samples) {
        this.plan = plan;
        this.samples = samples;
    }

    /**
     * The warnings of a run.
     *
     * @param levels the judged levels in their order
     * @param nominal resource usage at the nominal level
     * @param samples all samples of the run
     */
    static List<Warning> of(
        Plan plan, Build build, List<JudgedLevel> levels, ResourceUsage nominal, List<Sample> samples) {
        var all = new Warnings(plan, samples);
        var passing = MeasuredLoad.passing(levels);
        all.generator(levels.get(Math.min(passing, levels.size() - 1)).level());
        all.database(levels.get(Math.max(passing - 1, 0)).level());
        all.others(nominal);
        all.unchecked(build);
        return all.warnings;
    }

    private void generator(Level limiting) {
        var usage = usage(limiting);
        var percent = usage.percent(usage.generatorCpuMillis());
        if (limiting.isGeneratorLate(plan.limits().rule())) {
            warn(Kind.GENERATOR_BOUND, "it started %.1f %% of the users at %.1f users/s",
                100 * limiting.offered().startedShare(), limiting.offered().usersPerSecond());
        } else if (percent > plan.limits().generatorCpuPercent()) {
            warn(Kind.GENERATOR_BOUND, "it used %.0f %% of the CPU", percent);
        }
    }

    private void database(Level saturation) {
        var usage = usage(saturation);
        if (usage.percent(usage.databaseCpuMillis()) >= DATABASE_PERCENT) {
            warnings.add(Warning.of(Kind.DATABASE_BOUND));
        }
    }

    private void others(ResourceUsage nominal) {
        if (nominal.othersPercent() > plan.limits().othersCpuPercent()) {
            warn(Kind.BUSY_MACHINE, "it used %.0f %% of the CPU", nominal.othersPercent());
        }
    }

    private void unchecked(Build build) {
        if (build.isElsewhere()) {
            warnings.add(Warning.of(Kind.UNCHECKED));
        }
    }

    private ResourceUsage usage(Level level) {
        return ResourceUsage.of(samples, 0, level.window().from(), level.window().to());
    }

    private void warn(Kind kind, String format, Object... values) {
        warnings.add(new Warning(kind, Format.of(format, values)));
    }
}
