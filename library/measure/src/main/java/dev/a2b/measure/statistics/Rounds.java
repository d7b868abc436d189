package dev.a2b.measure.statistics;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One figure of one build in the rounds of a series.
 *
 * @param runs for each round, the figure of each run of the build in it, the oldest first: one, a second one if the
 *     first did not count, or none if the build had left
 */
public record Rounds(List<List<Figure>> runs) {

    /** Percent of the runs without the figure above which the others say nothing, because they may not be typical. */
    private static final int MOST_MISSING = 20;

    /** Rounds with one run each. */
    public static Rounds of(Figure... figures) {
        return new Rounds(Stream.of(figures).map(List::of).toList());
    }

    /** The number of the last round in which the build was measured; 0 if it never was. */
    int last() {
        var last = runs.size();
        while (last > 0 && runs.get(last - 1).isEmpty()) {
            last--;
        }
        return last;
    }

    /** The rounds up to this one. */
    Rounds until(int round) {
        return new Rounds(runs.subList(0, Math.min(round, runs.size())));
    }

    /** The figure of a round, counted from 1: that of the first run that has one. */
    Figure in(int round) {
        var found = Figure.none("not measured");
        for (var figure : round > runs.size() ? List.<Figure>of() : runs.get(round - 1)) {
            found = found.isKnown() ? found : figure;
        }
        return found;
    }

    /** Why these rounds say nothing, as in {@code 3 of 8 runs of jar lack it (the load generator was late)}. */
    Optional<String> fault(String ofBuild) {
        var all = runs.stream().flatMap(List::stream).toList();
        var missing = all.stream().filter(figure -> !figure.isKnown()).toList();
        return 100 * missing.size() <= MOST_MISSING * all.size()
                ? Optional.empty()
                : Optional.of(Format.of(
                        "%d of %d runs of %s lack it (%s)",
                        missing.size(), all.size(), ofBuild, mostFrequent(missing)));
    }

    private static String mostFrequent(List<Figure> missing) {
        var reasons = missing.stream()
                .map(Figure::reason)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        return Collections.max(reasons.entrySet(), Map.Entry.comparingByValue()).getKey();
    }
}
