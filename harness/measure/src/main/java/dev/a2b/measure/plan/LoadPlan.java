package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Arrays;
import java.util.List;

/**
 * The load of a run: warm-up, rest, then levels, which are listed, cut from a ramp, or found by a search.
 *
 * @param warmUp the load that no metric counts
 * @param restSeconds time without arrivals after the warm-up, in seconds
 * @param levels the levels that are judged, rising; empty when they are searched
 * @param ramp what the levels are parts of; null when each level has a rate of its own
 * @param search how the levels are searched; null when they are listed or parts of a ramp
 * @param levelSeconds how long each level lasts, in seconds
 * @param nominal users per second at which response times and CPU are reported, the same for every build
 * @param settleSeconds the beginning of each level that is not judged, in seconds
 * @param drainSeconds how long the last journeys may take to end, in seconds
 */
public record LoadPlan(
    LoadStep warmUp, int restSeconds, List<LoadStep> levels, Ramp ramp, Search search, int levelSeconds,
    double nominal, int settleSeconds, int drainSeconds) {

    /**
     * Reads the settings of the load.
     *
     * @throws MeasureException when there are neither levels nor a search, or a level is over before it has settled
     */
    public static LoadPlan of(Settings settings) {
        var levelSeconds = settings.integer("plan.level.seconds");
        var ramp = Ramp.of(settings);
        var load = new LoadPlan(
            new LoadStep(settings.number("plan.warmup.rate"), settings.integer("plan.warmup.seconds")),
            settings.integer("plan.rest.seconds"),
            ramp.map(rising -> rising.parts(levelSeconds)).orElseGet(() -> levels(settings, levelSeconds)),
            ramp.orElse(null), Search.of(settings).orElse(null), levelSeconds, settings.number("plan.nominal"),
            settings.integer("plan.settle.seconds"), settings.integer("plan.drain.seconds"));
        return load.checked();
    }

    /** How many users the whole load needs, the warm-up's included. */
    public int users() {
        return warmUp.users() + levels.stream().mapToInt(LoadStep::users).sum()
            + (searches() ? search.users(levelSeconds, nominal) : 0);
    }

    /**
     * The most users that may be concurrent: all of them, in a search all of one level. A ramp is too long for that:
     * those who arrive while a journey lasts.
     */
    public int mostConcurrentUsers() {
        if (ramp != null) {
            return (int) Math.ceil(ramp.to() * settleSeconds);
        }
        return searches() ? (int) Math.ceil(search.most() * levelSeconds) : users();
    }

    /** The longest that the load can take, the drain included, in seconds. */
    public int seconds() {
        return warmUp.seconds() + restSeconds + levels.stream().mapToInt(LoadStep::seconds).sum()
            + (searches() ? search.seconds(levelSeconds) : 0) + drainSeconds;
    }

    /** Whether the levels are found while the load is running. */
    public boolean searches() {
        return search != null;
    }

    private LoadPlan checked() {
        if (levels.isEmpty() != searches()) {
            throw new MeasureException("A plan needs either levels or a search: set plan.levels, plan.ramp.from or "
                + "plan.search.from.");
        }
        if (levelSeconds <= settleSeconds) {
            throw new MeasureException("A level lasts " + levelSeconds + " s and settles for " + settleSeconds
                + " s, which leaves nothing to judge: raise plan.level.seconds.");
        }
        return this;
    }

    private static List<LoadStep> levels(Settings settings, int seconds) {
        var text = settings.find("plan.levels").orElse("");
        try {
            return Arrays.stream(text.split(","))
                .filter(rate -> !rate.isBlank())
                .map(rate -> Double.valueOf(rate.strip()))
                .sorted()
                .map(rate -> new LoadStep(rate, seconds))
                .toList();
        } catch (NumberFormatException e) {
            throw new MeasureException("The setting plan.levels is \"" + text + "\", which is not a list of numbers.");
        }
    }
}
