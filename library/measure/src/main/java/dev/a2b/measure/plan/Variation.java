package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.IntStream;

/**
 * A setting that differs between the runs of a series, and its value in one of them. The series measures each build
 * once with each value in each round.
 *
 * @param setting name of the setting, as in {@code limit.memory}
 * @param value its value, as it was given
 * @param position where the value is in the list of the series, counted from 0; the first one is the baseline
 */
public record Variation(String setting, String value, int position) {

    /** Name of the setting with options for the JVM of the service, as in {@code -XX:+UseSerialGC}. */
    public static final String JVM_OPTIONS = "jvm.options";

    static final String SETTING = "plan.vary";
    static final String VALUES = "plan.vary.values";
    /** The settings that a plan can vary: the report knows which figures show their effect. */
    private static final List<String> POSSIBLE = List.of(Limits.CPUS, Limits.MEMORY, Stages.LOADED_RATE, JVM_OPTIONS);

    /**
     * The setting that {@code plan.vary} names, with its value in this run; empty if the plan varies nothing.
     *
     * @throws MeasureException if the plan cannot vary the setting, or its value is missing or not a number
     */
    public static Optional<Variation> of(Properties given, String plan) {
        var settings = PlanFiles.settings(given, plan);
        return varied(settings).map(setting -> of(setting, settings, plan));
    }

    private static Variation of(String setting, Settings settings, String plan) {
        if (setting.equals(Stages.LOADED_RATE) && settings.find(LoadPlan.LEVELS).isPresent()) {
            throw new MeasureException("The plan " + plan + " has no loaded stage, so " + setting + " cannot vary: "
                    + "choose a plan without " + LoadPlan.LEVELS + ".");
        }
        if (!setting.equals(JVM_OPTIONS)) {
            settings.number(setting);
        }
        var value = settings.text(setting);
        var listed = settings.words(VALUES);
        return new Variation(setting, value, listed.contains(value) ? listed.indexOf(value) : listed.size());
    }

    /**
     * What a series varies: the setting that {@code plan.vary} names, with each of the values in
     * {@code plan.vary.values}. Commas separate the values.
     *
     * @return one for each value, in the given order; empty if the series varies nothing
     * @throws MeasureException if a value is not valid or given twice, if there is none, or if the setting is given too
     */
    public static List<Variation> listed(Properties given, String plan) {
        var settings = PlanFiles.settings(given, plan);
        var varied = varied(settings);
        if (varied.isEmpty()) {
            Limits.of(given, plan);
            return List.of();
        }
        var setting = varied.get();
        if (given.getProperty(setting) != null) {
            throw new MeasureException("The plan " + plan + " varies " + setting + " in a series: omit -D" + setting
                    + ", and give its values with -D" + VALUES + "=..., if they are not those of the plan.");
        }
        var variations = variations(setting, settings.words(VALUES));
        variations.forEach(variation -> variation.check(given, plan));
        return variations;
    }

    /** Whether it is one of processors or memory that a service may use. */
    public boolean isOfLimits() {
        return setting.equals(Limits.CPUS) || setting.equals(Limits.MEMORY);
    }

    /** Whether it is one of options for the JVM. */
    public boolean isOfJvm() {
        return setting.equals(JVM_OPTIONS);
    }

    /** As in {@code limit.memory=64}. */
    @Override
    public String toString() {
        return setting + "=" + value;
    }

    private static Optional<String> varied(Settings settings) {
        var varied = settings.find(SETTING);
        varied.filter(setting -> !POSSIBLE.contains(setting)).ifPresent(setting -> {
            throw new MeasureException("The setting " + SETTING + " is \"" + setting + "\", which no plan can vary: "
                    + "choose from " + String.join(", ", POSSIBLE) + ".");
        });
        return varied;
    }

    private static List<Variation> variations(String setting, List<String> values) {
        if (values.isEmpty()) {
            throw new MeasureException("The setting " + VALUES + " is missing: list the values of " + setting
                    + " with -D" + VALUES + "=...");
        }
        if (values.stream().distinct().count() < values.size()) {
            throw new MeasureException(
                    "-D" + VALUES + "=" + String.join(",", values) + " has a value twice: give each once.");
        }
        return IntStream.range(0, values.size())
                .mapToObj(position -> new Variation(setting, values.get(position), position))
                .toList();
    }

    private void check(Properties given, String plan) {
        var one = new Properties();
        one.putAll(given);
        one.setProperty(setting, value);
        of(one, plan);
        Limits.of(one, plan);
        LoadPlan.of(PlanFiles.settings(one, plan));
    }
}
