package dev.a2b.measure;

import java.util.ArrayList;
import java.util.List;

/** What a reader must know about figures that do count. */
final class Labels {

    /** The level above the saturation point failed because of the load generator. */
    static final String GENERATOR = "limited by the generator";

    /** The database had no CPU left at the saturation point. */
    static final String DATABASE = "database-bound";

    /** What guards could not see. */
    static final String UNCHECKED = "not checked, for the service was given by its address: its artifact and process, "
        + "the rows of its database, and whether that was at its limit";

    private static final double DATABASE_PERCENT = 95;

    private final Plan plan;
    private final List<Sample> samples;
    private final List<String> labels = new ArrayList<>();

    private Labels(Plan plan, List<Sample> samples) {
        this.plan = plan;
        this.samples = samples;
    }

    /** Of a run, whose levels rise. */
    static List<String> of(
        Plan plan, Build build, List<JudgedLevel> levels, Usage nominal, List<Sample> samples) {
        var labels = new Labels(plan, samples);
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
        if (plan.rule().isGeneratorLate(limiting)) {
            say(GENERATOR + ", which started %.1f %% of the users at %.1f users/s", 100 * limiting.starts(),
                limiting.usersPerSecond());
        } else if (percent > plan.generatorCpuPercent()) {
            say(GENERATOR + ", which used %.0f %% of the CPU", percent);
        }
    }

    private void database(Level saturation) {
        var usage = usage(saturation);
        if (usage.percent(usage.databaseCpuMillis()) >= DATABASE_PERCENT) {
            labels.add(DATABASE);
        }
    }

    private void others(Usage nominal) {
        if (nominal.othersPercent() > plan.othersCpuPercent()) {
            say("the machine was busy with other work, which used %.0f %% of its CPU", nominal.othersPercent());
        }
    }

    private void unchecked(Build build) {
        if (build.isElsewhere()) {
            labels.add(UNCHECKED);
        }
    }

    private Usage usage(Level level) {
        return Usage.of(samples, 0, level.from(), level.to());
    }

    private void say(String format, Object... values) {
        labels.add(Say.text(format, values));
    }
}
