package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Step;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The table of the fixed steps of a run: a column for each step. */
final class StepTable {

    private static final String UNKNOWN = "not measured";

    private final Run run;

    StepTable(Run run) {
        this.run = run;
    }

    List<String> head() {
        return row(
                "step (requests/s)",
                step -> Format.of("%.0f", step.judged().level().offered().requestsPerSecond()));
    }

    List<List<String>> rows() {
        return List.of(
                row(
                        "passes",
                        step -> step.judged().passes()
                                ? "yes"
                                : "no: " + String.join(", ", step.judged().failures())),
                row("p50 (ms)", step -> Percentile.P50.text(step.judged().level())),
                row(Metric.P95.head(), step -> Percentile.P95.text(step.judged().level())),
                row("p99 (ms)", step -> Percentile.P99.text(step.judged().level())),
                number(
                        "stops by the limit of processors",
                        0,
                        step -> step.usage().throttling().periods()),
                number(
                        "duration of these stops (ms)",
                        0,
                        step -> step.usage().throttling().millis()),
                number(
                        Metric.CPU_PER_REQUEST,
                        step -> step.usage()
                                .cpuMillisPerRequest(step.judged().level().throughput())),
                number(Metric.MEMORY, StepTable::memory),
                number(Metric.THREADS, step -> step.usage().threads()),
                number(
                        Metric.DATABASE_CPU,
                        step -> step.usage().percent(step.usage().databaseCpuMillis())),
                number(
                        "load generator CPU (%)",
                        1, step -> step.usage().percent(step.usage().generatorCpuMillis())),
                number(
                        "lateness of users (ms)",
                        0,
                        step -> step.judged().level().offered().lateMillis()),
                number(
                        "lateness after pauses (ms)",
                        0,
                        step -> step.judged().level().offered().lateAfterPauseMillis()));
    }

    /** The memory of a failed step says nothing about the service under this load. */
    private static double memory(Step step) {
        return step.judged().passes() ? step.usage().memory().peakBytes() / 1e6 : -1;
    }

    private List<String> number(Metric metric, ToDoubleFunction<Step> figure) {
        return number(metric.head(), metric::format, figure);
    }

    private List<String> number(String name, int decimals, ToDoubleFunction<Step> figure) {
        return number(name, value -> Format.of("%." + decimals + "f", value), figure);
    }

    private List<String> number(String name, DoubleFunction<String> format, ToDoubleFunction<Step> figure) {
        return row(name, step -> {
            var value = figure.applyAsDouble(step);
            return value < 0 || !Double.isFinite(value) ? UNKNOWN : format.apply(value);
        });
    }

    private List<String> row(String name, Function<Step, String> cell) {
        return Stream.concat(Stream.of(name), run.load().steps().stream().map(cell))
                .toList();
    }
}
