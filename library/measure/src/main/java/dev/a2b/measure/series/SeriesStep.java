package dev.a2b.measure.series;

import dev.a2b.measure.report.Report;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A step of a series: one call of Maven, which makes a build or measures it once.
 *
 * @param kind what it is for
 * @param build the build
 * @param control whether it measures the baseline a second time, under another name
 * @param settings what differs from the other steps: the value of the setting that the series varies, or the load of a
 *     pilot
 * @param round number of the round, counted from 1; 0 outside of the rounds
 * @param additional whether it is measured in addition to the same run, which did not count
 */
record SeriesStep(
        Kind kind,
        ComparedBuild build,
        boolean control,
        SortedMap<String, String> settings,
        int round,
        boolean additional) {

    /** What a step is for. */
    enum Kind {
        /** Makes the build. */
        BUILD,
        /** A short run before the first round, which is in no report. */
        PILOT,
        /** A run whose counters of one journey are wanted, and no time: it is short, and in no report. */
        COUNTERS,
        /** A run of a round. */
        RUN
    }

    static SeriesStep making(ComparedBuild build) {
        return new SeriesStep(Kind.BUILD, build, false, new TreeMap<>(), 0, false);
    }

    static SeriesStep pilot(ComparedBuild build, SortedMap<String, String> settings) {
        return new SeriesStep(Kind.PILOT, build, false, settings, 0, false);
    }

    static SeriesStep counters(ComparedBuild build) {
        return new SeriesStep(Kind.COUNTERS, build, false, new TreeMap<>(), 0, false);
    }

    static SeriesStep run(ComparedBuild build, boolean control, SortedMap<String, String> settings) {
        return new SeriesStep(Kind.RUN, build, control, settings, 0, false);
    }

    SeriesStep inRound(int number) {
        return new SeriesStep(kind, build, control, settings, number, false);
    }

    SeriesStep again() {
        return new SeriesStep(kind, build, control, settings, round, true);
    }

    boolean isBuild() {
        return kind == Kind.BUILD;
    }

    boolean isPilot() {
        return kind == Kind.PILOT;
    }

    boolean isCounters() {
        return kind == Kind.COUNTERS;
    }

    boolean isRun() {
        return kind == Kind.RUN;
    }

    /** The name in messages, and the key in the state of the series. */
    String name() {
        var kinds = switch (kind) {
            case BUILD -> "build of ";
            case PILOT -> "pilot of ";
            case COUNTERS -> "counters of ";
            case RUN -> "round " + round + ", ";
        };
        return kinds
                + build.name()
                + (control ? Report.CONTROL : "")
                + settings.entrySet().stream().map(one -> ", " + one).collect(Collectors.joining())
                + (additional ? ", additional run" : "");
    }

    /** The name of the files of the step, without an extension. */
    String fileName() {
        return name().replaceAll("[^\\w.+=-]+", "-");
    }
}
