package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Who uses the processors: CPU time divided by elapsed time, so that 0.5 means half of one processor. This is the
 * utilization of <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html#cpu">cpu.stat</a>'s {@code usage_usec}
 * over time. What is unknown is 0.
 *
 * @param service the measured service
 * @param database the database server
 * @param generator the load generator
 * @param others everything else on the machine
 */
record ProcessorShares(double service, double database, double generator, double others) {

    /**
     * A share as the charts show it.
     *
     * @param name its name
     * @param colour its colour, see {@link Series}
     * @param of reads it
     */
    record Part(String name, String colour, ToDoubleFunction<ProcessorShares> of) {}

    /** All shares, from the lowest up in a stacked chart. */
    static final List<Part> PARTS = List.of(
            new Part("service", Series.colour(0), ProcessorShares::service),
            new Part("database", Series.colour(1), ProcessorShares::database),
            new Part("load generator", Series.colour(2), ProcessorShares::generator),
            new Part("everything else", Series.PLAIN, ProcessorShares::others));

    /** The shares between two samples that follow each other. */
    static ProcessorShares between(Sample before, Sample after, int processors) {
        return of(before, after, after.machinePercent(), processors);
    }

    /** The shares in a window of a run; empty if it has fewer than two samples. */
    static Optional<ProcessorShares> in(Window window, Run run) {
        var samples = run.resources().samples().stream()
                .filter(sample -> window.from() <= sample.time() && sample.time() <= window.to())
                .toList();
        return samples.size() < 2
                ? Optional.empty()
                : Optional.of(of(
                        samples.get(0),
                        samples.get(samples.size() - 1),
                        machinePercent(samples),
                        run.resources().usage().cpus()));
    }

    private static double machinePercent(List<Sample> samples) {
        return samples.stream()
                .skip(1)
                .mapToDouble(Sample::machinePercent)
                .average()
                .orElse(0);
    }

    private static ProcessorShares of(Sample before, Sample after, double machinePercent, int processors) {
        var millis = Math.max(1, after.time() - before.time());
        var service = (double) (after.cpuMillis() - before.cpuMillis()) / millis;
        var database = (double) (after.databaseCpuMillis() - before.databaseCpuMillis()) / millis;
        var generator = (double) (after.generatorCpuMillis() - before.generatorCpuMillis()) / millis;
        return new ProcessorShares(
                service,
                database,
                generator,
                Math.max(0, machinePercent / 100 * processors - service - database - generator));
    }
}
