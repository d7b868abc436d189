package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.SettingNames;
import dev.a2b.measure.plan.Spelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A build of a series: one that this project makes, or a service that another project built.
 *
 * @param name its profiles, joined by {@code +}, or the name that the user gave to the service
 * @param given how the service is given, by the names of the settings of a run, as in {@code sut.command}; empty if this
 *     project makes the build
 */
record ComparedBuild(String name, SortedMap<String, String> given) {

    /**
     * Reads a list like {@code jar,aot-optimized+native,rival}.
     *
     * @param text builds separated by commas, the baseline first
     * @param all the list of all builds of this project; only the profiles in it are valid
     * @param settings describe the services that other projects built, as in {@code sut.rival.command}
     * @throws MeasureException if the list is empty, or names a build twice, an unknown profile, or no build that a
     *     setting describes
     */
    static List<ComparedBuild> list(String text, String all, Properties settings) {
        var words = words(text).toList();
        if (words.isEmpty()) {
            throw new MeasureException(
                    "Name the builds to compare, the baseline first, as in -Dbuilds=jar,native: choose " + "from " + all
                            + ".");
        }
        settings.stringPropertyNames()
                .forEach(setting -> SettingNames.ofGiven(setting)
                        .ifPresent(name -> Spelling.check("build in -Dbuilds", name, words)));
        var profiles = new TreeSet<String>();
        words(all).forEach(build -> profiles.addAll(profiles(build)));
        var builds = new ArrayList<ComparedBuild>();
        var seen = new HashSet<Set<String>>();
        for (var word : words) {
            var build = new ComparedBuild(word, given(word, settings));
            if (!build.isGiven()) {
                profiles(word).forEach(profile -> Spelling.check("build", profile, profiles));
            }
            if (!seen.add(Set.copyOf(profiles(word)))) {
                throw new MeasureException(
                        "-Dbuilds names " + word + " twice: each build is measured once a round, and "
                                + "-Dcontrol=true measures the first one a second time.");
            }
            builds.add(build);
        }
        return builds;
    }

    /** Whether another project built it. */
    boolean isGiven() {
        return !given.isEmpty();
    }

    /** Whether it is a service that runs already, of which only the address is known. */
    boolean isElsewhere() {
        return given.containsKey("sut.url");
    }

    /** Whether it is an image, which the container engine limits, and which reaches no embedded database. */
    boolean isImage() {
        return isGiven() ? given.containsKey("sut.image") : name.matches(".*\\b(docker|jib)\\b.*");
    }

    /** The profiles separated by commas, as the option {@code -P} of Maven expects them. */
    String profiles() {
        return name.replace('+', ',');
    }

    private static SortedMap<String, String> given(String name, Properties settings) {
        var given = new TreeMap<String, String>();
        settings.stringPropertyNames().stream()
                .filter(setting ->
                        SettingNames.ofGiven(setting).filter(name::equals).isPresent())
                .forEach(setting -> given.put(SettingNames.ofRun(setting), settings.getProperty(setting)));
        return given;
    }

    private static Stream<String> words(String list) {
        return Stream.of(list.split(",")).map(String::strip).filter(word -> !word.isEmpty());
    }

    private static List<String> profiles(String name) {
        return List.of(name.split("\\+", -1));
    }
}
