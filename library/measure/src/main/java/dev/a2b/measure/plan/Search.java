package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a run goes whose load depends on its results: the first minute under the light load, the warm-up until the service
 * is steady, the listed levels, and further ones. Either a search chooses these: levels rise until one fails, by a
 * factor, after which a bisection finds the saturation, or by a fixed step, after which the search ends. Or each is a
 * number of concurrent users, followed by arrivals with the same throughput. Or there are none, and the partner of the
 * service behaves in another way in each of the listed levels.
 *
 * @param firstSeconds duration of the load that begins with the first response of the service, in seconds
 * @param steadyPercent by how much CPU per request may differ between the last windows of the warm-up, in percent
 * @param most users per second of the highest possible level, at which users arrive
 * @param bisection how the search finds the saturation; null if it ends at the first level that fails, or there is
 *     none
 * @param step users per second from each level to the next; 0 with a bisection, or without a search
 * @param restSeconds time without arrivals after each level, in which its users finish their journeys, in seconds
 * @param closed numbers of concurrent users of the closed model of load; empty with a search
 * @param drainSeconds maximum time for the users of a failed level, or of one of a model, to leave, in seconds
 * @param seconds when the levels end at the latest, in seconds after the first arrival: no level begins that would
 *     end later, with its rest
 */
public record Search(
        int firstSeconds,
        double steadyPercent,
        double most,
        Bisection bisection,
        double step,
        int restSeconds,
        List<Integer> closed,
        int drainSeconds,
        int seconds) {

    private static final String STEP = "plan.search.step";
    private static final String REST = "plan.search.rest.seconds";
    private static final String CLOSED = "plan.closed";

    /** Name of the setting that says how the partner behaves in each of the listed levels. */
    static final String PARTNER = "plan.partner.delays";

    /**
     * Reads {@code plan.search.*}, {@code plan.closed}, {@code plan.first.seconds} and
     * {@code plan.warmup.steady.percent}; empty if no level depends on results, or on a partner. Without
     * {@code plan.search.rest.seconds}, levels follow each other without a rest.
     *
     * @throws MeasureException if a number is missing or out of range, or the levels are to be chosen in several ways
     */
    static Optional<Search> of(Settings settings) {
        if (settings.find(Stages.USERS).isPresent()) {
            return Optional.of(ofStages(settings));
        }
        var ways = Stream.of(Bisection.GROWTH, STEP, CLOSED)
                .filter(name -> settings.find(name).isPresent())
                .toList();
        if (ways.isEmpty() && settings.find(PARTNER).isEmpty()) {
            return Optional.empty();
        }
        if (settings.find(PARTNER).isPresent() && ways.stream().anyMatch(way -> !way.equals(CLOSED))) {
            throw new MeasureException("The setting " + PARTNER + " lists the levels, so no search follows them: leave "
                    + String.join(" and ", ways) + " empty.");
        }
        if (ways.size() > 1) {
            throw new MeasureException("The levels are chosen in one way: give one of " + String.join(" and ", ways)
                    + " a value, and leave the others empty.");
        }
        var isStepwise = ways.contains(STEP);
        var search = new Search(
                settings.integer("plan.first.seconds"),
                settings.number("plan.warmup.steady.percent"),
                settings.number("plan.search.most"),
                Bisection.of(settings).orElse(null),
                isStepwise ? settings.number(STEP) : 0,
                settings.find(REST).isEmpty() ? 0 : settings.integer(REST),
                settings.integers(CLOSED),
                settings.integer("plan.search.drain.seconds"),
                settings.integer("plan.search.end.seconds"));
        if (search.restSeconds < 0 || isStepwise && search.step <= 0) {
            throw new MeasureException("The search needs " + STEP + " above 0 and " + REST + " of 0 or more.");
        }
        if (ways.contains(CLOSED)
                && search.closed.stream().mapToInt(users -> users).min().orElse(0) < 1) {
            throw new MeasureException("The setting " + CLOSED + " lists numbers of concurrent users: give whole "
                    + "numbers of 1 or more.");
        }
        return Optional.of(search);
    }

    /** Stages choose no levels, but their users ask for admission, too. */
    private static Search ofStages(Settings settings) {
        var drain = settings.integer("plan.drain.seconds");
        var seconds = Stages.of(settings).orElseThrow().seconds(settings.integer("plan.settle.seconds"));
        return new Search(0, 0, settings.number("plan.arrivals"), null, 0, 0, List.of(), drain, seconds + 2 * drain);
    }

    /** Whether levels rise until one fails. */
    public boolean climbs() {
        return bisection != null || step > 0;
    }

    /** The rate of the level above one that passes, both in users per second. */
    public double above(double usersPerSecond) {
        return Math.min(bisection == null ? usersPerSecond + step : bisection.growth() * usersPerSecond, most);
    }

    /** The rates of all levels above one, rising, in users per second. */
    public List<Double> allAbove(double usersPerSecond) {
        var rates = new ArrayList<Double>();
        for (var rate = usersPerSecond; rate < most; ) {
            rate = above(rate);
            rates.add(rate);
        }
        return rates;
    }

    /**
     * The settings of a load with listed levels and without a search.
     *
     * @param given the settings of a plan with a search
     * @param rates the levels, in users per second
     */
    public static Properties listed(Properties given, List<Double> rates) {
        var listed = new Properties();
        given.stringPropertyNames().forEach(name -> listed.setProperty(name, given.getProperty(name)));
        listed.setProperty(LoadPlan.LEVELS, rates.stream().map(Object::toString).collect(Collectors.joining(",")));
        listed.setProperty(Bisection.GROWTH, "");
        listed.setProperty(STEP, "");
        return listed;
    }
}
