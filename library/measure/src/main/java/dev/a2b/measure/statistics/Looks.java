package dev.a2b.measure.statistics;

import java.util.List;
import java.util.stream.Collectors;

/**
 * After which rounds builds are compared. Each look is another chance of a false claim, so there are few, they are fixed
 * before the first round, and what lies between two of them changes no verdict.
 *
 * @param rounds numbers of rounds, rising
 * @param confidence confidence of the interval at each look, for one build beside the baseline
 */
public record Looks(List<Integer> rounds, double confidence) {

    /** Those of a series. */
    public static final Looks SERIES = new Looks(List.of(4, 6, 8, 10), 0.99);

    /** Those of a comparison of two commits: each end of the interval is a bound at 98 %. */
    public static final Looks GATE = new Looks(List.of(4, 6, 8), 0.96);

    /** The first look. */
    public int first() {
        return rounds.get(0);
    }

    /** The last look: there are no more rounds. */
    public int last() {
        return rounds.get(rounds.size() - 1);
    }

    /** For people, as in {@code 4, 6, 8}. */
    public String text() {
        return rounds.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The newest look after so many rounds; 0 before the first one. */
    int until(int round) {
        return rounds.stream().filter(look -> look <= round).reduce(0, (older, newer) -> newer);
    }

    /**
     * The confidence of each interval if so many builds are compared with the baseline (C. E. Bonferroni, 1936), so that
     * all of them together contain their true changes as often as one.
     */
    double confidence(int others) {
        return 1 - (1 - confidence) / others;
    }
}
