package com.example.a2b.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * One column of one build.
 *
 * @param range null when there is no figure
 * @param missing why there is none, or none of some repeats; else empty
 * @param prefix {@code at least} when a repeat says so, or empty
 */
record Cell(Column column, Range range, String missing, String prefix, Standing standing) {

    /** What may be said of a build in a column, compared with the best median in it. */
    enum Standing {
        /** The best median. */
        BEST("best"),
        /** The best figure, of a single run: it has no range, so nothing is claimed. */
        BEST_SEEN("best seen"),
        /** Its range overlaps that of the best. */
        NO_DIFFERENCE("no difference shown"),
        /** Its range lies apart from that of the best. */
        DIFFERENT(""),
        /** It, or the best, is a single run. */
        UNKNOWN(""),
        /** The column or the plan is not for ranking, or there is nothing to compare with. */
        NONE("");

        private final String words;

        Standing(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** Of sound runs. */
    static Cell of(Column column, List<Run> sound) {
        var values = sound.stream().map(column::of).filter(value -> value.isPresent())
            .mapToDouble(value -> value.getAsDouble()).toArray();
        if (values.length == 0) {
            return new Cell(column, null, column.without(), "", Standing.NONE);
        }
        var open = column == Column.SATURATION && sound.stream().anyMatch(Run::isOpenEnded);
        var without = sound.size() - values.length;
        return new Cell(column, Range.of(values),
            without == 0 ? "" : column.without() + " in " + without + " of " + sound.size() + " runs",
            open ? "at least " : "", Standing.NONE);
    }

    /** A cell without a figure. */
    static Cell empty(Column column, String reason) {
        return new Cell(column, null, reason, "", Standing.NONE);
    }

    boolean isFilled() {
        return range != null;
    }

    Cell with(Standing given) {
        return new Cell(column, range, missing, prefix, given);
    }

    /** Whether it is the best one, as far as can be seen. */
    boolean leads() {
        return standing == Standing.BEST || standing == Standing.BEST_SEEN;
    }

    /** The figure alone. */
    String figure() {
        return prefix + column.say(range.median());
    }

    /** The ends of the range, where they can be told apart; else empty. */
    String ends() {
        var low = column.say(range.low());
        var high = column.say(range.high());
        return low.equals(high) ? "" : low + " to " + high;
    }

    /** What else must be said, in a few words each. */
    List<String> marks() {
        var marks = new ArrayList<String>();
        if (!standing.words().isEmpty()) {
            marks.add(standing.words());
        }
        if (isFilled() && range.isUnstable()) {
            marks.add("unstable");
        }
        if (isFilled() && !missing.isEmpty()) {
            marks.add(missing);
        }
        return marks;
    }
}
