package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The load of a run: warm-up, rest, then levels. The levels are the same for every build. After listed levels, more may follow that depend on their results, see {@link Search}.
 *
 * @param warmUp the load of the warm-up, which no metric counts
 * @param restSeconds time without arrivals after the warm-up, in seconds
 * @param levels the levels before a search, in the order of the load
 * @param stages the stages of a run that compares builds; null if the plan has levels instead
 * @param search how further levels are chosen; null if there are none
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
        Search search,
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
     *     partner cannot behave so, or if no further levels can follow them
     */
    public static LoadPlan of(Settings settings) {
        var stages = Stages.of(settings);
        if (stages.isPresent()) {
            return staged(settings, stages.get());
        }
        var levelSeconds = settings.integer("plan.level.seconds");
        var levels = levels(settings, levelSeconds);
        var load = new LoadPlan(
                new LoadStep(settings.number("plan.warmup.rate"), settings.integer("plan.warmup.seconds")),
                settings.integer("plan.rest.seconds"),
                levels,
                null,
                Search.of(settings).orElse(null),
                levelSeconds,
                levels.get(0).usersPerSecond(),
                settings.integer("plan.settle.seconds"),
                settings.integer("plan.drain.seconds"));
        return load.checked();
    }

    private static LoadPlan staged(Settings settings, Stages stages) {
        var load = new LoadPlan(
                new LoadStep(0, stages.warmUpSeconds()),
                0,
                List.of(),
                stages,
                Search.of(settings, stages),
                0,
                settings.number("plan.light"),
                settings.integer("plan.settle.seconds"),
                settings.integer("plan.drain.seconds"));
        if (load.search.most() < Math.max(load.light, stages.loadedRate())) {
            throw new MeasureException("Fewer users ask for admission than the stages need: raise plan.arrivals above "
                    + Math.max(load.light, stages.loadedRate()) + ".");
        }
        return load;
    }

    /** The maximum number of users of the whole load, including the warm-up and the one whose requests are counted. */
    public int users() {
        if (stages != null) {
            return 1 + stages.users(light, search.most(), settleSeconds);
        }
        return 1
                + warmUp.users()
                + levels.stream().mapToInt(LoadStep::users).sum()
                + (searches() ? (int) Math.ceil(chosenUsers()) : 0);
    }

    /**
     * An upper bound of the concurrent users: all users of the highest level, or of the warm-up. In stages or a level
     * that is too long for that, the users who arrive within the time to settle, at the highest rate.
     */
    public int mostConcurrentUsers() {
        if (stages != null) {
            return Math.max(stages.users(), (int) Math.ceil(search.most() * settleSeconds));
        }
        if (!searches() && levelSeconds > LONG_SECONDS) {
            return Math.max(warmUp.users(), (int) Math.ceil(highest() * settleSeconds));
        }
        return Math.max(warmUp.users(), (int) Math.ceil((searches() ? search.most() : highest()) * levelSeconds));
    }

    /** The maximum duration of the load, including the drain, in seconds. */
    public int seconds() {
        return (searches() ? search.seconds() : warmUp.seconds() + restSeconds + listedSeconds()) + drainSeconds;
    }

    /**
     * The users who ask for admission if levels are chosen, as many as in the highest possible level. They arrive
     * longer than the levels may last, because the log of their arrivals tells the time.
     */
    public LoadStep arrivals() {
        return new LoadStep(search.most(), seconds());
    }

    /** Whether the load depends on its results, or on what a partner does: it is offered level by level. */
    public boolean searches() {
        return search != null;
    }

    /** Whether the plan says how the third party behaves that the service asks. */
    public boolean asksPartner() {
        return levels.stream().anyMatch(level -> !level.partner().isEmpty());
    }

    /** Each listed level has its rest, too, if others follow it. */
    private int listedSeconds() {
        var rests = searches() ? levels.size() * search.restSeconds() : 0;
        return levels.stream().mapToInt(LoadStep::seconds).sum() + rests;
    }

    /**
     * The users of the chosen levels: of those of the two models, at most all who arrive; otherwise those of levels that
     * rise in all the time that the listed levels leave.
     */
    private double chosenUsers() {
        if (!search.closed().isEmpty()) {
            return 2 * search.closed().size() * levelSeconds * search.most();
        }
        if (!search.climbs()) {
            return 0;
        }
        var users = 0.0;
        var rate = highest();
        for (var at = listedSeconds(); at < search.seconds(); at += levelSeconds + search.restSeconds()) {
            rate = search.above(rate);
            users += rate * levelSeconds;
        }
        return users;
    }

    /** The rate of the highest listed level, in users per second. */
    public double highest() {
        return levels.stream().mapToDouble(LoadStep::usersPerSecond).max().orElse(0);
    }

    private LoadPlan checked() {
        if (searches()) {
            demandSearchable();
        }
        if (levelSeconds <= settleSeconds) {
            throw new MeasureException("A level lasts " + levelSeconds + " s and settles for " + settleSeconds
                    + " s, which leaves nothing to judge: raise plan.level.seconds.");
        }
        return this;
    }

    private void demandSearchable() {
        if (search.most() < highest()) {
            throw new MeasureException("Users arrive more slowly than the listed levels: raise plan.search.most to "
                    + highest() + " or more.");
        }
        var before = warmUp.seconds() + listedSeconds();
        if (search.seconds() <= before) {
            throw new MeasureException(
                    "The levels would end before they begin: raise plan.search.end.seconds above " + before + ".");
        }
    }

    private static List<LoadStep> levels(Settings settings, int seconds) {
        var behaviors = settings.words(Search.PARTNER);
        if (behaviors.isEmpty()) {
            return settings.numbers(LEVELS).stream()
                    .map(rate -> new LoadStep(rate, seconds))
                    .toList();
        }
        if (!behaviors.stream().allMatch(behavior -> BEHAVIOR.matcher(behavior).matches())) {
            throw new MeasureException("The setting " + Search.PARTNER + " says how a partner behaves in each level: "
                    + "list the seconds until it answers, as in 0,0.5,2, or " + LoadStep.FAILS + ".");
        }
        var rate = settings.number(LEVELS);
        return behaviors.stream()
                .map(behavior -> new LoadStep(rate, seconds, behavior))
                .toList();
    }
}
