package dev.a2b.measure.report;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A series whose figures are generated: in each round, the machine is slower or faster, and each figure of each run
 * varies by a few percent.
 */
final class GeneratedSeries {

    /** How much the figures of the runs of a round vary. */
    private static final double NOISE = 0.02;
    /** How much slower or faster the machine is from round to round. */
    private static final double DRIFT = 0.15;

    private final String name;
    private final Random random;
    private final List<List<Run>> rounds = new ArrayList<>();
    private final List<Double> drifts = new ArrayList<>();
    private Limits limits;

    /** @param name id of the series, which also draws its figures */
    GeneratedSeries(String name, int rounds) {
        this.name = name;
        this.random = new Random(name.hashCode());
        for (var round = 0; round < rounds; round++) {
            this.rounds.add(new ArrayList<>());
            drifts.add(Math.exp(DRIFT * random.nextGaussian()));
        }
    }

    /** The series under these limits. */
    GeneratedSeries with(Limits given) {
        limits = given;
        return this;
    }

    /** Adds a build whose service is this many times as slow as another one, but starts this many times as fast. */
    GeneratedSeries add(String build, double slower, double startsFaster) {
        for (var round = 0; round < rounds.size(); round++) {
            var drift = drifts.get(round);
            rounds.get(round).add(run(build, round + 1, slower * drift, startsFaster / drift));
        }
        return this;
    }

    List<Run> runs() {
        return rounds.stream().flatMap(List::stream).toList();
    }

    private Run run(String build, int round, double slower, double startsFaster) {
        var id = name + "-" + round + "-" + build;
        return Runs.changed(Runs.ranked(id, build, build, 2000 / slower * noise()), run -> {
            if (build.matches("(docker|jib).*")) {
                run.withObject("/build").put("kind", "image");
            }
            if (build.contains("native")) {
                run.withObject("/build").put("family", "NATIVE");
            }
            run.withObject("/context").putPOJO("round", new Round(name, round)).putPOJO("limits", limits);
            run.withObject("/startups/0").put("nanos", Math.round(1.8e9 / startsFaster * noise()));
            run.withArray("/startups").remove(1);
            run.withObject("/load")
                    .putPOJO(
                            "firstMinute",
                            new FirstMinute(
                                    Math.round(900 / startsFaster * noise()),
                                    Math.round(400 * noise()),
                                    12,
                                    true,
                                    null,
                                    null));
            var usage = run.withObject("/resources/usage");
            usage.put("cpuMillis", Math.round(5600 * slower * noise()));
            usage.withObject("/memory").put("peakBytes", Math.round(250e6 * noise()));
            run.withObject("/load/light/percentiles").put("p95Millis", Math.round(40 * slower * noise()));
        });
    }

    private double noise() {
        return Math.exp(NOISE * random.nextGaussian());
    }
}
