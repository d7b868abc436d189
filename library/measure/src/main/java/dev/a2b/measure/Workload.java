package dev.a2b.measure;

import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Map;

/**
 * Describes a service for its measurement: how to configure it, how to check it, and how to read its results. This is
 * all that the library knows about a service; a project implements it once.
 */
public interface Workload {

    /**
     * The environment variables that configure the service.
     *
     * @param port port at which the service must listen
     * @param database database that the service must use; host and port are those that the service can reach
     * @return the variables by their names
     */
    Map<String, String> environment(int port, Database database);

    /**
     * Path of a GET request that reads the database, beginning with a slash. The service has started when the response
     * has the status 200.
     */
    String probePath();

    /**
     * How the journey marks expected rejections: responses that refuse a request as the API documents, for example 409
     * for a sold-out transfer. For each such response, the journey records the request as passed (OK in Gatling's
     * sense) and adds a marker, a second record in Gatling's log. The marker does not count as a request.
     *
     * @return the names of the markers, each with the name of the request that it marks; empty by default
     */
    default Map<String, String> expectedRejections() {
        return Map.of();
    }

    /**
     * How the journey marks fallbacks: successful responses that hold less than they should, because a third party that
     * the service asks was slow or failed. For each such response, the journey adds a marker, a second record in
     * Gatling's log. The response remains successful. The report shows the requests with these names apart from others.
     *
     * @return the names of the markers, each with the name of the request that it marks; empty by default
     */
    default Map<String, String> fallbacks() {
        return Map.of();
    }

    /**
     * Makes the third party that the service asks behave in this way from now on. Called after {@link #check} and before
     * each level of a plan with the setting {@code plan.partner.delays}. By default, there is no such party.
     *
     * @param behavior seconds until the third party answers, or {@code fail}; see
     *     {@link dev.a2b.measure.plan.LoadStep#partner}
     * @throws MeasureException if there is no such party, or it cannot behave in this way
     */
    default void partner(String behavior) {
        throw new MeasureException("The plan says how a third party behaves, and this workload has none: implement "
                + "Workload.partner, or choose a plan without plan.partner.delays.");
    }

    /**
     * Counts the calls of the service that have reached the third party so far. A level in which requests ask it while
     * none of their calls arrives shows that a circuit breaker of the service is open. By default, this is unknown.
     *
     * @return their number; negative if unknown
     */
    default long partnerCalls() {
        return -1;
    }

    /**
     * Checks, before {@link #check}, that the database contains what the load needs. By default, checks nothing. For a
     * service that is measured at its address, it is called only if {@code sut.database} names the database.
     *
     * @param database database of the service, for this process
     * @throws MeasureException if data are missing; the message says which
     */
    default void inspect(Database database) {
        // No requirements by default.
    }

    /**
     * Checks the responses of all endpoints before the load, for example with {@link HttpCheck}.
     *
     * @param service scheme, host and port of the service
     * @throws MeasureException if a response is not the expected one; the message names the request and the difference,
     *     see {@link MeasureException#failedCheck}
     */
    void check(URI service);

    /**
     * Compares the database after the load with the responses that the service sent. By default, finds no differences.
     * For a service that is measured at its address, it is called only if {@code sut.database} names the database.
     *
     * @param database database of the service, for this process
     * @param outcomes number of responses by request name, including the warm-up
     * @param cutOff number of users whose journeys had not ended when the load ended; each of them may have sent one
     *     request whose response is not in {@code outcomes}
     * @return the differences, one sentence each; empty if there are none. If there are any, the figures of the load
     *     do not count, and the build fails
     */
    default List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        return List.of();
    }

    /**
     * The responses to the requests of one name.
     *
     * @param successful number of successful responses, without expected rejections
     * @param failed number of failed requests (KO in Gatling's sense)
     */
    record Outcome(long successful, long failed) {}
}
