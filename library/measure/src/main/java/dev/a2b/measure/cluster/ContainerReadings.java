package dev.a2b.measure.cluster;

import dev.a2b.measure.statistics.Format;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a kubelet reported about one container, from its start to its end. A restarted container is another one. Times
 * are epoch milliseconds by the clock of its node.
 */
final class ContainerReadings {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double MILLIS_PER_SECOND = 1000;
    private static final double BYTES_PER_MEGABYTE = 1e6;
    /** Longer than a kubelet takes to read a container again. */
    private static final long STALE_MILLIS = 20_000;

    /**
     * A reading.
     *
     * @param cpuNanos CPU time since the start of the container, in nanoseconds
     * @param memoryBytes memory without inactive pages of files, in bytes
     */
    private record Reading(long cpuNanos, long memoryBytes) {}

    private final String node;
    private final String pod;
    private final String name;
    private final NavigableMap<Long, Reading> readings = new TreeMap<>();

    /**
     * @param node name of its node
     * @param pod name of its Pod
     * @param name its name in the Pod
     */
    ContainerReadings(String node, String pod, String name) {
        this.node = node;
        this.pod = pod;
        this.name = name;
    }

    void add(long time, long cpuNanos, long memoryBytes) {
        readings.put(time, new Reading(cpuNanos, memoryBytes));
    }

    String name() {
        return name;
    }

    String pod() {
        return pod;
    }

    String node() {
        return node;
    }

    /** When it was read. */
    Set<Long> times() {
        return readings.keySet();
    }

    /** Whether it was still read at a moment or later. */
    boolean isRead(long moment) {
        return readings.lastKey() >= moment;
    }

    /** Whether it was read at a moment or before. */
    boolean isReadBy(long moment) {
        return readings.firstKey() <= moment;
    }

    /** Why it did not run all the time between two moments, as far as the kubelet knows; empty if it did. */
    Optional<String> absence(long from, long to) {
        if (!isReadBy(from)) {
            return Optional.of("the container " + name + " of the Pod " + pod + " started during the load");
        }
        return isRead(to)
                ? Optional.empty()
                : Optional.of("the container " + name + " of the Pod " + pod
                        + " ended during the load, or the kubelet stopped reporting it");
    }

    /** CPU time from the start to the last reading, in milliseconds. */
    long allCpuMillis() {
        return cpuMillis(readings.lastKey());
    }

    /** CPU time since the start, in milliseconds, interpolated between two readings. */
    long cpuMillis(long time) {
        var before = Optional.ofNullable(readings.floorEntry(time)).orElseGet(readings::firstEntry);
        var after = Optional.ofNullable(readings.ceilingEntry(time)).orElseGet(readings::lastEntry);
        var between = after.getKey() - before.getKey();
        var part = between <= 0 ? 0 : (double) (time - before.getKey()) / between;
        var used = after.getValue().cpuNanos - before.getValue().cpuNanos;
        return Math.round((before.getValue().cpuNanos + part * used) / NANOS_PER_MILLI);
    }

    /** The memory in the last reading up to a moment, in bytes; 0 if the container did not run at that moment. */
    long memoryBytes(long time) {
        if (time < readings.firstKey() - STALE_MILLIS || time > readings.lastKey() + STALE_MILLIS) {
            return 0;
        }
        return Optional.ofNullable(readings.floorEntry(time))
                .orElseGet(readings::firstEntry)
                .getValue()
                .memoryBytes;
    }

    /** What it used between two moments, for people. */
    String text(long from, long to) {
        var peak = readings.subMap(from, true, to, true).values().stream()
                .mapToLong(Reading::memoryBytes)
                .max();
        return Format.of(
                "%.1f s of CPU, at most %.0f MB during the load",
                (cpuMillis(to) - cpuMillis(from)) / MILLIS_PER_SECOND,
                peak.orElseGet(() -> memoryBytes(to)) / BYTES_PER_MEGABYTE);
    }
}
