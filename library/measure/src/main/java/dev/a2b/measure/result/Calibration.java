package dev.a2b.measure.result;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * How long a fixed work took on the machine while the service had nothing to do, in milliseconds. It tells a slower
 * machine from a slower service.
 *
 * @param cpuMillis arithmetic that fits into the registers
 * @param memoryMillis dependent reads all over 64 MB
 */
public record Calibration(double cpuMillis, double memoryMillis) {

    /** What changed most from one calibration to another: its name, and the later time divided by the earlier one. */
    public record Change(String name, double ratio) {

        private double size() {
            return Math.abs(Math.log(ratio));
        }
    }

    /** What changed most since an earlier calibration. */
    public Change since(Calibration earlier) {
        return Stream.of(
                        new Change("CPU", cpuMillis / earlier.cpuMillis),
                        new Change("memory", memoryMillis / earlier.memoryMillis))
                .max(Comparator.comparingDouble(Change::size))
                .orElseThrow();
    }

    /** What changed most between the calibrations before and after a load; nothing if there were not two. */
    public static Change change(List<Calibration> both) {
        return both.size() < 2 ? new Change("nothing", 1) : both.get(1).since(both.get(0));
    }
}
