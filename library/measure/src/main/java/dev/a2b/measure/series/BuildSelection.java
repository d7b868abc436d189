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
 * @param label the name under which it is measured; empty for the name of its artifact. With labels, a series measures
 *     one artifact as several builds
 * @param name its profiles, joined by {@code +}
 * @param repeats how often it is measured
 */
record BuildSelection(String label, String name, int repeats) {

    /** Name of the setting with the label of a run. */
    static final String LABEL = "sut.label";

    /**
     * Reads a list like {@code jar:3,again=jar:3,aot-optimized+native}.
     *
     * @param text builds separated by commas
     * @param repeats how often a build without a number is measured
     * @param all the list of all builds; only the profiles in it are valid
     * @throws MeasureException if the list is empty, names a build twice or an unknown profile, or has a wrong number
     *     or label
     */
    static List<BuildSelection> list(String text, int repeats, String all) {
        var known = new LinkedHashSet<String>();
        words(all).forEach(build -> known.addAll(profiles(build)));
        var selections = new ArrayList<BuildSelection>();
        var seen = new HashSet<Set<String>>();
        for (var word : words(text)) {
            var selection = of(word, repeats, known);
            if (!seen.add(new HashSet<>(profiles(selection.title())))) {
                throw new MeasureException("-Dbuilds names " + selection.title() + " twice: to measure it more often, "
                        + "add a number, as in " + selection.title()
                        + ":2, or to measure it as two builds, add a label, "
                        + "as in again=" + selection.name + ".");
            }
            selections.add(selection);
        }
        if (selections.isEmpty()) {
            throw new MeasureException("-Dbuilds names no build: choose from " + all + ".");
        }
        return selections;
    }

    /** Its name in messages: its label, or else its profiles. */
    String title() {
        return label.isEmpty() ? name : label;
    }

    /** The word that selects it, with its number. */
    String word() {
        return (label.isEmpty() ? "" : label + "=") + name + ":" + repeats;
    }

    /** The same build without a label. */
    BuildSelection unlabelled() {
        return new BuildSelection("", name, repeats);
    }

    /** The profiles separated by commas, as the option {@code -P} of Maven expects them. */
    String profiles() {
        return name.replace('+', ',');
    }

    private static BuildSelection of(String word, int repeats, Set<String> known) {
        var equals = word.indexOf('=');
        var label = equals < 0 ? "" : word.substring(0, equals);
        if (equals >= 0 && !label.matches("[\\w.-]+")) {
            throw new MeasureException("-Dbuilds has \"" + word + "\": a label has letters, digits, dots, dashes and "
                    + "underscores, as in again=jar.");
        }
        return of(label, word.substring(equals + 1), repeats, known);
    }

    private static BuildSelection of(String label, String word, int repeats, Set<String> known) {
        var colon = word.indexOf(':');
        var name = colon < 0 ? word : word.substring(0, colon);
        profiles(name).stream()
                .filter(profile -> !known.contains(profile))
                .findFirst()
                .ifPresent(unknown -> {
                    throw new MeasureException(
                            "There is no build named \"" + unknown + "\": choose from " + String.join(", ", known)
                                    + ", and join them by + to combine them, as in aot-optimized+native.");
                });
        return new BuildSelection(label, name, colon < 0 ? repeats : number(word, word.substring(colon + 1)));
    }

    private static int number(String word, String digits) {
        if (!digits.matches("[1-9][0-9]{0,3}")) {
            throw new MeasureException("-Dbuilds has \"" + word + "\": the number says how often the build is measured "
                    + "and must be 1 or more.");
        }
        return Integer.parseInt(digits);
    }

    private static List<String> words(String list) {
        return List.of(list.split(",")).stream()
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<String> profiles(String name) {
        return List.of(name.split("\\+", -1));
    }
}
