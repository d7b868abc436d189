package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.result.Warning.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;

/** Finds what a reader must know about figures that count. */
final class Warnings {

    private static final double MACHINE_PERCENT = 90;

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
     * @param load the load and its levels
     * @param deciding resource usage under the load that decides
     * @param samples all samples of the run
     */
    static List<Warning> of(Plan plan, Build build, LoadResult load, ResourceUsage deciding, List<Sample> samples) {
        var all = new Warnings(plan, samples);
        var limiting = load.limiting();
        all.generator(limiting);
        all.machine(limiting.level());
        all.others(deciding);
        all.unchecked(build);
        return all.warnings;
    }

    private void generator(JudgedLevel limiting) {
        var usage = usage(limiting.level());
        var percent = usage.percent(usage.generatorCpuMillis());
        var fault = limiting.level().generatorFault(plan.thresholds().rule());
        if (fault.isPresent()) {
            warnings.add(new Warning(Kind.GENERATOR_BOUND, fault.get()));
        } else if (percent > plan.thresholds().generatorCpuPercent()) {
            warn(Kind.GENERATOR_BOUND, "it used %.0f %% of the CPU", percent);
        }
    }

    /**
     * If CPU is short for load generator and database, the level shows the limit of the machine, not of the service. If
     * the database used the most of it, it shows that of the database.
     */
    private void machine(Level limiting) {
        var window = limiting.window();
        var percent = samples.stream()
                .filter(sample -> window.from() < sample.time() && sample.time() < window.to())
                .mapToDouble(Sample::machinePercent)
                .average()
                .orElse(0);
        if (percent >= MACHINE_PERCENT) {
            busy(percent, usage(limiting));
        }
    }

    private void busy(double percent, ResourceUsage usage) {
        if (usage.databaseCpuMillis() > Math.max(usage.cpuMillis(), usage.generatorCpuMillis())) {
            warn(
                    Kind.DATABASE_BOUND,
                    "the processors were %.0f %% busy, and the database used most, %.0f %%",
                    percent,
                    usage.percent(usage.databaseCpuMillis()));
        } else {
            warn(Kind.MACHINE_BOUND, "its processors were %.0f %% busy", percent);
        }
    }

    private void others(ResourceUsage usage) {
        if (usage.othersPercent() > plan.thresholds().othersCpuPercent()) {
            warn(Kind.BUSY_MACHINE, "it used %.0f %% of the CPU", usage.othersPercent());
        }
    }

    private void unchecked(Build build) {
        if (build.isElsewhere()) {
            warnings.add(Warning.of(Kind.UNCHECKED));
        }
    }

    private ResourceUsage usage(Level level) {
        return ResourceUsage.of(samples, level.window());
    }

    private void warn(Kind kind, String format, Object... values) {
        warnings.add(new Warning(kind, Format.of(format, values)));
    }
}
