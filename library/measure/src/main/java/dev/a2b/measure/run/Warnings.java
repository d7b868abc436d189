package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.plan.Limits;
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
import java.util.Optional;

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
     * @param limits the limits that were in force
     * @param load the load and its levels
     * @param deciding resource usage under the load that decides
     * @param samples all samples of the run
     */
    static List<Warning> of(
            Plan plan,
            Build build,
            Optional<Limits> limits,
            LoadResult load,
            ResourceUsage deciding,
            List<Sample> samples) {

        var all = new Warnings(plan, samples);
        var limiting = load.limiting();
        all.generator(limiting);
        all.machine(limiting.level(), limits);
        all.queues(load);
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
    private void machine(Level limiting, Optional<Limits> limits) {
        var window = limiting.window();
        var percent = samples.stream()
                .filter(sample -> window.from() < sample.time() && sample.time() < window.to())
                .mapToDouble(Sample::machinePercent)
                .average()
                .orElse(0);
        var usage = usage(limiting);
        if (percent >= MACHINE_PERCENT) {
            busy(percent, usage);
            return;
        }
        var beside = usage.percent(usage.generatorCpuMillis() + Math.max(0, usage.databaseCpuMillis()));
        limits.map(limit -> 100 * (1 - limit.cpus() / usage.cpus()))
                .filter(left -> beside > left)
                .ifPresent(left -> warn(
                        Kind.MACHINE_BOUND,
                        "load generator and database used %.0f %% of the CPU, the limits of the service leave them %.0f %%",
                        beside,
                        left));
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

    private void queues(LoadResult load) {
        if (!load.queued().isEmpty()) {
            warnings.add(new Warning(Kind.QUEUE_LEFT, String.join(", ", load.queued())));
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
