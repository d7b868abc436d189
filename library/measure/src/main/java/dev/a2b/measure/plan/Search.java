package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a run goes whose users ask for admission, because its load depends on its results or on what a partner does: the
 * warm-up, the listed levels, and further ones. Either levels rise by a fixed step until one fails. Or each is a number
 * of concurrent users, followed by arrivals with the same throughput. Or there are none, and the partner of the service
 * behaves in another way in each of the listed levels.
 *
 * @param most users per second of the highest possible level, at which users arrive
 * @param step users per second from each level to the next; 0 if levels do not rise
 * @param restSeconds time without arrivals after each level, in which its users finish their journeys, in seconds
 * @param closed numbers of concurrent users of the closed model of load; empty if it is not compared
 * @param drainSeconds maximum time for the users of a failed level, or of one of a model, to leave, in seconds
 * @param seconds when the levels end at the latest, in seconds after the first arrival: no level begins that would
 *     end later, with its rest
 */
public record Search(double most, double step, int restSeconds, List<Integer> closed, int drainSeconds, int seconds) {

    private static final String STEP = "plan.search.step";
    private static final String REST = "plan.search.rest.seconds";
    private static final String CLOSED = "plan.closed";

    /** Name of the setting that says how the partner behaves in each of the listed levels. */
    static final String PARTNER = "plan.partner.delays";

    /**
     * Reads {@code plan.search.*} and {@code plan.closed}; empty if no level depends on results, or on a partner.
     * Without {@code plan.search.rest.seconds}, levels follow each other without a rest.
     *
     * @throws MeasureException if a number is missing or out of range, or the levels are to be chosen in several ways
     */
    static Optional<Search> of(Settings settings) {
        var ways = Stream.of(STEP, CLOSED)
                .filter(name -> settings.find(name).isPresent())
                .toList();
        if (ways.isEmpty() && settings.find(PARTNER).isEmpty()) {
            return Optional.empty();
        }
        if (settings.find(PARTNER).isPresent() && ways.contains(STEP)) {
            throw new MeasureException(
                    "The setting " + PARTNER + " lists the levels, so none follow them: leave " + STEP + " empty.");
        }
        if (ways.size() > 1) {
            throw new MeasureException("The levels are chosen in one way: give one of " + String.join(" and ", ways)
                    + " a value, and leave the others empty.");
        }
        var isStepwise = ways.contains(STEP);
        var search = new Search(
                settings.number("plan.search.most"),
                isStepwise ? settings.number(STEP) : 0,
                settings.find(REST).isEmpty() ? 0 : settings.integer(REST),
                settings.integers(CLOSED),
                settings.integer("plan.drain.seconds"),
                settings.integer("plan.search.end.seconds"));
        if (search.restSeconds < 0 || isStepwise && search.step <= 0) {
            throw new MeasureException("Rising levels need " + STEP + " above 0 and " + REST + " of 0 or more.");
        }
        if (ways.contains(CLOSED)
                && search.closed.stream().mapToInt(users -> users).min().orElse(0) < 1) {
            throw new MeasureException("The setting " + CLOSED + " lists numbers of concurrent users: give whole "
                    + "numbers of 1 or more.");
        }
        return Optional.of(search);
    }

    /** Stages choose no levels, but their users ask for admission, too. */
    static Search of(Settings settings, Stages stages) {
        var drain = settings.integer("plan.drain.seconds");
        var seconds = stages.seconds(settings.integer("plan.settle.seconds"));
        return new Search(settings.number("plan.arrivals"), 0, 0, List.of(), drain, seconds + 2 * drain);
    }

    /** Whether levels rise until one fails. */
    public boolean climbs() {
        return step > 0;
    }

    /** The rate of the level above one that passes, both in users per second. */
    public double above(double usersPerSecond) {
        return Math.min(usersPerSecond + step, most);
    }
}
