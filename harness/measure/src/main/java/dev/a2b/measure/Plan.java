package dev.a2b.measure;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.LoadPlan;
import dev.a2b.measure.plan.PlanFiles;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.StartupPlan;
import java.util.Properties;

/**
 * All numbers of one run. A plan's defaults are in its file, see {@link PlanFiles}; the system property of the same
 * name overrides each of them.
 *
 * @param name the plan's name, as in {@code -Dplan=smoke}
 * @param watermark what a reader must know about every figure of this plan, or empty; such figures are never ranked
 * @param scale size of the data set, 1 being its full size
 * @param seed draws users and choices, and the order of the runs of several builds
 * @param repeats how often each of several builds is measured
 * @param pause factor for the journey's pauses, 1 being their full length
 * @param startup how the startup time is measured
 * @param load the load that is offered
 * @param limits when a level passes, when the build fails, and when a run warns
 */
public record Plan(
    String name, String watermark, double scale, long seed, int repeats, double pause, StartupPlan startup,
    LoadPlan load, Limits limits) {

    /** The group in Gatling's log that marks the requests of the warm-up. */
    public static final String WARM_UP = "warm-up";

    private static final String DEFAULT = "smoke";

    /**
     * Reads the plan that {@code -Dplan} names, with the numbers that {@code -Dplan.*} overrides.
     *
     * @throws MeasureException when there is no such plan, or one of its values is not a number or makes no sense
     */
    public static Plan of(Properties given) {
        var name = given.getProperty("plan", DEFAULT).strip();
        var settings = new Settings(given, PlanFiles.of(given).read(name));
        var plan = new Plan(name, settings.find("plan.watermark").orElse(""), settings.number("plan.scale"),
            settings.seed("plan.seed"), settings.integer("plan.repeats"), settings.number("plan.pause"),
            StartupPlan.of(settings), LoadPlan.of(settings), Limits.of(settings));
        if (plan.startup.starts() < 1 || plan.repeats < 1) {
            throw new MeasureException("The plan " + name + " needs at least one start and one repeat: set "
                + "plan.starts and plan.repeats to 1 or more.");
        }
        return plan;
    }

    /** How many different users the whole load needs, the warm-up's included. */
    public int users() {
        return load.users();
    }
}
