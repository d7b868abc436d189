package dev.a2b.measure;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.Load;
import dev.a2b.measure.plan.Ramp;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.plan.Settings;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/**
 * What one run does, all numbers of it. The defaults of a plan are in its file in the resource folder {@code plans},
 * each can be overridden by the system property of the same name.
 *
 * @param name the plan's name, as in {@code -Dplan=smoke}
 * @param watermark what a reader must know about figures of this plan, or empty
 * @param scale size of the data set, 1 being the published size
 * @param seed draws users and choices, and the order of the runs of several builds
 * @param repeats how often each of several builds is measured
 * @param pause what the journey's pauses are multiplied with
 * @param starts how often the service is started to measure its boot
 * @param warmUp the load before the figures count
 * @param restSeconds time without arrivals after the warm-up
 * @param levels the loads that are judged, rising; empty when they are searched
 * @param ramp what the levels are parts of; null when each of them has a rate of its own
 * @param search how the levels are searched; null when they are fixed
 * @param levelSeconds how long each level lasts
 * @param nominal users per second at which response times and CPU are told, the same for every build
 * @param settleSeconds the beginning of each level that is not judged
 * @param drainSeconds how long the last journeys may take to end
 * @param rule when a level passes
 * @param koTolerated failed requests in all that do not fail the build; negative: any number
 * @param generatorStarts least share of the planned users that the load generator must start
 * @param generatorCpuPercent from here on its use of the CPU is told
 * @param othersCpuPercent from here on is told what the machine spent on other work
 */
public record Plan(
    String name, String watermark, double scale, long seed, int repeats, double pause, int starts, int bootSeconds,
    int idleSeconds, Load warmUp, int restSeconds, List<Load> levels, Ramp ramp, Search search, int levelSeconds,
    double nominal, int settleSeconds, int drainSeconds, LevelRule rule, long koTolerated, double generatorStarts,
    double generatorCpuPercent, double othersCpuPercent) {

    /** The group in Gatling's log that marks the requests of the warm-up. */
    public static final String WARM_UP = "warm-up";

    static final String DEFAULT = "smoke";

    /**
     * Reads the plan that {@code -Dplan} names, with the numbers that {@code -Dplan.*} overrides.
     *
     * @throws MeasureException when there is no such plan, or a number of it is none or makes no sense
     */
    public static Plan of(Properties given) {
        var name = given.getProperty("plan", DEFAULT).strip();
        var settings = new Settings(given, defaults(name));
        var levelSeconds = settings.integer("plan.level.seconds");
        var ramp = Ramp.of(settings);
        var plan = new Plan(
            name, settings.find("plan.watermark").orElse(""), settings.number("plan.scale"), settings.seed("plan.seed"),
            settings.integer("plan.repeats"), settings.number("plan.pause"), settings.integer("plan.starts"),
            settings.integer("plan.boot.seconds"), settings.integer("plan.idle.seconds"),
            new Load(settings.number("plan.warmup.rate"), settings.integer("plan.warmup.seconds")),
            settings.integer("plan.rest.seconds"),
            ramp.map(rising -> rising.parts(levelSeconds)).orElseGet(() -> levels(settings, levelSeconds)),
            ramp.orElse(null), Search.of(settings).orElse(null), levelSeconds, settings.number("plan.nominal"),
            settings.integer("plan.settle.seconds"), settings.integer("plan.drain.seconds"), LevelRule.of(settings),
            settings.integer("plan.ko.tolerated"), settings.number("plan.generator.starts"),
            settings.number("plan.generator.cpu.percent"), settings.number("plan.others.cpu.percent"));
        return plan.checked();
    }

    /** How many users the whole plan needs, the warm-up's included. */
    public int users() {
        return warmUp.users() + levels.stream().mapToInt(Load::users).sum()
            + (searches() ? search.users(levelSeconds, nominal) : 0);
    }

    /**
     * The most users that may be there at once: all of them, in a search all of one level. A ramp is too long for that:
     * those who come while a journey lasts.
     */
    public int usersAtOnce() {
        if (ramp != null) {
            return (int) Math.ceil(ramp.to() * settleSeconds);
        }
        return searches() ? (int) Math.ceil(search.most() * levelSeconds) : users();
    }

    /** The longest that the load can take, the drain included, in seconds. */
    public int loadSeconds() {
        return warmUp.seconds() + restSeconds + levels.stream().mapToInt(Load::seconds).sum()
            + (searches() ? search.seconds(levelSeconds) : 0) + drainSeconds;
    }

    /** Whether the levels are found while the load is on, by admission control. */
    public boolean searches() {
        return search != null;
    }

    private Plan checked() {
        if (levels.isEmpty() != searches() || starts < 1 || repeats < 1) {
            throw new MeasureException("The plan " + name
                + " needs levels or a search, and at least one start and one repeat.");
        }
        if (levelSeconds <= settleSeconds) {
            throw new MeasureException("A level of the plan " + name + " lasts " + levelSeconds
                + " s and settles for " + settleSeconds + " s, which leaves nothing to judge.");
        }
        return this;
    }

    private static List<Load> levels(Settings settings, int seconds) {
        var text = settings.find("plan.levels").orElse("");
        try {
            return Arrays.stream(text.split(","))
                .filter(rate -> !rate.isBlank())
                .map(rate -> Double.valueOf(rate.strip()))
                .sorted()
                .map(rate -> new Load(rate, seconds))
                .toList();
        } catch (NumberFormatException e) {
            throw new MeasureException("The setting plan.levels is \"" + text + "\", which is not a list of numbers.");
        }
    }

    private static Properties defaults(String name) {
        var resource = name.matches("[a-z0-9-]+") ? "/plans/" + name + ".properties" : "/plans/-";
        try (var file = Plan.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw new MeasureException("There is no plan named " + name + ": give -Dplan=" + DEFAULT
                    + " or add a file plans/" + name + ".properties to the resources.");
            }
            var defaults = new Properties();
            defaults.load(file);
            return defaults;
        } catch (IOException e) {
            throw new MeasureException("The plan " + name + " could not be read: " + e.getMessage(), e);
        }
    }
}
