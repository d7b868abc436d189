package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Format;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Computes the figures of the load that decide, each from its stage, or the reason why there is none. */
final class StageFigures {

    /** Below, the capacity is that of the machine or the load generator. */
    private static final double LEAST_USE = 0.95;
    /** Above, CPU per request is the limit divided by the rate, whatever the service does. */
    private static final double MOST_USE = 0.85;

    private final Plan plan;
    private final MeasuredLoad load;
    private final List<Sample> samples;
    private final Optional<Limits> limits;

    /** @param limits what the service may use; empty for no limits */
    StageFigures(Plan plan, MeasuredLoad load, List<Sample> samples, Optional<Limits> limits) {
        this.plan = plan;
        this.load = load;
        this.samples = samples;
        this.limits = limits;
    }

    /** The figures of the load; empty if the plan has no stages. */
    Map<DecidingFigure, Figure> all() {
        var all = new EnumMap<DecidingFigure, Figure>(DecidingFigure.class);
        load.stage(Plan.CAPACITY).ifPresent(stage -> all.put(DecidingFigure.CAPACITY, capacity(stage)));
        load.stage(Plan.LOADED).ifPresent(stage -> {
            var isServed =
                    stage.level().lostPercent() <= plan.thresholds().rule().failedPercent();
            all.put(DecidingFigure.ANSWERED, answered());
            all.put(DecidingFigure.CPU, isServed ? cpu(stage) : Figure.none(lost(stage)));
            all.put(DecidingFigure.MEMORY, isServed ? memory(stage) : Figure.none(lost(stage)));
        });
        return all;
    }

    /** Users leave at such a request, so the service does less than the journey, and in other proportions. */
    private static String lost(LoadStage stage) {
        return Format.of(
                "%.1f %% of the requests failed or were refused in the %s stage",
                stage.level().lostPercent(), stage.name());
    }

    private Figure answered() {
        if (load.firstMinute() == null) {
            return Figure.none("the plan has no first minute");
        }
        var first = load.firstMinute().first();
        return first.offered() == 0
                ? Figure.none("nothing was offered in the first 10 s")
                : DecidingFigure.ANSWERED.of(first.percent());
    }

    private Figure capacity(LoadStage stage) {
        var rule = plan.thresholds().rule();
        var level = stage.level();
        var p95 = level.percentiles().p95Millis();
        if (level.responses().successful() == 0) {
            return missed("no request succeeded in the capacity stage");
        }
        if (level.lostPercent() > rule.failedPercent()) {
            return missed(lost(stage));
        }
        if (p95 > rule.p95Millis()) {
            return missed(Format.of("p95 was %d ms in the capacity stage, not %.0f ms", p95, rule.p95Millis()));
        }
        if (stage.usage().cpuMillis() < 0) {
            return Figure.none("the CPU time of the service is not known");
        }
        if (limits.isEmpty()) {
            return Figure.none("no limit was in force, as capacity needs");
        }
        var used = stage.usage().processors();
        var cpus = limits.get().cpus();
        return used < LEAST_USE * cpus
                ? Figure.none(Format.of(
                        "below its limit: the service used %.0f %% of its %.2f processors in the capacity stage",
                        100 * used / cpus, cpus))
                : DecidingFigure.CAPACITY.of(level.throughput());
    }

    private static Figure missed(String how) {
        return Figure.none(DecidingFigure.MISSED + how);
    }

    private Figure cpu(LoadStage stage) {
        if (!stage.sentAsPlanned()) {
            return Figure.none(Format.of("only %.1f %% of the planned requests were sent", 100 * stage.sentShare()));
        }
        var usage = stage.usage();
        if (usage.cpuMillis() < 0 || stage.level().responses().successful() == 0) {
            return Figure.none("the CPU time of the service or its responses are not known");
        }
        return limits.map(Limits::cpus)
                .filter(cpus -> usage.processors() > MOST_USE * cpus)
                .map(cpus -> Figure.none(Format.of(
                        "the service was at its limit: it used %.0f %% of its %.2f processors",
                        100 * usage.processors() / cpus, cpus)))
                .orElseGet(() -> DecidingFigure.CPU.of(
                        usage.cpuMillisPerRequest(stage.level().throughput())));
    }

    private Figure memory(LoadStage loaded) {
        var peak = peak(loaded.level().window().to());
        return peak.isPresent() && peak.getAsLong() > 0
                ? DecidingFigure.MEMORY.of(peak.getAsLong() / 1e6)
                : Figure.none("the memory of the service is not known");
    }

    /** The highest sample up to a moment, in bytes. */
    private OptionalLong peak(long until) {
        return samples.stream()
                .filter(sample -> sample.time() <= until)
                .mapToLong(Sample::memoryBytes)
                .max();
    }
}
