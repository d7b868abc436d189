package dev.a2b.measure.run;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads in the log of a service whether its JVM refused its AOT cache: then it starts without, and says so only here. */
final class AotCache {

    private static final Pattern LINE = Pattern.compile("\\[(?:(?:warning|error) *]\\[aot]| +])\\s*(.*)");

    private static final List<String> GENERAL =
            List.of("An error has occurred while processing the AOT cache", "Unable to use AOT cache");

    private AotCache() {}

    /** Why the JVM does not use the cache, in its own words; empty if it does not complain. */
    static Optional<String> refusal(String log) {
        if (GENERAL.stream().noneMatch(log::contains)) {
            return Optional.empty();
        }
        return log.lines()
                .map(LINE::matcher)
                .filter(line -> line.find())
                .map(line -> line.group(1).strip())
                .filter(said -> GENERAL.stream().noneMatch(said::startsWith))
                .findFirst()
                .or(() -> Optional.of("see its log"));
    }
}
