package dev.a2b.measure.series;

import dev.a2b.measure.plan.Variation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A step of a series: one call of Maven, which makes a build or measures it once.
 *
 * @param build the build
 * @param repeat number of the run, counted from 1; 0 for the step that makes the build
 * @param variation the setting that the series varies, with its value; empty if it varies none, and for the step that
 *     makes the build
 */
record SeriesStep(BuildSelection build, int repeat, Optional<Variation> variation) {

    /**
     * All steps in order. All builds are made first, each once. Then they are measured in rounds, each build once with
     * each variation in each round, in an order drawn from the seed. So a change on the machine affects all builds.
     *
     * @param variations what the series varies; empty if nothing
     */
    static List<SeriesStep> all(List<BuildSelection> builds, List<Variation> variations, long seed) {
        var making = new LinkedHashMap<String, SeriesStep>();
        builds.forEach(build -> making.putIfAbsent(build.name(), making(build)));
        var steps = new ArrayList<>(making.values());
        List<Optional<Variation>> each = variations.isEmpty()
                ? List.of(Optional.empty())
                : variations.stream().map(Optional::of).toList();
        var random = new Random(seed);
        var rounds = builds.stream().mapToInt(BuildSelection::repeats).max().orElse(0);
        for (var number = 1; number <= rounds; number++) {
            var repeat = number;
            var round = new ArrayList<>(builds.stream()
                    .filter(build -> build.repeats() >= repeat)
                    .flatMap(build -> each.stream().map(one -> new SeriesStep(build, repeat, one)))
                    .toList());
            Collections.shuffle(round, random);
            steps.addAll(round);
        }
        return steps;
    }

    /** The step that makes a build, which is the same one for all its labels. */
    static SeriesStep making(BuildSelection build) {
        return new SeriesStep(build.unlabelled(), 0, Optional.empty());
    }

    boolean isBuild() {
        return repeat == 0;
    }

    /** The name in messages, and the key in the state of the series. */
    String name() {
        return isBuild()
                ? "build of " + build.name()
                : build.title() + variation.map(one -> ", " + one).orElse("") + " (" + repeat + " of " + build.repeats()
                        + ")";
    }

    /** The name of the files of the step, without an extension. */
    String fileName() {
        return isBuild()
                ? "build-" + build.name()
                : "run-" + build.title()
                        + variation.map(one -> "-" + one.value()).orElse("") + "-" + repeat;
    }
}
