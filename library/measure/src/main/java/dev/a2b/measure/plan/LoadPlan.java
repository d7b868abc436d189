package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The load of a run: warm-up, then stages, or levels. Levels are listed, so they are the same for every build.
 *
 * @param warmUp the load of the warm-up, which no metric counts
 * @param restSeconds time without arrivals after the warm-up, in seconds; if users ask for admission, after each level
 * @param levels the levels in the order of the load
 * @param stages the stages of a run that compares builds; null if the plan has levels instead
 * @param admission how users ask for admission; null if each who arrives is admitted
 * @param levelSeconds duration of each level, in seconds
 * @param light arrival rate of the light load, in users per second, the same for every build
 * @param settleSeconds time at the beginning of each level that is not judged, in seconds
 * @param drainSeconds maximum time for the last journeys to end, in seconds
 */
public record LoadPlan(
        LoadStep warmUp,
        int restSeconds,
        List<LoadStep> levels,
        Stages stages,
        Admission admission,
        int levelSeconds,
        double light,
        int settleSeconds,
        int drainSeconds) {

    /** Name of the setting that lists the arrival rates of the levels, in users per second. */
    public static final String LEVELS = "plan.levels";

    /** Within this time, the users of a level may all be there at once: it can be too much for the service. */
    private static final int LONG_SECONDS = 300;

    private static final Pattern BEHAVIOR =
            Pattern.compile(LoadStep.FAILS + "|\\d+(\\.\\d+)?(" + LoadStep.AND + "\\d+(\\.\\d+)?)*");

    /**
     * Reads the settings of the load. The first level is the light load. With {@code plan.partner.delays}, there is a
     * level for each behavior of the partner, all at the same rate.
     *
     * @throws MeasureException if a setting is missing or not a number, if a level ends before it has settled, if a
     *     partner cannot behave so, or if fewer users ask for admission than the load needs
     */
    public static LoadPlan of(Settings settings) {
        var load = Stages.of(settings).map(stages -> staged(settings, stages)).orElseGet(() -> levelled(settings));
        load.check();
        return load;
    }

    private static LoadPlan levelled(Settings settings) {
        var seconds = settings.integer("plan.level.seconds");
        var levels = levels(settings, seconds);
        if (levels.isEmpty()) {
            throw new MeasureException(
                    "The setting " + LEVELS + " lists no rate: give one, as in -D" + LEVELS + "=20.");
        }
        return new LoadPlan(
                new LoadStep(settings.number("plan.warmup.rate"), settings.integer("plan.warmup.seconds")),
                settings.integer("plan.rest.seconds"),
                levels,
                null,
                Admission.of(settings).orElse(null),
                seconds,
                levels.get(0).usersPerSecond(),
                settings.integer("plan.settle.seconds"),
                settings.integer("plan.drain.seconds"));
    }

    private static LoadPlan staged(Settings settings, Stages stages) {
        return new LoadPlan(
                new LoadStep(0, stages.warmUpSeconds()),
                0,
                List.of(),
                stages,
                new Admission(settings.number("plan.arrivals"), false, List.of()),
                0,
                settings.number("plan.light"),
                settings.integer("plan.settle.seconds"),
                settings.integer("plan.drain.seconds"));
    }

    private void check() {
        var needed = stages == null ? highest() : Math.max(light, stages.loadedRate());
        if (isAdaptive() && admission.arrivals() < needed) {
            throw new MeasureException("Fewer users ask for admission than the load needs: raise plan.arrivals to "
                    + needed + " or more.");
        }
        if (stages == null && levelSeconds <= settleSeconds) {
            throw new MeasureException("A level lasts " + levelSeconds + " s and settles for " + settleSeconds
                    + " s, which leaves nothing to judge: raise plan.level.seconds.");
        }
    }

    /** The maximum number of users of the whole load, including the warm-up and the one whose requests are counted. */
    public int users() {
        if (stages != null) {
            return 1 + stages.users(light, admission.arrivals(), settleSeconds);
        }
        return 1
                + warmUp.users()
                + levels.stream().mapToInt(LoadStep::users).sum()
                + (int) Math.ceil(pairs() * 2 * levelSeconds * (isAdaptive() ? admission.arrivals() : 0));
    }

    /**
     * An upper bound of the concurrent users: all users of the highest level, or of the warm-up. In stages or a level
     * that is too long for that, the users who arrive within the time to settle, at the highest rate.
     */
    public int mostConcurrentUsers() {
        if (stages != null) {
            return Math.max(stages.users(), (int) Math.ceil(admission.arrivals() * settleSeconds));
        }
        if (levelSeconds > LONG_SECONDS && !isAdaptive()) {
            return Math.max(warmUp.users(), (int) Math.ceil(highest() * settleSeconds));
        }
        var most = pairs() > 0 ? admission.arrivals() : highest();
        return Math.max(warmUp.users(), (int) Math.ceil(most * levelSeconds));
    }

    /** The maximum duration of the load, including the time in which users leave, in seconds. */
    public int seconds() {
        if (stages != null) {
            return stages.seconds(settleSeconds) + 3 * drainSeconds;
        }
        var all = warmUp.seconds() + restSeconds + levels.size() * levelSeconds + drainSeconds;
        return isAdaptive()
                ? all
                        + 2 * drainSeconds
                        + levels.size() * (restSeconds + drainSeconds)
                        + pairs() * 2 * (levelSeconds + restSeconds + drainSeconds)
                : all;
    }

    /** The users who ask for admission; they arrive as long as the load may last, because their log tells the time. */
    public LoadStep arrivals() {
        return new LoadStep(admission.arrivals(), seconds());
    }

    /** Whether the load depends on its results, or on what a partner does: it is offered level by level. */
    public boolean isAdaptive() {
        return admission != null;
    }

    /** Whether the plan says how the third party behaves that the service asks. */
    public boolean asksPartner() {
        return levels.stream().anyMatch(level -> !level.partner().isEmpty());
    }

    /** Whether it has concurrent users of a service that asks a third party. */
    public boolean hasFanOut() {
        return asksPartner() && pairs() > 0;
    }

    /** The rate of the highest listed level, in users per second. */
    public double highest() {
        return levels.stream().mapToDouble(LoadStep::usersPerSecond).max().orElse(0);
    }

    /** How often the closed and the open model are compared. */
    private int pairs() {
        return isAdaptive() ? admission.closed().size() : 0;
    }

    private static List<LoadStep> levels(Settings settings, int seconds) {
        var behaviors = settings.words(Admission.PARTNER);
        if (behaviors.isEmpty()) {
            return settings.numbers(LEVELS).stream()
                    .map(rate -> new LoadStep(rate, seconds))
                    .toList();
        }
        if (!behaviors.stream().allMatch(behavior -> BEHAVIOR.matcher(behavior).matches())) {
            throw new MeasureException(
                    "The setting " + Admission.PARTNER + " says how a partner behaves in each level: "
                            + "list the seconds until it answers, as in 0,0.5,2, or " + LoadStep.FAILS + ".");
        }
        var rate = settings.number(LEVELS);
        return behaviors.stream()
                .map(behavior -> new LoadStep(rate, seconds, behavior))
                .toList();
    }
}
