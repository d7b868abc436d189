package dev.a2b.measure.series;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Stages;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The short runs of each build before the first round. They fix the rate of the loaded step at half of the capacity of
 * the slowest build, or lower if it uses more than 70 % of its processors there, because a request costs more between
 * pauses. CPU per request is compared at one rate, which no build may be too slow for.
 */
final class Pilots {

    /** What makes a run short, but for the warm-up: a cold service would show too little. */
    private static final Map<String, String> SHORT = Map.of("plan.starts", "1", "plan.loaded.seconds", "5");

    private static final double MOST_USE = 0.7;

    private static final Map<String, String> FIRST = Map.of("plan.first.seconds", "10");

    private final SeriesOptions options;
    private final Function<SeriesStep, Run> measure;

    /** @param measure performs a step unless it has a result, and returns its run */
    Pilots(SeriesOptions options, Function<SeriesStep, Run> measure) {
        this.options = options;
        this.measure = measure;
    }

    /**
     * Whether the plan has a loaded step whose rate is not given, and the series varies at most the options of the JVM:
     * with less to use, a service has its own rate.
     */
    static boolean areNeeded(SeriesOptions options) {
        var stages = options.plan().load().stages();
        return stages != null
                && stages.loadedRate() == 0
                && options.variations().stream().allMatch(Variation::isOfJvm);
    }

    /** The settings that all runs get. */
    SortedMap<String, String> fixed() {
        var fixed = new TreeMap<String, String>();
        var pilots = pilots(fixed);
        if (pilots.stream().anyMatch(Pilot::isMachineBound) && options.limits().isPresent()) {
            var half = options.limits().get().cpus() / 2;
            fixed.put(Limits.CPUS, Double.toString(half));
            Console.line(
                    "the machine was too slow to use all that a build may: each build gets half of it, %s processors",
                    half);
            pilots = pilots(fixed);
        }
        var slowest = pilots.stream()
                .mapToDouble(Pilot::usersPerSecond)
                .filter(rate -> rate > 0)
                .min();
        var rate = slowest.orElse(options.plan().load().light());
        fixed.put(Stages.LOADED_RATE, Format.of("%.3f", rate));
        Console.line(
                "the loaded step offers %.1f users/s to each build, %s",
                rate,
                slowest.isPresent()
                        ? "at most half of the capacity of the slowest one"
                        : "the light load, because no build keeps the objective");
        return fixed;
    }

    private List<Pilot> pilots(Map<String, String> limits) {
        return options.values().stream()
                .flatMap(value -> options.builds().stream().map(build -> pilot(build, value, limits)))
                .toList();
    }

    /** With half of the users as long as the build misses the objective. */
    private Pilot pilot(ComparedBuild build, Map<String, String> value, Map<String, String> limits) {
        var all = options.plan().load().stages().users();
        for (var users = all; users > 0; users /= 2) {
            var settings = new TreeMap<>(value);
            settings.putAll(limits);
            settings.put(Stages.USERS, Integer.toString(users));
            var run = measure.apply(SeriesStep.pilot(build, settings));
            var capacity = run.load().stage(Plan.CAPACITY);
            if (capacity.isEmpty()) {
                return Pilot.NONE;
            }
            if (capacity.get().level().keeps(options.plan().thresholds().rule())) {
                return new Pilot(
                        capacity.get().level().journeysPerSecond() / 2 * reduction(run),
                        users == all && isMachineBound(run, capacity.get()));
            }
        }
        return Pilot.NONE;
    }

    private static double reduction(Run run) {
        var limits = run.context().limits();
        var used = run.load()
                .stage(Plan.LOADED)
                .map(stage -> stage.usage().processors())
                .orElse(0.0);
        return limits == null || used == 0 ? 1 : Math.min(1, MOST_USE * limits.cpus() / used);
    }

    /** Its capacity does not count although it keeps the objective: it did not use what it may. */
    private static boolean isMachineBound(Run run, LoadStage capacity) {
        return run.counts(Figures.LOAD)
                && capacity.usage().cpuMillis() >= 0
                && !run.figures().get(DecidingFigure.CAPACITY).isKnown();
    }

    /** What a run of a build needs to be a pilot. */
    static Map<String, String> settings(Plan plan) {
        var settings = new TreeMap<>(SHORT);
        var stages = plan.load().stages();
        if (stages != null && stages.hasFirstMinute()) {
            settings.putAll(FIRST);
        }
        return settings;
    }

    /**
     * What the pilot of a build says.
     *
     * @param usersPerSecond rate for the loaded step; 0 if the build never keeps the objective
     */
    private record Pilot(double usersPerSecond, boolean isMachineBound) {

        static final Pilot NONE = new Pilot(0, false);
    }
}
