package dev.a2b.measure.statistics;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which builds are measured in the next round of a series: those about which something is open, and the baseline. */
public final class NextRound {

    private NextRound() {}

    /**
     * The builds of the next round; none if the series is complete.
     *
     * @param looks when builds are compared; there is no round after the last look
     * @param measured number of rounds so far
     * @param staying the baseline, and the control if there is one: measured as long as any other build is
     * @param others for each other build, the verdict on each figure that decides
     */
    public static List<String> of(
            Looks looks, int measured, List<String> staying, Map<String, ? extends Collection<Verdict>> others) {

        var open = others.entrySet().stream()
                .filter(build -> !build.getValue().stream().allMatch(Verdict::isDecided))
                .map(Map.Entry::getKey)
                .toList();
        return measured >= looks.last() || open.isEmpty()
                ? List.of()
                : Stream.concat(staying.stream(), open.stream()).toList();
    }
}
