package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * One column of one build.
 *
 * @param range null when there is no figure
 * @param note why there is none, or what must be known of some repeats; may be empty
 * @param prefix {@code at least} when a repeat says so, or empty
 */
record MetricSummary(Metric column, Range range, String note, String prefix, Standing standing) {

    /** What may be said of a build in a column, compared with the best median in it. */
    enum Standing {
        /** The best median, or one that reads the same. */
        BEST("best"),
        /** The same of a single run: it has no range, so nothing is claimed. */
        BEST_SEEN("best seen"),
        /** Its range overlaps that of the best, or one of them is a single run whose figure is in the other's range. */
        NO_DIFFERENCE("no difference shown"),
        /** Its range lies apart from that of the best. */
        DIFFERENT(""),
        /** It lies apart from the best, and one of the two is a single run; or it may in truth be more. */
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
    static MetricSummary of(Metric column, List<Run> sound) {
        var values = sound.stream().map(column::of).filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble).toArray();
        if (values.length == 0) {
            return new MetricSummary(column, null, column.without(), "", Standing.NONE);
        }
        var open = column == Metric.SATURATION && sound.stream().anyMatch(Run::isOpenEnded);
        // An artifact that was measured several times may have been built once.
        var different = column == Metric.BUILD_TIME ? DoubleStream.of(values).distinct().toArray() : values;
        return new MetricSummary(column, Range.of(different), String.join(", ", notes(column, sound, values.length)),
            open ? "at least " : "", Standing.NONE);
    }

    private static List<String> notes(Metric column, List<Run> sound, int figures) {
        var notes = new ArrayList<String>();
        if (column == Metric.SATURATION) {
            Stream.of(Warning.GENERATOR, Warning.DATABASE)
                .filter(label -> sound.stream().anyMatch(run -> run.isLabelled(label))).forEach(notes::add);
        }
        if (column == Metric.BUILD_TIME && sound.stream().anyMatch(run -> run.build().incremental())) {
            notes.add("incremental");
        }
        if (figures < sound.size()) {
            notes.add(column.without() + " in " + (sound.size() - figures) + " of " + sound.size() + " runs");
        }
        return notes;
    }

    /** A cell without a figure. */
    static MetricSummary empty(Metric column, String reason) {
        return new MetricSummary(column, null, reason, "", Standing.NONE);
    }

    /** Whether it may in truth be more. */
    boolean isOpenEnded() {
        return !prefix.isEmpty();
    }

    boolean isFilled() {
        return range != null;
    }

    MetricSummary with(Standing given) {
        return new MetricSummary(column, range, note, prefix, given);
    }

    /** Whether none is better, as far as can be seen. */
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
        if (isFilled() && !note.isEmpty()) {
            marks.add(note);
        }
        return marks;
    }
}
