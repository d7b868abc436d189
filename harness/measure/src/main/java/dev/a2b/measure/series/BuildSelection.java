package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A build to be measured.
 *
 * @param name its profiles, joined by {@code +}
 * @param repeats how often it is measured
 */
record BuildSelection(String name, int repeats) {

    /**
     * Reads a list like {@code jar:3,aot-optimized+native}.
     *
     * @param repeats for those that do not say how often
     * @param all the list of all builds, whose profiles are those there are
     */
    static List<BuildSelection> list(String text, int repeats, String all) {
        var known = new LinkedHashSet<String>();
        words(all).forEach(build -> known.addAll(profiles(build)));
        var candidates = new ArrayList<BuildSelection>();
        var seen = new HashSet<Set<String>>();
        for (var word : words(text)) {
            var candidate = of(word, repeats, known);
            if (!seen.add(new HashSet<>(profiles(candidate.name)))) {
                throw new MeasureException("-Dbuilds names " + candidate.name + " twice: say how often it is measured "
                    + "by a number, as in " + candidate.name + ":2.");
            }
            candidates.add(candidate);
        }
        if (candidates.isEmpty()) {
            throw new MeasureException("-Dbuilds names no build: it takes " + all + ".");
        }
        return candidates;
    }

    /** As Maven's {@code -P} takes them. */
    String profiles() {
        return name.replace('+', ',');
    }

    private static BuildSelection of(String word, int repeats, Set<String> known) {
        var colon = word.indexOf(':');
        var name = colon < 0 ? word : word.substring(0, colon);
        profiles(name).stream().filter(profile -> !known.contains(profile)).findFirst().ifPresent(unknown -> {
            throw new MeasureException("There is no build named \"" + unknown + "\": -Dbuilds takes "
                + String.join(", ", known) + ", joined by + where they combine, as in jar:3,aot-optimized+native.");
        });
        return new BuildSelection(name, colon < 0 ? repeats : number(word, word.substring(colon + 1)));
    }

    private static int number(String word, String digits) {
        if (!digits.matches("[1-9][0-9]{0,3}")) {
            throw new MeasureException("-Dbuilds says \"" + word + "\", where the number tells how often the build is "
                + "measured and must be 1 or more.");
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
