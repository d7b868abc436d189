package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A build of a series.
 *
 * @param name its profiles, joined by {@code +}
 * @param repeats how often it is measured
 */
record BuildSelection(String name, int repeats) {

    /**
     * Reads a list like {@code jar:3,aot-optimized+native}.
     *
     * @param text builds separated by commas
     * @param repeats how often a build without a number is measured
     * @param all the list of all builds; only the profiles in it are valid
     * @throws MeasureException if the list is empty, names a build twice or an unknown profile, or has a wrong number
     */
    static List<BuildSelection> list(String text, int repeats, String all) {
        var known = new LinkedHashSet<String>();
        words(all).forEach(build -> known.addAll(profiles(build)));
        var selections = new ArrayList<BuildSelection>();
        var seen = new HashSet<Set<String>>();
        for (var word : words(text)) {
            var selection = of(word, repeats, known);
            if (!seen.add(new HashSet<>(profiles(selection.name)))) {
                throw new MeasureException("-Dbuilds names " + selection.name + " twice: to measure it more often, add "
                    + "a number, as in " + selection.name + ":2.");
            }
            selections.add(selection);
        }
        if (selections.isEmpty()) {
            throw new MeasureException("-Dbuilds names no build: choose from " + all + ".");
        }
        return selections;
    }

    /** The profiles separated by commas, as the option {@code -P} of Maven expects them. */
    String profiles() {
        return name.replace('+', ',');
    }

    private static BuildSelection of(String word, int repeats, Set<String> known) {
        var colon = word.indexOf(':');
        var name = colon < 0 ? word : word.substring(0, colon);
        profiles(name).stream().filter(profile -> !known.contains(profile)).findFirst().ifPresent(unknown -> {
            throw new MeasureException("There is no build named \"" + unknown + "\": choose from "
                + String.join(", ", known) + ", and join them by + to combine them, as in aot-optimized+native.");
        });
        return new BuildSelection(name, colon < 0 ? repeats : number(word, word.substring(colon + 1)));
    }

    private static int number(String word, String digits) {
        if (!digits.matches("[1-9][0-9]{0,3}")) {
            throw new MeasureException("-Dbuilds has \"" + word + "\": the number says how often the build is measured "
                + "and must be 1 or more.");
        }
        return Integer.parseInt(digits);
    }

    private static List<String> words(String list) {
        return List.of(list.split(",")).stream().map(String::strip).filter(word -> !word.isEmpty()).toList();
    }

    private static List<String> profiles(String name) {
        return List.of(name.split("\\+", -1));
    }
}
