package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;

/** What a reader must know about figures that do count. */
final class Warnings {

    private static final double DATABASE_PERCENT = 95;

    private final Plan plan;
    private final List<Sample> samples;
    private final List<String> labels = new ArrayList<>();

    private Warnings(Plan plan, List<Sample> samples) {
        this.plan = plan;
        this.samples = samples;
    }

    /** Of a run, whose levels rise. */
    static List<String> of(
        Plan plan, Build build, List<JudgedLevel> levels, ResourceUsage nominal, List<Sample> samples) {
        var labels = new Warnings(plan, samples);
        var passing = (int) levels.stream().takeWhile(JudgedLevel::passes).count();
        labels.generator(levels.get(Math.min(passing, levels.size() - 1)).level());
        labels.database(levels.get(Math.max(passing - 1, 0)).level());
        labels.others(nominal);
        labels.unchecked(build);
        return labels.labels;
    }

    private void generator(Level limiting) {
        var usage = usage(limiting);
        var percent = usage.percent(usage.generatorCpuMillis());
        if (limiting.isGeneratorLate(plan.rule())) {
            say(Warning.GENERATOR + ", which started %.1f %% of the users at %.1f users/s", 100 * limiting.starts(),
                limiting.usersPerSecond());
        } else if (percent > plan.generatorCpuPercent()) {
            say(Warning.GENERATOR + ", which used %.0f %% of the CPU", percent);
        }
    }

    private void database(Level saturation) {
        var usage = usage(saturation);
        if (usage.percent(usage.databaseCpuMillis()) >= DATABASE_PERCENT) {
            labels.add(Warning.DATABASE);
        }
    }

    private void others(ResourceUsage nominal) {
        if (nominal.othersPercent() > plan.othersCpuPercent()) {
            say("the machine was busy with other work, which used %.0f %% of its CPU", nominal.othersPercent());
        }
    }

    private void unchecked(Build build) {
        if (build.isElsewhere()) {
            labels.add(Warning.UNCHECKED);
        }
    }

    private ResourceUsage usage(Level level) {
        return ResourceUsage.of(samples, 0, level.from(), level.to());
    }

    private void say(String format, Object... values) {
        labels.add(Format.of(format, values));
    }
}
