package dev.a2b.measure.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A series whose figures are generated: in each round, the machine is slower or faster, and each figure of each run
 * varies by a few percent.
 */
final class GeneratedSeries {

    static final Limits LIMITS = new Limits(0.5, 512_000_000);

    /** How much the figures of the runs of a round vary. */
    private static final double NOISE = 0.02;
    /** How much slower or faster the machine is from round to round. */
    private static final double DRIFT = 0.1;

    private static final int SECONDS = 120;

    private final String id;
    private final int rounds;
    private final Random random;
    private final double[] drifts;
    private final List<Run> runs = new ArrayList<>();
    private Limits limits = LIMITS;

    /** @param id id of the series, which also draws its figures */
    GeneratedSeries(String id, int rounds) {
        this.id = id;
        this.rounds = rounds;
        this.random = new Random(id.hashCode());
        this.drifts = random.doubles(rounds, 1 - DRIFT, 1 + DRIFT).toArray();
    }

    /** The series under these limits; null for none. */
    GeneratedSeries with(Limits given) {
        limits = given;
        return this;
    }

    /** Adds a build that needs so many times the CPU and the memory of another one, and starts so many times as fast. */
    GeneratedSeries add(String build, double cpu, double memory, double startsFaster) {
        for (var round = 1; round <= rounds; round++) {
            runs.add(run(build, round, cpu * drifts[round - 1], memory, startsFaster));
        }
        return this;
    }

    List<Run> runs() {
        return List.copyOf(runs);
    }

    private Run run(String build, int round, double cpu, double memory, double startsFaster) {
        return Runs.changed(Runs.ranked(id + "-" + round + "-" + build, build, artifact(build)), run -> {
            run.withObject("/context")
                    .putPOJO("round", new Round(id, round, "jar"))
                    .putPOJO("limits", limits)
                    .putPOJO(
                            "phases",
                            List.of(new Phase("startup", 0, 9000), new Phase(Plan.FIRST_MINUTE, 10_000, 70_000)));
            if (build.contains("native")) {
                run.withObject("/build").put("family", "NATIVE");
                run.withObject("/context").put("java", "");
            }
            var figures = run.withObject("/figures");
            put(figures, DecidingFigure.STARTUP, 8000 / startsFaster);
            put(figures, DecidingFigure.ANSWERED, Math.min(99, 40 + 5 * startsFaster));
            put(figures, DecidingFigure.CPU, 0.9 * cpu);
            put(figures, DecidingFigure.CAPACITY, 500 / cpu);
            put(figures, DecidingFigure.MEMORY, 250 * memory);
            run.withObject("/load").putPOJO("timeline", timeline(startsFaster));
            var samples = run.withObject("/resources").putArray("samples");
            IntStream.range(0, SECONDS)
                    .forEach(second -> samples.addPOJO(Runs.sample(
                            10_000 + second * 1000L,
                            Math.round(1e6 * 250 * memory * (1 - Math.exp(-second / 30.0)) * noise()),
                            30,
                            second * 400L,
                            second * 200L,
                            second * 100L,
                            40,
                            0,
                            0)));
        });
    }

    private static String artifact(String build) {
        return build.replace(Report.CONTROL, "");
    }

    private void put(ObjectNode figures, DecidingFigure figure, double value) {
        figures.putPOJO(figure.name(), figure.of(value * noise()));
    }

    private Timeline timeline(double startsFaster) {
        var ready = 20 / startsFaster;
        var successful = IntStream.range(0, SECONDS)
                .mapToObj(second -> (int) (280 * Math.min(1, (second + 1) / ready) * noise()))
                .toList();
        var p95 = IntStream.range(0, SECONDS)
                .mapToObj(second -> Math.round((20 + 2000 * Math.exp(-second / ready)) * noise()))
                .toList();
        return new Timeline(
                10_000,
                IntStream.range(0, SECONDS).mapToObj(second -> 280).toList(),
                successful,
                IntStream.range(0, SECONDS).mapToObj(second -> 0).toList(),
                p95,
                p95,
                p95,
                successful);
    }

    private double noise() {
        return Math.exp(NOISE * random.nextGaussian());
    }
}
