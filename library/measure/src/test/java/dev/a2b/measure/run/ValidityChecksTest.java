package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import dev.a2b.measure.load.LogWriter;
import dev.a2b.measure.load.ResponseStatistics;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Growth;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.statistics.Trend;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidityChecksTest {

    @TempDir
    private Path folder;

    private final Plan plan = Plan.of(new Properties());

    @ParameterizedTest
    @CsvSource({
        "0.98, 20, 0, true",
        "0.976, 20, 0, true",
        "0.974, 20, 20, false",
        "0.974, 600, 0, true",
        "0.974, 20, 100, true"
    })
    void the_planned_requests_must_have_been_sent_unless_the_service_kept_its_users_waiting_or_refused_them(
            double sent, long p95Millis, long refused, boolean passes) {

        var level = Runs.level(20, 280, 1);
        var waiting = new Level(
                level.offered(),
                level.window(),
                new Responses(2800, 0, refused, new TreeMap<>()),
                new Percentiles(20, 20, p95Millis, p95Millis, p95Millis),
                level.users(),
                level.parts(),
                -1);
        var loaded = new LoadStage(
                Plan.LOADED, waiting, sent, 80, new TreeMap<>(), ResourceUsage.of(List.of(), level.window()));

        var check =
                ValidityChecks.ofRequests(Plan.of(new Properties()).thresholds().rule(), loaded);

        assertEquals(passes, check.passed());
        assertEquals(!passes, check.empties(Figures.LOAD));
        assertFalse(check.isServiceFault());
    }

    @Test
    void a_light_load_that_too_few_users_start_fires() {
        var light = Runs.level(20, 280, 1);
        var few = Runs.level(20, 280, 0.98);

        assertEquals(List.of(), failed(ValidityChecks.ofGenerator(plan, arrivals(1), light)));
        assertEquals(
                List.of("the load generator was late: it started 98.0 % of the users at 20.0 users/s"),
                failed(ValidityChecks.ofGenerator(plan, arrivals(1), few)));
    }

    @Test
    void a_clock_that_jumps_fires() {
        var moment = new AtomicLong(1_000_000);
        var clock = new Clock(moment::get, () -> 7_000_000_000L);

        moment.addAndGet(400);
        assertTrue(ValidityChecks.ofClock(clock.jump()).passed());
        moment.addAndGet(-3_600_400);
        assertEquals(
                List.of("the machine's clock was set by -3600.0 s during the run"),
                failed(List.of(ValidityChecks.ofClock(clock.jump()))));
        moment.addAndGet(3_600_000);
        assertFalse(ValidityChecks.ofClock(clock.jump()).passed(), "a clock that was set back fires, too");
    }

    @Test
    void a_machine_that_was_much_slower_after_the_load_fires() {
        var given = new Properties();
        given.setProperty("plan.machine.change", "1.25");
        var limited = Plan.of(given);
        var before = new Calibration(20, 30);

        assertEquals(
                List.of(),
                failed(List.of(ValidityChecks.ofMachine(limited, List.of(before, new Calibration(24, 27))))));
        assertEquals(
                List.of("fixed work of the machine's memory took 1.50 times as long after the load as before "
                        + "(allowed: 0.80 to 1.25)"),
                failed(List.of(ValidityChecks.ofMachine(limited, List.of(before, new Calibration(24, 45))))));
        assertTrue(ValidityChecks.ofMachine(limited, List.of()).passed());
    }

    @Test
    void a_fault_of_the_generators_own_fires() {
        var users = IntStream.range(0, plan.users())
                .mapToObj(i -> new User(true, 0))
                .toList();
        var fault = new Request("", "list", 0, 1, false, "Cannot assign requested address");

        assertEquals(
                List.of("the load generator had faults of its own: Cannot assign requested address"),
                failed(ValidityChecks.ofGenerator(plan, answers(users, List.of(fault)), Runs.level(20, 280, 1))));
    }

    @Test
    void a_journey_that_ends_early_before_the_load_fires() {
        var request = new Request(Plan.CHECK, "list", 0, 1, true, "");
        var failed = new Request(Plan.CHECK, "book", 0, 1, false, "status 500");

        assertEquals(List.of(), failed(List.of(ValidityChecks.ofJourney(answers(List.of(), List.of(request))))));
        assertEquals(
                List.of("the journey before the load was cut short: book status 500"),
                failed(List.of(ValidityChecks.ofJourney(answers(List.of(), List.of(request, failed))))));
    }

    @Test
    void an_artifact_that_is_not_the_built_one_and_a_dead_process_fire() {
        var failed = failed(ValidityChecks.ofArtifact(Runs.build(), "exit code 137, its last words: none"));

        assertEquals(2, failed.size());
        assertTrue(failed.get(0).contains("was changed while it was measured"));
        assertTrue(failed.get(1).contains("exit code 137"));
    }

    @Test
    void limits_that_change_during_the_load_fire() {
        var one = Optional.of(new Limits(1, 512_000_000));
        var half = Optional.of(new Limits(0.5, 512_000_000));

        assertEquals(List.of(), failed(List.of(limited(one, one, 1))));
        assertEquals(
                List.of(
                        "the service had 1 processor, 512 MB before the load and 0.5 processors, 512 MB after it",
                        "the service had 1 processor, 512 MB before the load and no limits after it"),
                failed(List.of(limited(one, half, 0), limited(one, Optional.empty(), 0))));
    }

    @Test
    void a_service_that_uses_more_than_its_limits_fires() {
        var half = Optional.of(new Limits(0.5, 512_000_000));

        assertEquals(List.of(), failed(List.of(limited(half, half, 0.54))));
        assertEquals(List.of(), failed(List.of(limited(Optional.empty(), Optional.empty(), 2))));
        assertEquals(
                List.of("the service had 0.5 processors, 512 MB, but at one level it used 0.70 processors"),
                failed(List.of(limited(half, half, 0.7))));
    }

    @Test
    void a_varied_limit_that_is_not_in_force_fires_once() {
        var varied = Optional.of(new Variation(Limits.CPUS, "0.5", 0));

        var check = ValidityChecks.ofLimits(Runs.build(), varied, Optional.empty(), Optional.empty(), 0);

        assertEquals(
                List.of("limit.cpus=0.5 was not in force, because this user may not limit the service"),
                failed(List.of(check)));
    }

    @Test
    void wrong_answers_fire_with_their_first_causes() {
        var percentiles = new Percentiles(1, 1, 1, 1, 1);
        var causes = new TreeMap<>(Map.of("a: rare", 1L, "b: often", 9L));

        assertEquals(
                List.of("10 of 100 requests failed, most of all: 9 times b: often, 1 times a: rare"),
                failed(List.of(ValidityChecks.ofAnswers(plan, new Totals(100, 10, 0, causes, percentiles)))));
    }

    @Test
    void an_audit_that_finds_something_fires() {
        assertEquals(
                List.of("3 bookings were lost"),
                failed(List.of(ValidityChecks.ofAudit(Optional.of(List.of("3 bookings were lost"))))));
    }

    @Test
    void without_a_database_or_the_log_of_a_load_generator_no_audit_is_judged() {
        var check = ValidityChecks.ofAudit(Optional.empty());

        assertTrue(check.passed());
        assertTrue(check.finding().startsWith("not checked"), check.finding());
    }

    @Test
    void what_cannot_be_seen_of_a_service_given_by_its_address_is_told_and_not_judged() {
        var build = Builds.given("other", new Address(URI.create("http://127.0.0.1:1"), true));
        var checks = new ArrayList<>(ValidityChecks.ofArtifact(build, ""));
        checks.add(ValidityChecks.ofLimits(build, Optional.empty(), Optional.empty(), Optional.empty(), 0));

        assertEquals(List.of(), failed(checks));
        assertEquals(
                List.of(Kind.ARTIFACT, Kind.PROCESS, Kind.LIMITS),
                checks.stream()
                        .filter(check -> check.finding().equals("not checked: the service was given by its address"))
                        .map(ValidityCheck::kind)
                        .toList());
    }

    @Test
    void a_figure_that_grows_faster_than_the_plan_allows_is_a_fault_of_the_service() {
        var leak = new Growth("memory (MB)", Optional.of(new Trend(100, 3, 2, 4)), List.of());
        var noise = new Growth("threads", Optional.of(new Trend(100, 3, 0.5, 5.5)), List.of());

        var check = ValidityChecks.ofGrowth(limited(), List.of(leak, noise)).get(0);

        assertEquals(
                "under a constant load, more than 1.0 % an hour: growth of memory (MB): 3.0 (2.0 to 4.0) % an hour; "
                        + "not known to be more: growth of threads: 3.0 (0.5 to 5.5) % an hour",
                check.finding());
        assertTrue(check.isServiceFault());
        assertFalse(check.empties(Figures.LOAD));
    }

    @Test
    void a_figure_whose_interval_contains_the_limit_is_no_leak() {
        var noise = new Growth("threads", Optional.of(new Trend(100, 3, 0.5, 5.5)), List.of());
        var unknown = new Growth("memory (MB)", Optional.empty(), List.of());

        var check = ValidityChecks.ofGrowth(limited(), List.of(noise, unknown)).get(0);

        assertTrue(check.passed());
        assertEquals(
                "no figure is known to grow by more than 1.0 % an hour: growth of threads: 3.0 (0.5 to 5.5) % an hour, "
                        + "growth of memory (MB): unknown",
                check.finding());
    }

    @Test
    void the_growth_is_not_checked_without_a_limit() {
        assertEquals(List.of(), ValidityChecks.ofGrowth(plan, List.of()));
    }

    /** A plan that allows a growth of 1 % an hour. */
    private static Plan limited() {
        var given = new Properties();
        given.setProperty("plan.growth.percent", "1");
        return Plan.of(given);
    }

    private ResponseStatistics arrivals(int count) {
        return answers(
                IntStream.range(0, count).mapToObj(i -> new User(true, 0)).toList(), List.of());
    }

    private ResponseStatistics answers(List<User> users, List<Request> requests) {
        var log = LogWriter.write(folder.resolve("simulation.log"), 0, requests, users, List.of());
        return ResponseStatistics.of(plan, List.of(log), List.of(), Map.of(), Map.of());
    }

    private static List<String> failed(List<ValidityCheck> checks) {
        return checks.stream()
                .filter(check -> !check.passed())
                .map(ValidityCheck::finding)
                .toList();
    }

    private static ValidityCheck limited(Optional<Limits> before, Optional<Limits> after, double used) {
        return ValidityChecks.ofLimits(Runs.build(), Optional.empty(), before, after, used);
    }
}
