package dev.a2b.measure;

import static io.gatling.javaapi.core.CoreDsl.bodyString;
import static io.gatling.javaapi.core.CoreDsl.dummy;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.http.HttpRequestActionBuilder;

/** Loads the tiny service: what asks a partner, if the plan has one, or what is limited or takes a while. */
public final class ExperimentSimulation extends MeasuredSimulation {

    /** Called by Gatling. */
    public ExperimentSimulation() {
        super(plan -> new TinyWorkload(), ExperimentSimulation::journey, "");
    }

    private static ChainBuilder journey(Plan plan) {
        return switch (plan.name()) {
            case "capacity" -> exec(get("tiny", "/limited"));
            case "slow-partner", "fan-out" ->
                exec(get("other", "/ready"))
                        .exec(get("asking", "/asking").check(bodyString().saveAs("body")))
                        .doIf(session -> "no".equals(session.getString("body")))
                        .then(dummy("asking, fallback", 0));
            default -> exec(get("tiny", "/slow"));
        };
    }

    private static HttpRequestActionBuilder get(String name, String path) {
        return http(name).get(path).check(status().is(200));
    }
}
