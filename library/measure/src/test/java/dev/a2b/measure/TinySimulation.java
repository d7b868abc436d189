package dev.a2b.measure;

import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import dev.a2b.measure.load.GatlingResults;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.Session;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures the tiny service in {@link TinyService}. The first user of the load makes the faults happen that the system
 * property {@value #FAULT} names. A journey sends a second request if {@value #SECOND_PATH} gives its path.
 */
public final class TinySimulation extends MeasuredSimulation {

    /** Name of the property with the names of {@link Fault faults}, separated by commas. */
    public static final String FAULT = "tiny.fault";

    /** Name of the property with the path of the second request of a journey. */
    public static final String SECOND_PATH = "tiny.second.path";

    private static final TinyWorkload WORKLOAD = new TinyWorkload();
    private static final AtomicBoolean STRUCK = new AtomicBoolean();

    /** Called by Gatling. */
    public TinySimulation() {
        super(plan -> WORKLOAD, plan -> journey(plan, System.getProperty(SECOND_PATH, "")), "");
    }

    private static ChainBuilder journey(Plan plan, String second) {
        var first = exec(http("first").get("/ready").check(status().is(200))).exec(TinySimulation::strike);
        return second.isEmpty()
                ? first
                : first.exec(withRetries(plan, http("second").get(second).check(status().is(200))));
    }

    private static Session strike(Session session) {
        if (session.scenario().startsWith(GatlingResults.scenario("")) && !STRUCK.getAndSet(true)) {
            try {
                for (var fault : System.getProperty(FAULT, Fault.NONE.name()).split(",")) {
                    Fault.valueOf(fault).strike(WORKLOAD);
                }
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        return session;
    }
}
