package dev.a2b.measure.result;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The causes of failed requests, for people. */
public final class Causes {

    private static final int MOST = 3;

    /** Gatling's message for a response with another status than the expected one. */
    private static final Pattern STATUS = Pattern.compile("status\\.find\\..*, found (\\d+)");

    private Causes() {}

    /**
     * The most frequent causes with their numbers, as in {@code 1211 times status 503, 3 times i.n.Timeout}; empty if
     * there are none.
     *
     * @param causes numbers of failed requests by message
     */
    public static String text(Map<String, Long> causes) {
        var counts = new TreeMap<String, Long>();
        causes.forEach((message, count) -> counts.merge(shortened(message), count, Long::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MOST)
                .map(cause -> cause.getValue() + " times " + cause.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String shortened(String message) {
        var status = STATUS.matcher(message);
        return status.matches() ? "status " + status.group(1) : message;
    }
}
