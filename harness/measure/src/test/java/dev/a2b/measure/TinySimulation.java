package dev.a2b.measure;

import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

/** Loads the tiny service: with the plan capacity, what it serves only a few times a second. */
public final class TinySimulation extends MeasuredSimulation {

    /** Called by Gatling. */
    public TinySimulation() {
        super(plan -> new TinyWorkload(), plan -> exec(
            http("tiny").get(plan.name().equals("capacity") ? "/limited" : "/ready").check(status().is(200))), "");
    }
}
