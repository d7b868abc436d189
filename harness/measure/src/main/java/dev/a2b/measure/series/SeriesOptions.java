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
 * What is asked for.
 *
 * @param named whether the builds were named, and are not just all there are
 * @param pauseSeconds rest before each run
 * @param restart whether an interrupted series is forgotten
 * @param options what Maven was given beside profiles and goals, for each call of it
 * @param asked all that the results depend on
 */
record SeriesOptions(
    List<BuildSelection> builds, boolean named, Plan plan, int pauseSeconds, boolean restart, List<String> options,
    SortedMap<String, String> asked) {

    /** Settings of the series itself, and of tests, which have no place in it. */
    private static final Set<String> OURS =
        Set.of("builds", "measure.pause", "measure.restart", "skipTests", "skipITs", "maven.test.skip");

    private static final Pattern DEFINITION = Pattern.compile("(?:^|\\s)(?:-D\\s?|--define[ =])([^\\s=]+)");

    /**
     * @param arguments of the profile
     * @param given the system properties, which have what was given with -D
     * @param commandLine Maven's arguments in one line, words with spaces not told apart
     */
    static SeriesOptions of(Map<String, String> arguments, Properties given, String commandLine) {
        var plan = Plan.of(given);
        var all = arguments.get("builds.all");
        var builds = BuildSelection.list(arguments.get("builds"), plan.repeats(), all);
        var settings = definitions(given, commandLine);
        return new SeriesOptions(builds, !arguments.get("builds").equals(all), plan,
            seconds(arguments.get("pause")), Boolean.parseBoolean(arguments.get("restart")),
            options(arguments, settings), asked(builds, plan, settings));
    }

    private static int seconds(String pause) {
        if (!pause.matches("[0-9]{1,5}")) {
            throw new MeasureException("The setting measure.pause is \"" + pause
                + "\", which is no number of seconds.");
        }
        return Integer.parseInt(pause);
    }

    /** What was given with -D: the command line tells the names only, for its values may have spaces. */
    private static SortedMap<String, String> definitions(Properties given, String commandLine) {
        return DEFINITION.matcher(commandLine).results()
            .map((MatchResult found) -> found.group(1))
            .filter(name -> !OURS.contains(name) && given.getProperty(name) != null)
            .collect(Collectors.toMap(name -> name, given::getProperty, (one, same) -> same, TreeMap::new));
    }

    private static List<String> options(Map<String, String> arguments, SortedMap<String, String> settings) {
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

    private static SortedMap<String, String> asked(
        List<BuildSelection> builds, Plan plan, SortedMap<String, String> settings) {
        var asked = new TreeMap<>(Sources.state());
        asked.put("builds", builds.stream().map(build -> build.name() + ":" + build.repeats())
            .collect(Collectors.joining(",")));
        asked.put("plan", plan.toString());
        asked.put("settings", settings.toString());
        asked.put("java", System.getProperty("java.home"));
        return asked;
    }
}
