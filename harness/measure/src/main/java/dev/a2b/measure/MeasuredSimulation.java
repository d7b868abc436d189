package dev.a2b.measure;

import dev.a2b.measure.plan.LoadStep;
import static io.gatling.javaapi.core.CoreDsl.constantUsersPerSec;
import static io.gatling.javaapi.core.CoreDsl.global;
import static io.gatling.javaapi.core.CoreDsl.group;
import static io.gatling.javaapi.core.CoreDsl.nothingFor;
import static io.gatling.javaapi.core.CoreDsl.rampUsersPerSec;
import static io.gatling.javaapi.core.CoreDsl.scenario;
import static io.gatling.javaapi.core.CoreDsl.stopLoadGeneratorIf;
import static io.gatling.javaapi.http.HttpDsl.http;

import dev.a2b.measure.plan.Ramp;
import dev.a2b.measure.run.Measurement;
import dev.a2b.measure.report.Report;
import io.gatling.javaapi.core.Assertion;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.OpenInjectionStep;
import io.gatling.javaapi.core.Simulation;
import io.gatling.javaapi.http.HttpProtocolBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Loads a service with journeys, as the plan says; what it does then is measured. */
public abstract class MeasuredSimulation extends Simulation {

    private static final String GENERATION = "generation";
    private static final String ROUND = "round";

    private final Measurement measurement;

    /**
     * @param workload what measuring must know of the service
     * @param journeys what a user does, under a plan
     * @param path of the service, to which the journey's paths are added
     */
    protected MeasuredSimulation(
        Function<Plan, Workload> workload, Function<Plan, ChainBuilder> journeys, String path) {

        measurement = Measurement.of(workload);
        var plan = measurement.plan();
        var journey = journeys.apply(plan);
        var url = measurement.begin() + path;

        setUp(
            scenario(Plan.WARM_UP).exec(group(Plan.WARM_UP).on(journey)).injectOpen(arrivals(plan.load().warmUp())),
            scenario("journey").exec(gated(journey)).injectOpen(levels(plan)))
            .protocols(protocol(url))
            .assertions(tolerated(plan))
            .maxDuration(Duration.ofSeconds(plan.load().seconds()));
    }

    @Override
    public void after() {
        measurement.end(Report::add);
    }

    /** Without an assertion, Gatling is content with a run in which every request failed. */
    private static List<Assertion> tolerated(Plan plan) {
        var tolerated = plan.limits().failedTolerated();
        return tolerated < 0 ? List.of() : List.of(global().failedRequests().count().lte(tolerated));
    }

    /**
     * In a search, only some of the users who arrive are let in, those of a level that failed leave before their next
     * request, and the load ends when the search does.
     */
    private ChainBuilder gated(ChainBuilder journey) {
        if (!measurement.plan().load().searches()) {
            return journey;
        }
        var gate = measurement.gate();
        return stopLoadGeneratorIf(session -> "the saturation point is found", session -> gate.isOver())
            .exitHereIf(session -> !gate.admits())
            .exec(session -> session.set(GENERATION, gate.generation()))
            // One round at most; the condition is looked at before each step of it.
            .asLongAs(session -> session.getInt(ROUND) == 0 && gate.keeps(session.getInt(GENERATION)), ROUND, true)
            .on(journey);
    }

    private static HttpProtocolBuilder protocol(String url) {
        return http.baseUrl(url)
            .acceptHeader("application/json")
            .acceptEncodingHeader("gzip, deflate")
            .contentTypeHeader("application/json")
            // Load goes nowhere but to the service.
            .disableFollowRedirect()
            .disableWarmUp();
    }

    private static List<OpenInjectionStep> levels(Plan plan) {
        var load = plan.load();
        var steps = new ArrayList<OpenInjectionStep>();
        steps.add(nothingFor(Duration.ofSeconds(load.warmUp().seconds() + load.restSeconds())));
        if (load.ramp() != null) {
            steps.add(arrivals(load.ramp()));
        } else if (load.searches()) {
            steps.add(arrivals(load.search().arrivals(load.levelSeconds())));
        } else {
            load.levels().forEach(level -> steps.add(arrivals(level)));
        }
        return steps;
    }

    private static OpenInjectionStep arrivals(Ramp ramp) {
        return rampUsersPerSec(ramp.from()).to(ramp.to()).during(Duration.ofSeconds(ramp.seconds())).randomized();
    }

    private static OpenInjectionStep arrivals(LoadStep step) {
        var lasting = Duration.ofSeconds(step.seconds());
        return step.users() == 0
            ? nothingFor(lasting)
            : constantUsersPerSec(step.usersPerSecond()).during(lasting);
    }
}
