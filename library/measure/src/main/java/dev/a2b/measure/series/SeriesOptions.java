package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.run.Sources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The options of a series.
 *
 * @param builds the builds
 * @param explicit whether the user named the builds; then a build that this machine cannot make is a failure
 * @param plan the plan of each run
 * @param variations the setting that the series varies, with each of its values; empty if it varies none
 * @param pauseSeconds pause before each run, in seconds
 * @param restart whether to discard an interrupted series
 * @param mavenOptions options of each call of Maven besides profiles and goals
 * @param inputs values on which the results depend, by their names; if one changes, a new series starts
 */
record SeriesOptions(
        List<BuildSelection> builds,
        boolean explicit,
        Plan plan,
        List<Variation> variations,
        int pauseSeconds,
        boolean restart,
        List<String> mavenOptions,
        SortedMap<String, String> inputs) {

    /** Settings that are not passed to the calls of Maven: those of the series itself, and of tests. */
    private static final Set<String> KEPT =
            Set.of("builds", "measure.pause", "measure.restart", "skipTests", "skipITs", "maven.test.skip");

    private static final Pattern DEFINITION = Pattern.compile("(?:^|\\s)(?:-D\\s?|--define[ =])([^\\s=]+)");

    /**
     * Reads the options.
     *
     * @param arguments settings from the POM
     * @param given the system properties, which include those of the command line
     * @param commandLine the arguments of Maven in one line, in which a space may separate words or be part of a word
     * @throws MeasureException if an option is invalid
     */
    static SeriesOptions of(Map<String, String> arguments, Properties given, String commandLine) {
        var both = both(arguments, given);
        var plan = Plan.of(both);
        var variations = Variation.listed(both, plan.name());
        var all = arguments.get("builds.all");
        var builds = BuildSelection.list(arguments.get("builds"), plan.repeats(), all);
        var settings = definitions(given, commandLine);
        return new SeriesOptions(
                builds,
                !arguments.get("builds").equals(all),
                plan,
                variations,
                seconds(arguments.get("pause")),
                Boolean.parseBoolean(arguments.get("restart")),
                mavenOptions(arguments, settings, variations),
                inputs(builds, plan, variations, settings));
    }

    private static Properties both(Map<String, String> arguments, Properties given) {
        var settings = new Properties();
        settings.putAll(arguments);
        settings.putAll(given);
        return settings;
    }

    private static int seconds(String pause) {
        if (!pause.matches("[0-9]{1,5}")) {
            throw new MeasureException(
                    "The setting measure.pause is \"" + pause + "\", which is not a number of seconds.");
        }
        return Integer.parseInt(pause);
    }

    /** The definitions with -D: names from the command line, values, which may contain spaces, from the properties. */
    private static SortedMap<String, String> definitions(Properties given, String commandLine) {
        return DEFINITION
                .matcher(commandLine)
                .results()
                .map((MatchResult found) -> found.group(1))
                .filter(name -> !KEPT.contains(name) && given.getProperty(name) != null)
                .collect(Collectors.toMap(name -> name, given::getProperty, (one, same) -> same, TreeMap::new));
    }

    /** Leaves out the setting that the series varies, because each step passes its own value. */
    private static List<String> mavenOptions(
            Map<String, String> arguments, SortedMap<String, String> settings, List<Variation> variations) {

        var options = new ArrayList<>(List.of("-B", "-ntp"));
        options.addAll(file("-s", arguments.get("settings")));
        options.addAll(file("-gs", arguments.get("settings.global")));
        if (Boolean.parseBoolean(arguments.get("offline"))) {
            options.add("-o");
        }
        settings.forEach((name, value) -> {
            if (variations.stream().noneMatch(variation -> variation.setting().equals(name))) {
                options.add("-D" + name + "=" + value);
            }
        });
        options.add("-DskipTests");
        return options;
    }

    private static List<String> file(String option, String file) {
        return Files.isRegularFile(Path.of(file)) ? List.of(option, file) : List.of();
    }

    private static SortedMap<String, String> inputs(
            List<BuildSelection> builds, Plan plan, List<Variation> variations, SortedMap<String, String> settings) {

        var inputs = new TreeMap<>(Sources.state(Path.of("").toAbsolutePath()));
        inputs.put("builds", builds.stream().map(BuildSelection::word).collect(Collectors.joining(",")));
        inputs.put("plan", plan.toString());
        inputs.put("variations", variations.toString());
        var measured = new TreeMap<>(settings);
        measured.remove(Report.BASELINE);
        inputs.put("settings", measured.toString());
        inputs.put("java", System.getProperty("java.home"));
        return inputs;
    }
}
