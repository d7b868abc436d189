package dev.a2b.measure.series;

import dev.a2b.measure.plan.Grant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;

/**
 * A step of a series: one call of Maven, which makes a build or measures it once.
 *
 * @param build the build
 * @param repeat number of the run, counted from 1; 0 for the step that makes the build
 * @param cpus the value of {@code grant.cpus} if the series has several; otherwise empty
 */
record SeriesStep(BuildSelection build, int repeat, String cpus) {

    /**
     * All steps in order. All builds are made first, each once. Then they are measured in rounds, each build once under
     * each grant in each round, in an order drawn from the seed, so that a change on the machine affects all builds.
     *
     * @param grants values of {@code grant.cpus}; fewer than two if all runs have the same grant
     */
    static List<SeriesStep> all(List<BuildSelection> builds, List<String> grants, long seed) {
        var making = new LinkedHashMap<String, SeriesStep>();
        builds.forEach(build -> making.putIfAbsent(build.name(), making(build)));
        var steps = new ArrayList<>(making.values());
        var each = grants.size() > 1 ? grants : List.of("");
        var random = new Random(seed);
        var rounds = builds.stream().mapToInt(BuildSelection::repeats).max().orElse(0);
        for (var number = 1; number <= rounds; number++) {
            var repeat = number;
            var round = new ArrayList<>(builds.stream()
                .filter(build -> build.repeats() >= repeat)
                .flatMap(build -> each.stream().map(cpus -> new SeriesStep(build, repeat, cpus)))
                .toList());
            Collections.shuffle(round, random);
            steps.addAll(round);
        }
        return steps;
    }

    /** The step that makes a build, which is the same one for all its labels. */
    static SeriesStep making(BuildSelection build) {
        return new SeriesStep(build.unlabelled(), 0, "");
    }

    boolean isBuild() {
        return repeat == 0;
    }

    /** The name in messages, and the key in the state of the series. */
    String name() {
        return isBuild()
            ? "build of " + build.name()
            : build.title() + (cpus.isEmpty() ? "" : ", " + Grant.CPUS + "=" + cpus)
                + " (" + repeat + " of " + build.repeats() + ")";
    }

    /** The name of the files of the step, without an extension. */
    String fileName() {
        return isBuild() ? "build-" + build.name() : "run-" + build.title() + (cpus.isEmpty() ? "" : "-" + cpus)
            + "-" + repeat;
    }
}
