package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.PlanFiles;
import dev.a2b.measure.plan.SettingNames;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.run.Sources;
import dev.a2b.measure.statistics.Looks;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The options of a series.
 *
 * @param builds the builds, the baseline first
 * @param control whether the baseline is measured a second time under another name
 * @param rounds the largest number of rounds. Setting {@code plan.rounds}, or {@code gate.pairs} of commits
 * @param plan the plan of each run
 * @param limits what the service may use in each run; empty if the series varies them, or without limits
 * @param variations the setting that the series varies, with each of its values; empty if it varies none
 * @param pauseSeconds pause before each run, in seconds
 * @param restart whether to discard an interrupted series
 * @param settings what each call of Maven gets with -D
 * @param inputs values on which the results depend, by their names; if one changes, a new series starts
 */
record SeriesOptions(
        List<ComparedBuild> builds,
        boolean control,
        int rounds,
        Plan plan,
        Optional<Limits> limits,
        List<Variation> variations,
        int pauseSeconds,
        boolean restart,
        SortedMap<String, String> settings,
        SortedMap<String, String> inputs) {

    private static final String ROUNDS = "plan.rounds";
    /** The setting with the number of pairs of runs of two commits, at most. */
    static final String PAIRS = "gate.pairs";

    /**
     * Reads the options.
     *
     * @param arguments settings from the POM
     * @param given the system properties, which include those of the command line
     * @param commandLine the arguments of Maven in one line, see {@link SettingNames#onCommandLine}
     * @throws MeasureException if an option is invalid
     */
    static SeriesOptions of(Map<String, String> arguments, Properties given, String commandLine) {
        var all = all(arguments, given, Plan.COMPARING);
        var plan = Plan.of(all);
        return of(
                ComparedBuild.list(arguments.get("builds"), arguments.get("builds.all"), given),
                rounds(PlanFiles.settings(all, plan.name())),
                plan,
                all,
                commandLine);
    }

    /** As {@link #of}, of a comparison of two commits, the base first. */
    static SeriesOptions ofCommits(
            List<ComparedBuild> commits, Map<String, String> arguments, Properties given, String commandLine) {

        var all = all(arguments, given, Plan.GATE);
        var options = of(commits, pairs(arguments.get(PAIRS)), Plan.of(all), all, commandLine);
        if (!options.variations.isEmpty()) {
            throw new MeasureException(
                    "The plan " + options.plan.name() + " varies a setting, and commits are compared "
                            + "under one value of it: choose the plan " + Plan.GATE + ".");
        }
        return options;
    }

    private static Properties all(Map<String, String> arguments, Properties given, String plan) {
        var all = new Properties();
        all.put("plan", plan);
        all.putAll(arguments);
        all.putAll(given);
        return all;
    }

    private static SeriesOptions of(
            List<ComparedBuild> builds, int rounds, Plan plan, Properties all, String commandLine) {

        var variations = Variation.listed(all, plan.name());
        var control = Boolean.parseBoolean(all.getProperty("control"));
        var settings = settings(all, commandLine, plan);
        return new SeriesOptions(
                builds,
                control,
                rounds,
                plan,
                variations.isEmpty() ? Limits.of(all, plan.name()) : Optional.empty(),
                variations,
                seconds(all.getProperty("pause")),
                Boolean.parseBoolean(all.getProperty("restart")),
                settings,
                inputs(builds + (control ? " and a control" : ""), plan, variations, settings));
    }

    private static int rounds(Settings settings) {
        var rounds = settings.integer(ROUNDS);
        if (rounds < 1) {
            throw new MeasureException("A series needs at least one round: set " + ROUNDS + " to 1 or more.");
        }
        return rounds;
    }

    private static int pairs(String pairs) {
        if (pairs.equals("0") || Looks.GATE.rounds().stream().anyMatch(look -> pairs.equals(look.toString()))) {
            return Integer.parseInt(pairs);
        }
        throw new MeasureException(
                "The setting " + PAIRS + " is \"" + pairs + "\": give the number of pairs to measure "
                        + "at most, 4, 6 or 8, or 0 for the counters of one journey alone.");
    }

    private static int seconds(String pause) {
        if (!pause.matches("[0-9]{1,5}")) {
            throw new MeasureException(
                    "The setting measure.pause is \"" + pause + "\", which is not a number of seconds.");
        }
        return Integer.parseInt(pause);
    }

    /** Those of the command line, but for the settings of the series itself. */
    private static SortedMap<String, String> settings(Properties given, String commandLine, Plan plan) {
        var settings = new TreeMap<String, String>();
        SettingNames.onCommandLine(commandLine, given).stream()
                .filter(name -> !SettingNames.isOfSeries(name))
                .forEach(name -> settings.put(name, given.getProperty(name)));
        settings.put("plan", plan.name());
        return settings;
    }

    private static SortedMap<String, String> inputs(
            String builds, Plan plan, List<Variation> variations, SortedMap<String, String> settings) {

        var inputs = new TreeMap<>(Sources.state(Path.of("").toAbsolutePath()));
        inputs.put("builds", builds);
        inputs.put("plan", plan.toString());
        inputs.put("variations", variations.toString());
        inputs.put("settings", settings.toString());
        inputs.put("java", System.getProperty("java.home"));
        return inputs;
    }
}
