package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
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
 * What a series measures, and how.
 *
 * @param explicit whether the user named the builds, so that each of them must work
 * @param pauseSeconds rest before each run
 * @param restart whether to discard an interrupted series
 * @param mavenOptions what each call of Maven gets beside profiles and goals
 * @param inputs what the results depend on: a change of one starts a new series
 */
record SeriesOptions(
    List<BuildSelection> builds, boolean explicit, Plan plan, int pauseSeconds, boolean restart,
    List<String> mavenOptions, SortedMap<String, String> inputs) {

    /** Settings that the calls of Maven do not get: those of the series itself, and of tests. */
    private static final Set<String> KEPT =
        Set.of("builds", "measure.pause", "measure.restart", "skipTests", "skipITs", "maven.test.skip");

    private static final Pattern DEFINITION = Pattern.compile("(?:^|\\s)(?:-D\\s?|--define[ =])([^\\s=]+)");

    /**
     * @param arguments from the POM
     * @param given the system properties, with what was given with -D
     * @param commandLine Maven's arguments in one line, in which a space may separate words or be part of one
     */
    static SeriesOptions of(Map<String, String> arguments, Properties given, String commandLine) {
        var plan = plan(arguments, given);
        var all = arguments.get("builds.all");
        var builds = BuildSelection.list(arguments.get("builds"), plan.repeats(), all);
        var settings = definitions(given, commandLine);
        return new SeriesOptions(builds, !arguments.get("builds").equals(all), plan,
            seconds(arguments.get("pause")), Boolean.parseBoolean(arguments.get("restart")),
            mavenOptions(arguments, settings), inputs(builds, plan, settings));
    }

    private static Plan plan(Map<String, String> arguments, Properties given) {
        var settings = new Properties();
        settings.putAll(arguments);
        settings.putAll(given);
        return Plan.of(settings);
    }

    private static int seconds(String pause) {
        if (!pause.matches("[0-9]{1,5}")) {
            throw new MeasureException("The setting measure.pause is \"" + pause
                + "\", which is not a number of seconds.");
        }
        return Integer.parseInt(pause);
    }

    /** What was given with -D: names from the command line, values, which may have spaces, from the properties. */
    private static SortedMap<String, String> definitions(Properties given, String commandLine) {
        return DEFINITION.matcher(commandLine).results()
            .map((MatchResult found) -> found.group(1))
            .filter(name -> !KEPT.contains(name) && given.getProperty(name) != null)
            .collect(Collectors.toMap(name -> name, given::getProperty, (one, same) -> same, TreeMap::new));
    }

    private static List<String> mavenOptions(Map<String, String> arguments, SortedMap<String, String> settings) {
        var options = new ArrayList<>(List.of("-B", "-ntp"));
        var user = Path.of(arguments.getOrDefault("settings", ""));
        if (Files.isRegularFile(user)) {
            options.addAll(List.of("-s", user.toString()));
        }
        if (Boolean.parseBoolean(arguments.get("offline"))) {
            options.add("-o");
        }
        settings.forEach((name, value) -> options.add("-D" + name + "=" + value));
        options.add("-DskipTests");
        return options;
    }

    private static SortedMap<String, String> inputs(
        List<BuildSelection> builds, Plan plan, SortedMap<String, String> settings) {
        var inputs = new TreeMap<>(Sources.state());
        inputs.put("builds", builds.stream().map(build -> build.name() + ":" + build.repeats())
            .collect(Collectors.joining(",")));
        inputs.put("plan", plan.toString());
        inputs.put("settings", settings.toString());
        inputs.put("java", System.getProperty("java.home"));
        return inputs;
    }
}
