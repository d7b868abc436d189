package dev.a2b.measure.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * One call of Maven: makes a build, or measures it once.
 *
 * @param repeat counts the runs of a build from 1; 0 makes the build
 */
record SeriesStep(BuildSelection build, int repeat) {

    /**
     * All builds are made first. Then they are measured in rounds, each build once a round, in an order that the seed
     * draws: what changes on the machine meanwhile affects all of them.
     */
    static List<SeriesStep> all(List<BuildSelection> builds, long seed) {
        var steps = new ArrayList<SeriesStep>();
        builds.forEach(build -> steps.add(new SeriesStep(build, 0)));
        var random = new Random(seed);
        var rounds = builds.stream().mapToInt(BuildSelection::repeats).max().orElse(0);
        for (var number = 1; number <= rounds; number++) {
            var repeat = number;
            var round = new ArrayList<>(builds.stream()
                .filter(build -> build.repeats() >= repeat)
                .map(build -> new SeriesStep(build, repeat))
                .toList());
            Collections.shuffle(round, random);
            steps.addAll(round);
        }
        return steps;
    }

    boolean isBuild() {
        return repeat == 0;
    }

    /** The name in messages, and the key in the state of the series. */
    String name() {
        return isBuild()
            ? "build of " + build.name()
            : build.name() + " (" + repeat + " of " + build.repeats() + ")";
    }

    /** The name of the step's files, without an extension. */
    String fileName() {
        return isBuild() ? "build-" + build.name() : "run-" + build.name() + "-" + repeat;
    }
}
