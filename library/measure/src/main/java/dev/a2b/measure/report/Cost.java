package dev.a2b.measure.report;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;

/** What requests cost in processors, memory and money. The methods return NaN if a figure is not known. */
final class Cost {

    private static final double MILLION = 1e6;
    private static final double SECONDS_PER_HOUR = 3600;

    private Cost() {}

    /**
     * Successful responses per second of CPU time of the service, under the light load: the inverse of the service
     * demand D = U / X, the utilization law of P. J. Denning and J. P. Buzen,
     * <a href="https://doi.org/10.1145/356733.356735"><i>The Operational Analysis of Queueing Network Models</i></a>,
     * 1978.
     */
    static double requestsPerCpuSecond(Run run) {
        return 1000 / Metric.CPU_PER_REQUEST.of(run).orElse(Double.NaN);
    }

    /** Successful responses per second at the saturation, for each MB (10^6 bytes) of memory that they take there. */
    static double requestsPerSecondPerMegabyte(Run run) {
        var saturation = run.load().saturation();
        if (saturation == null) {
            return Double.NaN;
        }
        var peak = ResourceUsage.of(
                        run.resources().samples(),
                        saturation.window().from(),
                        saturation.window().to())
                .memory()
                .peakBytes();
        return peak <= 0 ? Double.NaN : saturation.throughput() / (peak / 1e6);
    }

    /**
     * The price of a million successful responses if the service is at its saturation all the time: the price of its
     * limits, used or not, as container platforms charge it, for example
     * <a href="https://aws.amazon.com/fargate/pricing/">AWS Fargate</a>. Without limits it is not known.
     */
    static double perMillion(Run run, Prices prices) {
        var limits = run.context().limits();
        var saturation = run.load().saturation();
        return limits == null || saturation == null
                ? Double.NaN
                : MILLION * perHour(limits, prices) / SECONDS_PER_HOUR / saturation.throughput();
    }

    private static double perHour(Limits limits, Prices prices) {
        return limits.cpus() * prices.cpuHour() + limits.memoryBytes() / 1e9 * prices.gigabyteHour();
    }
}
