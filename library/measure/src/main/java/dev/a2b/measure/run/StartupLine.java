package dev.a2b.measure.run;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the startup time that a service logs. */
final class StartupLine {

    private static final int MILLIS_PER_SECOND = 1000;

    private StartupLine() {}

    /**
     * The startup time in the first line that matches, in milliseconds; empty if no line does.
     *
     * @param line see {@link dev.a2b.measure.Workload#startupLine}
     */
    static Optional<Long> millis(Pattern line, String log) {
        return log.lines()
                .map(line::matcher)
                .filter(Matcher::find)
                .map(StartupLine::millis)
                .findFirst();
    }

    private static long millis(MatchResult found) {
        var number = Double.parseDouble(found.group(1));
        var isMillis = found.groupCount() == 1 || found.group(2).equals("ms");
        return Math.round(isMillis ? number : MILLIS_PER_SECOND * number);
    }
}
