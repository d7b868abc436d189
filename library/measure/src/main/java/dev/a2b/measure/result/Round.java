package dev.a2b.measure.result;

import java.util.Optional;

/**
 * The round of a series in which a run was measured: each build of the series is measured once in a round, so that a
 * change on the machine affects all of them.
 *
 * @param series id of the series: local time of its beginning, as in {@code 20261122-100000}
 * @param number number of the round, counted from 1
 * @param baseline name of the build with which the others are compared
 */
public record Round(String series, int number, String baseline) {

    /** Name of the setting that tells a run its round, as in {@code measure.round=20261122-100000/1/jar}. */
    public static final String SETTING = "measure.round";

    private static final String SEPARATOR = "/";

    /** The round of this run, from the system property that the series sets; empty for a run on its own. */
    public static Optional<Round> current() {
        return Optional.ofNullable(System.getProperty(SETTING)).map(Round::parse);
    }

    static Round parse(String text) {
        var words = text.split(SEPARATOR, 3);
        return new Round(words[0], Integer.parseInt(words[1]), words[2]);
    }

    /** The value of {@link #SETTING}. */
    @Override
    public String toString() {
        return series + SEPARATOR + number + SEPARATOR + baseline;
    }
}
