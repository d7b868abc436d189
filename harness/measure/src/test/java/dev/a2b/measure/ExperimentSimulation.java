package dev.a2b.measure;

import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

/** Loads the tiny service: with the plan capacity what is limited, with others what takes a while. */
public final class ExperimentSimulation extends MeasuredSimulation {

    /** Called by Gatling. */
    public ExperimentSimulation() {
        super(plan -> new TinyWorkload(), plan -> exec(
            http("tiny").get(plan.name().equals("capacity") ? "/limited" : "/slow").check(status().is(200))), "");
    }
}
