package dev.a2b.measure;

import dev.a2b.measure.plan.LoadPlan;
import dev.a2b.measure.plan.PlanFiles;
import dev.a2b.measure.plan.StartupPlan;
import dev.a2b.measure.plan.Thresholds;
import java.util.Properties;

/**
 * All numbers of a run, by a plan of the library or of the project, see {@link PlanFiles}. A system property with the name
 * of a setting, as in {@code -Dplan.scale=0.1}, overrides the value in the file.
 *
 * @param name name of the plan, as in {@code -Dplan=smoke}
 * @param watermark what a reader must know about every figure of this plan, for example "not comparable"; empty for
 *     none. Figures with a watermark are never ranked. Setting {@code plan.watermark}
 * @param question what the plan asks, for the report; empty if it compares builds. Setting {@code plan.question}
 * @param scale size of the data set, above 0; 1 is the full size. Setting {@code plan.scale}
 * @param seed seed of all random choices: of users, of their data, and of the order of runs in a series. Setting
 *     {@code plan.seed}
 * @param pause factor for the pauses of the journey; 1 is their full length. Setting {@code plan.pause}
 * @param startup how the startup time is measured
 * @param load the load that is offered
 * @param thresholds when a level passes, when the build fails, and when the run has a warning
 */
public record Plan(
        String name,
        String watermark,
        String question,
        double scale,
        long seed,
        double pause,
        StartupPlan startup,
        LoadPlan load,
        Thresholds thresholds) {

    /** Name of the group that marks the requests of the warm-up in Gatling's log; also the name of the phase. */
    public static final String WARM_UP = "warm-up";

    /** Name of the group that marks the requests of the first minute in Gatling's log; also the name of the phase. */
    public static final String FIRST_MINUTE = "first minute";

    /** Name of the group that marks the requests of users who arrive in the first 10 s of the first minute. */
    public static final String FIRST_SECONDS = "first 10 s";

    /** Name of the second half of the first minute. */
    public static final String LIGHT = "light load";

    /** Name of the group that marks the requests of users without pauses; also the name of the phase. */
    public static final String CAPACITY = "capacity";

    /** Name of the phase at half of the capacity. */
    public static final String LOADED = "loaded";

    /** Name of the group that marks the requests of one journey before the load, which counts them. */
    public static final String CHECK = "check before the load";

    /** Name of the scenario whose only user waits for the moment at which several load generators begin the load. */
    public static final String START = "start";

    /** Name of the plan that a series takes if none is given. */
    public static final String COMPARING = "standard";

    /** The plan that compares commits. */
    public static final String GATE = "gate";

    private static final String DEFAULT = "smoke";

    /**
     * Reads the plan that the property {@code plan} names, {@code smoke} by default.
     *
     * @param given usually the system properties; those whose names begin with {@code plan.} override values of the
     *     file
     * @throws MeasureException if there is no such plan, or one of its values is missing, not a number or out of range
     */
    public static Plan of(Properties given) {
        var name = given.getProperty("plan", DEFAULT).strip();
        var settings = PlanFiles.settings(given, name);
        var plan = new Plan(
                name,
                settings.find("plan.watermark").orElse(""),
                settings.find("plan.question").orElse(""),
                settings.number("plan.scale"),
                settings.seed("plan.seed"),
                settings.number("plan.pause"),
                StartupPlan.of(settings),
                LoadPlan.of(settings),
                Thresholds.of(settings));
        if (plan.startup.starts() < 1) {
            throw new MeasureException("The plan " + name + " needs at least one start: set plan.starts to 1 or more.");
        }
        return plan;
    }

    /** What the plan asks, or another title if it asks nothing. */
    public String questionOr(String title) {
        return question.isEmpty() ? title : question;
    }

    /** How many different users the whole load needs at most, including those of the warm-up. */
    public int users() {
        return load.users();
    }
}
