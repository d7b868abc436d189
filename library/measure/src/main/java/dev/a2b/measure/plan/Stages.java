package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Optional;

/**
 * The stages of a run that compares builds: a first minute under the light load, a warm-up and a capacity by the closed
 * model, in which a user starts as soon as another one leaves and makes no pauses, and a step at a fixed rate.
 *
 * @param firstSeconds duration of the light load that begins with the first response of the service, in seconds; its
 *     second half is the light step; 0 if there is none
 * @param users concurrent users of the warm-up and of the capacity
 * @param warmUpSeconds maximum duration of the warm-up, in seconds
 * @param warmUpRequests number of requests after which the warm-up ends, the same for every build
 * @param capacitySeconds duration of the capacity after it has settled, in seconds
 * @param loadedRate arrival rate of the loaded step, in users per second; 0 for half of the run's own capacity
 * @param loadedSeconds duration of the loaded step after it has settled, in seconds
 */
public record Stages(
        int firstSeconds,
        int users,
        int warmUpSeconds,
        int warmUpRequests,
        int capacitySeconds,
        double loadedRate,
        int loadedSeconds) {

    /** Name of the setting with the number of concurrent users of warm-up and capacity. */
    public static final String USERS = "plan.capacity.users";

    /** Name of the setting with the arrival rate of the loaded step, in users per second. */
    public static final String LOADED_RATE = "plan.loaded.rate";

    /**
     * Reads {@code plan.first.seconds}, {@code plan.warmup.*}, {@code plan.capacity.*} and {@code plan.loaded.*}; empty
     * with {@code plan.levels}.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Stages> of(Settings settings) {
        if (settings.find(LoadPlan.LEVELS).isPresent()) {
            return Optional.empty();
        }
        var stages = new Stages(
                settings.integer("plan.first.seconds"),
                settings.integer(USERS),
                settings.integer("plan.warmup.seconds"),
                settings.integer("plan.warmup.requests"),
                settings.integer("plan.capacity.seconds"),
                settings.find(LOADED_RATE).isEmpty() ? 0 : settings.number(LOADED_RATE),
                settings.integer("plan.loaded.seconds"));
        if (stages.users < 1
                || stages.firstSeconds < 2 && stages.hasFirstMinute()
                || stages.capacitySeconds < 1
                || stages.loadedSeconds < 2
                || stages.loadedRate < 0) {
            throw new MeasureException(
                    "The stages need users and time: give " + USERS + " and plan.capacity.seconds of 1 "
                            + "or more, plan.loaded.seconds of 2 or more, and plan.first.seconds of 2 or more, or 0.");
        }
        return Optional.of(stages);
    }

    /** Whether there is a light load before the others. */
    public boolean hasFirstMinute() {
        return firstSeconds != 0;
    }

    /**
     * An upper bound of the users of all stages. In the closed ones, each request may be the last one of a user.
     *
     * @param light arrival rate of the light load, in users per second
     * @param most users per second who ask for admission
     */
    int users(double light, double most, int settleSeconds) {
        var warmUp = Math.min(most * warmUpSeconds, (double) warmUpRequests + users);
        var loaded = loadedRate > 0 ? loadedRate : most / 2;
        return (int) Math.ceil(light * firstSeconds
                + warmUp
                + most * (capacitySeconds + settleSeconds)
                + loaded * (loadedSeconds + settleSeconds));
    }

    /** The maximum duration of all stages, in seconds, without the time in which users leave. */
    int seconds(int settleSeconds) {
        return firstSeconds + warmUpSeconds + capacitySeconds + loadedSeconds + 2 * settleSeconds;
    }
}
