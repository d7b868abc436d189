package dev.a2b.measure.load;

import static io.gatling.javaapi.core.CoreDsl.constantUsersPerSec;
import static io.gatling.javaapi.core.CoreDsl.nothingFor;

import dev.a2b.measure.plan.LoadStep;
import io.gatling.javaapi.core.OpenInjectionStep;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import scala.collection.Iterator$;

/** The users of a step, who arrive at a constant rate. */
public final class ConstantArrivals {

    private static final long SECOND = 1000;

    private ConstantArrivals() {}

    /** The step as Gatling runs it. */
    public static OpenInjectionStep of(LoadStep step) {
        var lasting = Duration.ofSeconds(step.seconds());
        return step.users() == 0
                ? nothingFor(lasting)
                : constantUsersPerSec(step.usersPerSecond()).during(lasting);
    }

    /**
     * When Gatling plans each user of a step, counted from 0, in milliseconds after its beginning. Gatling puts a whole
     * number of users into each second, so the intervals are even only if the rate is a whole number.
     */
    static LongUnaryOperator planned(LoadStep step) {
        var moments = moments(step);
        return user -> moments.isEmpty() ? 0 : moments.get((int) Math.min(user, moments.size() - 1));
    }

    /** The same for users who arrive at even intervals, however long. */
    static LongUnaryOperator even(double usersPerSecond) {
        return user -> Math.round(user * SECOND / usersPerSecond);
    }

    private static List<Long> moments(LoadStep step) {
        var moments = new ArrayList<Long>();
        of(step).asScala().chain(Iterator$.MODULE$.empty()).foreach(moment -> moments.add(moment.toMillis()));
        return moments;
    }
}
