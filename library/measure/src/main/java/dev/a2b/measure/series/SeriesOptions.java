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
import java.util.function.BooleanSupplier;

/**
 * The options of a series.
 *
 * @param builds the builds, the baseline first
 * @param control whether the baseline is measured a second time under another name
 * @param rounds the largest number of rounds. Setting {@code plan.rounds}, or {@code gate.pairs} of commits
 * @param plan the plan of each run
 * @param limits what the service may use in each run; empty if the series varies that, or without limits
 * @param variations the setting that the series varies, with each of its values; empty if it varies none
 * @param pauseSeconds pause before each run, in seconds
 * @param restart whether to begin a new series although the last one could go on
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
        var options = of(
                ComparedBuild.list(arguments.get("builds"), arguments.get("builds.all"), given),
                rounds(PlanFiles.settings(all, plan.name())),
                plan,
                all,
                commandLine);
        options.inputs.putAll(Sources.state(Path.of("").toAbsolutePath()));
        return options;
    }

    /**
     * As {@link #of}, of a comparison of two commits, the base first. The paths of the builds name the commits, so what is
     * not committed is no input.
     */
    static SeriesOptions ofCommits(
            List<ComparedBuild> commits, Map<String, String> arguments, Properties given, String commandLine) {

        var all = all(arguments, given, Plan.GATE);
        var options = of(commits, pairs(arguments.get(PAIRS)), Plan.of(all), all, commandLine);
        if (!options.variations.isEmpty()) {
            throw new MeasureException(
                    "The plan " + options.plan.name() + " varies a setting, and commits are compared "
                            + "under one value of it: choose the plan " + Plan.GATE + ".");
        }
        var isCompared = options.plan.watermark().isEmpty() && options.limits.isPresent();
        if (options.rounds > 0 && !isCompared) {
            throw new MeasureException(
                    "Without limits, or by the plan " + options.plan.name() + ", nothing is compared: choose the plan "
                            + Plan.GATE + " and limits, or count one journey with -D" + PAIRS + "=0.");
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
        var given = new Settings(all);
        var control = given.flag("control");
        var settings = settings(all, commandLine, plan);
        return new SeriesOptions(
                builds,
                control,
                rounds,
                plan,
                variations.stream().anyMatch(Variation::isOfLimits) ? Optional.empty() : Limits.of(all, plan.name()),
                variations,
                seconds(all.getProperty("pause")),
                given.flag("measure.restart"),
                settings,
                inputs(builds + (control ? " and a control" : ""), plan, variations, settings));
    }

    /** The setting that the series varies with each of its values; one without settings if it varies none. */
    List<SortedMap<String, String>> values() {
        return variations.isEmpty()
                ? List.of(new TreeMap<>())
                : variations.stream()
                        .<SortedMap<String, String>>map(one -> new TreeMap<>(Map.of(one.setting(), one.value())))
                        .toList();
    }

    /**
     * Without limits nothing is compared, so a series that wants them must be able to set them.
     *
     * @param canLimit whether this user may limit a process
     * @param alternative what this user may do instead, as in {@code compare images}
     * @throws MeasureException if not, or if a service was started elsewhere
     */
    void demandLimits(BooleanSupplier canLimit, String alternative) {
        var isLimited = limits.isPresent() || variations.stream().anyMatch(Variation::isOfLimits);
        if (!isLimited || rounds == 0) {
            return;
        }
        builds.stream().filter(ComparedBuild::isElsewhere).findFirst().ifPresent(build -> {
            throw new MeasureException("Nobody knows what a service at an address may use, so " + build.name()
                    + " cannot be compared: give its command or its image.");
        });
        if (!builds.stream().allMatch(ComparedBuild::isImage) && !canLimit.getAsBoolean()) {
            throw new MeasureException("Builds are compared under the same limits, and this user may not limit a "
                    + "process: measure as root or in a session of systemd, or " + alternative + ".");
        }
    }

    private static int rounds(Settings settings) {
        var rounds = settings.integer(ROUNDS);
        var looks = Looks.SERIES;
        if (rounds < 1 || rounds >= looks.first() && !looks.rounds().contains(rounds)) {
            throw new MeasureException("The setting " + ROUNDS + " is " + rounds + ", and builds are compared after "
                    + looks.text() + " rounds: give one of these numbers, or 1 to 3 for figures without verdicts.");
        }
        return rounds;
    }

    private static int pairs(String pairs) {
        if (pairs.equals("0") || Looks.GATE.rounds().stream().anyMatch(look -> pairs.equals(look.toString()))) {
            return Integer.parseInt(pairs);
        }
        throw new MeasureException(
                "The setting " + PAIRS + " is \"" + pairs + "\": give the number of pairs to measure " + "at most ("
                        + Looks.GATE.text() + "), or 0 for the counters of one journey alone.");
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

        var inputs = new TreeMap<String, String>();
        inputs.put("builds", builds);
        inputs.put("plan", plan.toString());
        inputs.put("variations", variations.toString());
        inputs.put("settings", settings.toString());
        inputs.put("java", System.getProperty("java.home") + " " + Runtime.version());
        return inputs;
    }
}
