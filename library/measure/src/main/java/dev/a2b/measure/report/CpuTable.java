package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.statistics.Statistics;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Who used the processors, build by build. */
final class CpuTable {

    private static final List<String> HEADS = List.of(
            "build",
            "service",
            "its compiler",
            "its collector",
            "database",
            "load generator",
            "others",
            "throttled (ms)");

    private CpuTable() {}

    /** Medians of the runs; processors that were busy. */
    static Table of(Comparison comparison) {
        return new Table(
                "Processors kept busy in the loaded stage, medians",
                HEADS,
                comparison.counted().stream()
                        .map(build -> List.of(
                                build.name(),
                                median(build, usage -> busy(usage, usage.cpuMillis())),
                                median(build, usage -> busy(usage, usage.jvm().compilerMillis())),
                                median(build, usage -> busy(usage, usage.jvm().collectorMillis())),
                                median(build, usage -> busy(usage, usage.databaseCpuMillis())),
                                median(build, usage -> busy(usage, usage.generatorCpuMillis())),
                                median(build, usage -> usage.othersPercent() / 100 * usage.cpus()),
                                median(build, usage -> usage.throttling().millis())))
                        .toList());
    }

    private static double busy(ResourceUsage usage, long millis) {
        return usage.wallMillis() == 0 ? -1 : (double) millis / usage.wallMillis();
    }

    private static String median(MeasuredBuild build, ToDoubleFunction<ResourceUsage> figure) {
        return Texts.number(Statistics.median(build.counting(Figures.LOAD).stream()
                .map(run -> run.decidingStep().usage())
                .mapToDouble(figure)
                .filter(value -> value >= 0)));
    }
}
