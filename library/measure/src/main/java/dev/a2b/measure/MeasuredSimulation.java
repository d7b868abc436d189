package dev.a2b.measure;

import static io.gatling.javaapi.core.CoreDsl.asLongAs;
import static io.gatling.javaapi.core.CoreDsl.atOnceUsers;
import static io.gatling.javaapi.core.CoreDsl.doIf;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.global;
import static io.gatling.javaapi.core.CoreDsl.group;
import static io.gatling.javaapi.core.CoreDsl.nothingFor;
import static io.gatling.javaapi.core.CoreDsl.pause;
import static io.gatling.javaapi.core.CoreDsl.scenario;
import static io.gatling.javaapi.core.CoreDsl.stopLoadGeneratorIf;
import static io.gatling.javaapi.core.CoreDsl.tryMax;
import static io.gatling.javaapi.http.HttpDsl.http;

import dev.a2b.measure.load.ConstantArrivals;
import dev.a2b.measure.plan.LoadPlan;
import dev.a2b.measure.report.Report;
import dev.a2b.measure.run.Measurement;
import io.gatling.core.Predef;
import io.gatling.http.response.Response;
import io.gatling.javaapi.core.Assertion;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.OpenInjectionStep;
import io.gatling.javaapi.core.PopulationBuilder;
import io.gatling.javaapi.core.ScenarioBuilder;
import io.gatling.javaapi.core.Session;
import io.gatling.javaapi.core.Simulation;
import io.gatling.javaapi.core.exec.Executable;
import io.gatling.javaapi.http.HttpProtocolBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import scala.Function1;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * A Gatling simulation that measures a service. It starts the service and its database, checks it, offers the load of
 * the plan, and writes the run and the reports. A project extends it with a constructor without parameters:
 *
 * <pre>{@code
 * public class BookingSimulation extends MeasuredSimulation {
 *     public BookingSimulation() {
 *         super(BookingWorkload::new, plan -> exec(http("countries").get("/countries")), "/api/v1");
 *     }
 * }
 * }</pre>
 *
 * <p>{@code ./mvnw package gatling:test} runs it on the artifact of the last build. The system property {@code plan}
 * names the plan, see {@link Plan}. With {@code sut.command}, {@code sut.image} or {@code sut.url}, it measures a
 * service that was built or started elsewhere.
 *
 * <p>The build fails if the service fails during the measurement, or if more requests fail than the plan tolerates.
 */
public abstract class MeasuredSimulation extends Simulation {

    private static final String GENERATION = "generation";
    private static final String PHASE = "phase";
    private static final String ROUND = "round";
    private static final String TRIES = "tries";
    private static final Set<Object> UNPAUSED = Set.of(Plan.WARM_UP, Plan.CHECK, Plan.CAPACITY);
    private static final int CHECK_SECONDS = 60;

    private final Measurement measurement;

    /**
     * Starts the service, checks it and sets up the load. If one of these fails, this JVM prints one sentence and exits
     * with status 1. If the plan varies a setting, a service that does not start is a result: then the run
     * ends without load, and with status 0.
     *
     * @param workload creates the description of the service, for the plan of the run
     * @param journeys creates the journey of one user, its requests and pauses, for the plan of the run; the paths of
     *     the requests are relative to {@code path}
     * @param path common beginning of these paths, for example {@code /api/v1}; may be empty
     */
    protected MeasuredSimulation(
            Function<Plan, Workload> workload, Function<Plan, ChainBuilder> journeys, String path) {

        this(workload, (plan, share) -> journeys.apply(plan), path);
    }

    /**
     * As {@link #MeasuredSimulation(Function, Function, String)}, for journeys whose users have data of their own.
     *
     * @param workload creates the description of the service, for the plan of the run
     * @param journeys creates the journey of one user, for the plan of the run and for the part of the load that this
     *     process offers; {@link Share#dealt} selects the users of this part
     * @param path common beginning of the paths, for example {@code /api/v1}; may be empty
     */
    protected MeasuredSimulation(
            Function<Plan, Workload> workload, BiFunction<Plan, Share, ChainBuilder> journeys, String path) {

        measurement = Measurement.of(workload);
        var plan = measurement.plan();
        var journey = journeys.apply(plan, measurement.share());
        var url = measurement.begin(Report::add) + path;

        setUp(populations(plan, journey))
                .protocols(protocol(url).transformResponse(this::counted))
                .assertions(measurement.isShared() ? List.of() : tolerated(plan))
                .maxDuration(Duration.ofSeconds(CHECK_SECONDS + plan.load().seconds()));
    }

    /**
     * A request that its user sends again while it fails, as often as the setting {@code plan.retries} says, each time
     * after a second: that is what {@code Retry-After: 1} asks for. If users left at the first refusal, a service that
     * refuses requests would get fewer requests than the plan offers. Each try counts as a request.
     *
     * @param plan has the setting
     * @param request the request, without the end of the journey if it fails
     */
    public static ChainBuilder withRetries(Plan plan, Executable request) {
        var retries = plan.thresholds().retries();
        return retries == 0
                ? exec(request)
                : tryMax(1 + retries, TRIES)
                        .on(doIf(session -> session.getInt(TRIES) > 0).then(pause(1)), exec(request));
    }

    /**
     * Called by Gatling after the load: stops the service and writes the run and the reports. If the run could not be
     * completed, or the service is at fault, this JVM prints why and exits with 1.
     */
    @Override
    public void after() {
        measurement.end(Report::add);
    }

    private io.gatling.core.controller.inject.open.OpenInjectionStep dealt(OpenInjectionStep step) {
        return new DealtArrivals(step.asScala(), measurement.share());
    }

    /** A load that depends on its results decides itself who warms the service up and whose requests are counted. */
    private List<PopulationBuilder> populations(Plan plan, ChainBuilder ofTeam) {
        var load = plan.load();
        var journey = exec(this::watched).exec(ofTeam);
        if (load.isAdaptive()) {
            var users = scenario(measurement.scenario())
                    .exec(admitted(journey))
                    .injectOpen(ConstantArrivals.of(load.arrivals()));
            return List.of(load.stages() == null ? users : pausing(users));
        }
        var counted = List.of(
                injected(marked(Plan.WARM_UP, journey), List.of(ConstantArrivals.of(load.warmUp()))),
                injected(scenario(measurement.scenario()).exec(journey), levels(load)));
        if (!measurement.isShared()) {
            return List.of(check(journey).andThen(counted));
        }
        var start = scenario(Plan.START)
                .exec(this::started)
                .injectOpen(atOnceUsers(1))
                .andThen(counted);
        return List.of(measurement.share().index() == 0 ? check(journey).andThen(start) : start);
    }

    /** Pauses would keep the users of the closed model from using the whole service, and teach nothing about one. */
    private static PopulationBuilder pausing(PopulationBuilder users) {
        return new PopulationBuilder(users.asScala().pauses(new OpenLoadPauses(session -> {
            var phase = session.attributes().getOrElse(PHASE, () -> "");
            return UNPAUSED.contains(phase);
        })));
    }

    private static PopulationBuilder check(ChainBuilder journey) {
        return marked(Plan.CHECK, journey).injectOpen(atOnceUsers(1)).disablePauses();
    }

    /** Blocks a thread of Gatling's, which has nothing else to do before the load. */
    private Session started(Session session) {
        measurement.awaitStart();
        return session;
    }

    /** Only Gatling's API for Scala accepts steps that are not its own. */
    private PopulationBuilder injected(ScenarioBuilder scenario, List<OpenInjectionStep> steps) {
        var whole = scenario.injectOpen(steps);
        if (!measurement.isShared()) {
            return whole;
        }
        var dealt = steps.stream().map(this::dealt).toList();
        return new PopulationBuilder(whole.asScala()
                .scenarioBuilder()
                .inject(CollectionConverters.asScala(dealt), Predef.openInjectionProfileFactory()));
    }

    /** Lets the lateness of pauses be measured where the pauses of this user end. */
    private Session watched(Session session) {
        measurement.lateness().watch(session.asScala().eventLoop());
        return session;
    }

    /** The same journey in a group, which marks its requests in Gatling's log. */
    private static ScenarioBuilder marked(String group, ChainBuilder journey) {
        return scenario(group).exec(group(group).on(journey));
    }

    /** Without an assertion, a run in which all requests fail would not fail the build. */
    private static List<Assertion> tolerated(Plan plan) {
        var tolerated = plan.thresholds().failedTolerated();
        return tolerated < 0
                ? List.of()
                : List.of(global().failedRequests().count().lte(tolerated));
    }

    /**
     * Admission control admits only some of the users who arrive, the users of a failed level leave before their next
     * request, and the load ends with its last stage.
     */
    private ChainBuilder admitted(ChainBuilder journey) {
        var admission = measurement.admission();
        return stopLoadGeneratorIf(session -> "the last stage has ended", session -> admission.isOver())
                .exec(session -> admission
                        .admit()
                        .map(phase -> leaving(session.set(PHASE, phase).set(GENERATION, admission.generation())))
                        .orElse(session))
                .exitHereIf(session -> !session.contains(PHASE))
                .group("#{" + PHASE + "}")
                .on(
                        // One round at most; Gatling evaluates the condition before each step of it.
                        asLongAs(
                                        session -> session.getInt(ROUND) == 0
                                                && admission.keeps(session.getInt(GENERATION)),
                                        ROUND,
                                        true)
                                .on(journey));
    }

    /**
     * Tells admission control when this user leaves. Gatling calls onExit wherever the journey of a user ends, also at
     * a failed request; only its API for Scala can set it.
     */
    private Session leaving(Session session) {
        var user = session.asScala();
        Function1<io.gatling.core.session.Session, BoxedUnit> onExit = last -> {
            measurement.admission().leave();
            return user.onExit().apply(last);
        };
        return new Session(user.copy(
                user.scenario(),
                user.userId(),
                user.attributes(),
                user.baseStatus(),
                user.blockStack(),
                onExit,
                user.eventLoop()));
    }

    /** Only the user who makes the journey alone is counted. */
    private Response counted(Response response, Session session) {
        if (Plan.CHECK.equals(session.getString(PHASE))) {
            measurement.respond(response.request().getName(), response.body().length());
        }
        return response;
    }

    private static HttpProtocolBuilder protocol(String url) {
        return http.baseUrl(url)
                .acceptHeader("application/json")
                .acceptEncodingHeader("gzip, deflate")
                .contentTypeHeader("application/json")
                // All load goes to the service: no redirects, and no request of Gatling's own to warm up.
                .disableFollowRedirect()
                .disableWarmUp();
    }

    private static List<OpenInjectionStep> levels(LoadPlan load) {
        var steps = new ArrayList<OpenInjectionStep>();
        steps.add(nothingFor(Duration.ofSeconds(load.warmUp().seconds() + load.restSeconds())));
        load.levels().forEach(level -> steps.add(ConstantArrivals.of(level)));
        return steps;
    }
}
