package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.FirstMinute.Answered;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.collection.Iterator$;

class ResponseStatisticsTest {

    private static final long START = 1_000_000;

    @TempDir
    private Path folder;

    private int logs;
    private final List<Request> requests = new ArrayList<>();
    private final List<User> users = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final Properties given = new Properties();

    @Test
    void a_level_counts_what_ended_in_its_window() {
        ok("list", 900, 999);
        ok("list", 900, 1000);
        ok("list", 1500, 1999);
        ok("list", 1500, 2000);

        var level = level();

        assertEquals(2, level.responses().successful());
        assertEquals(2, level.throughput());
        assertEquals(100, level.percentiles().p50Millis());
        assertEquals(499, level.percentiles().p95Millis());
    }

    @Test
    void failed_requests_have_no_part_in_the_response_times() {
        ok("list", 1000, 1010);
        ko("list", 1000, 1900, "i.n.Timeout");

        assertEquals(10, level().percentiles().p99Millis());
        assertEquals(1, level().responses().failed());
        assertEquals(50, level().failedPercent());
    }

    @Test
    void the_failed_requests_of_a_level_are_counted_by_cause() {
        ko("list", 1000, 1900, "i.n.Timeout");
        ko("list", 1000, 1010, "status.find.is(200), found 503");
        ko("book", 1000, 1020, "status.find.is(200), found 503");
        ko("book", 1000, 2000, "status.find.is(200), found 503");

        assertEquals(
                Map.of("i.n.Timeout", 1L, "status.find.is(200), found 503", 2L),
                level().responses().causes());
    }

    @Test
    void refusals_that_are_foreseen_are_counted_apart() {
        ok("book", 1000, 1010);
        ok("book", 1000, 1020);
        ok("book, refused", 1020, 1020);
        ko("book", 1000, 1010, "status.find.in(201,409), found 500");

        var totals = answers().totals();

        assertEquals(3, totals.requests());
        assertEquals(1, totals.rejected());
        assertEquals(1, totals.failed());
        assertEquals(
                Set.of("book: status.find.in(201,409), found 500"),
                totals.causes().keySet());
        assertEquals(Map.of("book", new Workload.Outcome(1, 1)), answers().outcomes());
        assertEquals(1, level().responses().successful());
        assertEquals(1, level().responses().rejected());
        assertEquals(10, level().percentiles().p99Millis(), "that of the booking, not of the refusal");
    }

    @Test
    void a_marker_belongs_to_the_last_request_that_it_can_mark() {
        ok("book", 1000, 1300);
        ok("book", 1000, 1310);
        ok("list", 1000, 1311);
        ok("book, refused", 1311, 1311);
        ok("book, refused", 1312, 1312);
        ok("book, refused", 1313, 1313);

        assertEquals(1, level().responses().successful());
        assertEquals(311, level().percentiles().p99Millis());
    }

    @Test
    void the_warm_up_is_left_out_of_the_totals() {
        requests.add(new Request(Plan.WARM_UP, "list", 1000, 1010, true, ""));
        ok("list", 1000, 1010);

        assertEquals(1, answers().totals().requests());
        assertEquals(1, level().responses().successful());
        assertEquals(2, answers().everything().requests());
        assertEquals(2, answers().outcomes().get("list").successful());
    }

    @Test
    void users_that_never_left_were_cut_off() {
        users.add(new User(true, 0));
        users.add(new User(true, 10));
        users.add(new User(false, 20));

        assertEquals(1, answers().cutOff());
    }

    @Test
    void faults_of_the_load_generator_are_told() {
        ko("list", 1000, 1001, "j.n.SocketException: Too many open files");
        ko("list", 1000, 1001, "j.n.ConnectException: Connection refused");
        errors.add("the journey crashed");

        assertEquals(
                List.of("j.n.SocketException: Too many open files", "the journey crashed"),
                answers().generatorFaults());
    }

    @Test
    void each_second_is_told_by_itself() {
        users.add(new User(true, 0));
        users.add(new User(true, 1200));
        users.add(new User(false, 2100));
        ok("list", 900, 1010);
        ok("book", 1500, 1520);
        ok("book, refused", 1520, 1520);
        ko("list", 1600, 2000, "i.n.Timeout");

        var timeline = answers().timeline();

        assertEquals(
                new Timeline(
                        START,
                        List.of(1, 2, 0),
                        List.of(0, 1, 0),
                        List.of(0, 0, 1),
                        Arrays.asList(null, 110L, null),
                        Arrays.asList(null, 110L, null),
                        Arrays.asList(null, 110L, null),
                        List.of(1, 2, 1)),
                timeline);
    }

    @Test
    void the_requests_of_a_journey_are_those_of_the_user_before_the_load() {
        check("list", true);
        check("book", true);
        ok("list", 1000, 1010);

        assertEquals(2, answers().requestsPerJourney());
        assertEquals(Optional.empty(), answers().journeyFault());
        assertEquals(1, answers().totals().requests());
    }

    @Test
    void each_of_several_loads_has_a_user_before_it() {
        var journey = List.of(
                new Request(Plan.CHECK, "list", 0, 10, true, ""), new Request(Plan.CHECK, "book", 10, 20, true, ""));

        assertEquals(
                2, answers(log(START, journey), log(START + 60_000, journey)).requestsPerJourney());
    }

    @Test
    void a_journey_that_fails_or_is_rejected_before_the_load_is_cut_short() {
        assertEquals(Optional.of("nothing was sent"), answers().journeyFault());
        check("list", false);
        assertEquals(Optional.of("list"), answers().journeyFault());
        requests.clear();
        check("book", true);
        check("book, refused", true);
        assertEquals(Optional.of("book, refused"), answers().journeyFault());
    }

    @Test
    void users_are_late_by_how_much_later_than_planned_they_start() {
        for (var user = 0; user < 100; user++) {
            var stall = 7 <= user % 50 && user % 50 < 15;
            users.add(new User(true, 1000 + (stall ? user / 50 * 500 + 150 : 10 * user + 3)));
        }

        assertEquals(77, judged(ConstantArrivals.even(100)).level().offered().lateMillis());
    }

    @Test
    void users_who_start_as_gatling_plans_are_punctual_at_a_rate_that_is_no_whole_number() {
        given.setProperty("plan", "soak");
        given.setProperty("plan.levels", "14.2857");
        given.setProperty("plan.level.seconds", "180");
        var plan = Plan.of(given);
        users.add(new User(true, 0)); // the one before the load
        ConstantArrivals.of(plan.load().levels().get(0))
                .asScala()
                .chain(Iterator$.MODULE$.empty())
                .foreach(moment -> users.add(new User(true, 1000 + (int) moment.toMillis())));

        var answers = ResponseStatistics.of(
                plan, List.of(log(START, requests, users, errors)), List.of(), Map.of(), Map.of());
        var played = LoadResult.listed(plan, answers, new PauseLateness());

        assertEquals(0, played.steps().get(0).level().offered().lateMillis());
    }

    @Test
    void offered_requests_of_the_first_seconds_are_answered_if_they_succeed_within_the_objective() {
        requests.clear();
        check("list", true);
        check("list", true);
        first(Plan.FIRST_SECONDS, 9_000, 9_500, true);
        first(Plan.FIRST_SECONDS, 9_000, 9_501, true);
        first(Plan.FIRST_SECONDS, 9_000, 9_100, false);
        first(Plan.FIRST_MINUTE, 11_000, 11_100, true);
        requests.add(new Request(Plan.FIRST_SECONDS, "book", 9_000, 9_100, true, ""));
        requests.add(new Request(Plan.FIRST_SECONDS, "book, refused", 9_100, 9_100, true, ""));

        assertEquals(new Answered(40, 1), answers().answered(20, 500));
    }

    @Test
    void a_stage_has_the_requests_by_name_what_was_sent_and_the_most_users() {
        ok("list", 900, 1000);
        ok("list", 1000, 1010);
        ok("book", 1500, 1600);
        ko("book", 1990, 2000, "status 503");
        users.add(new User(true, 900));
        users.add(new User(true, 1200));
        users.add(new User(false, 1300));
        var window = new Level.Window(START + 1000, START + 2000);

        var answers = ResponseStatistics.of(
                Plan.of(new Properties()),
                List.of(log(START, requests, users, errors)),
                List.of(window),
                Map.of(),
                Map.of());
        var stage = answers.stage("loaded", answers.level(window, 1), 6, null);

        assertEquals(Set.of("book", "list"), stage.endpoints().keySet());
        assertEquals(2, stage.endpoints().get("list").successful());
        assertEquals(100, stage.endpoints().get("list").percentiles().p95Millis());
        assertEquals(Map.of(10, 1L, 100, 1L), stage.endpoints().get("list").times());
        assertEquals(Map.of(100, 1L), stage.endpoints().get("book").times());
        assertEquals(0.5, stage.sentShare());
        assertEquals(2, stage.peakUsers());
    }

    @Test
    void a_rejected_request_is_not_among_the_times_of_its_name() {
        ok("book", 1000, 1100);
        ok("book, refused", 1120, 1120);
        ok("book", 1200, 1220);
        var window = new Level.Window(START + 1000, START + 2000);

        var answers = ResponseStatistics.of(
                Plan.of(new Properties()),
                List.of(log(START, requests, users, errors)),
                List.of(window),
                Map.of("book, refused", "book"),
                Map.of());

        assertEquals(
                Map.of(20, 1L),
                answers.stage("loaded", answers.level(window, 1), 0, null)
                        .endpoints()
                        .get("book")
                        .times());
    }

    @Test
    void requests_that_ask_a_partner_are_apart_from_the_others() {
        ok("list", 1000, 1004);
        ok("offers", 1000, 1500);
        ok("offers, fallback", 1500, 1500);
        ok("offers", 1000, 1300);
        ko("offers", 1000, 1900, "timeout");

        var parts = level().parts();

        assertEquals(new Part(2, 1, 1, new Percentiles(300, 500, 500, 500, 500)), parts.get(Level.ASKING));
        assertEquals(new Part(1, 0, 0, new Percentiles(4, 4, 4, 4, 4)), parts.get(Level.OTHERS));
    }

    @Test
    void a_response_with_a_fallback_is_successful_and_its_marker_no_request() {
        ok("offers", 1000, 1500);
        ok("offers, fallback", 1500, 1500);

        assertEquals(1, answers().totals().requests());
        assertEquals(Map.of("offers", new Workload.Outcome(1, 0)), answers().outcomes());
        assertEquals(1, level().responses().successful());
        assertEquals(0, level().responses().rejected());
    }

    @Test
    void a_marker_after_the_begin_of_the_window_whose_response_came_before_is_not_counted_beyond_the_responses() {
        ok("offers", 900, 999);
        ok("offers, fallback", 1001, 1001);
        ok("offers", 1000, 1500);
        ok("offers, fallback", 1500, 1500);

        assertEquals(100, level().parts().get(Level.ASKING).fallbackPercent());
    }

    @Test
    void a_level_without_requests_that_ask_a_partner_has_no_parts() {
        ok("list", 1000, 1004);

        assertEquals(Map.of(), level().parts());
    }

    @Test
    void a_journey_with_a_fallback_before_the_load_is_complete() {
        check("offers", true);
        check("offers, fallback", true);

        assertEquals(Optional.empty(), answers().journeyFault());
        assertEquals(1, answers().requestsPerJourney());
    }

    @Test
    void the_times_of_several_logs_are_those_of_one_clock() {
        var early = List.of(new Request("", "list", 1000, 1010, true, ""));
        var late = List.of(new Request("", "list", 500, 510, true, ""), new Request("", "list", 500, 1500, true, ""));

        var level = answers(log(START, early), log(START + 500, late))
                .level(new Level.Offered(1, 14, 1, 0, 0), new Level.Window(START + 1000, START + 2000));

        assertEquals(2, level.responses().successful());
    }

    @Test
    void a_marker_rejects_a_request_of_its_own_log() {
        var rejected = List.of(
                new Request("", "book", 1000, 1100, true, ""), new Request("", "book, refused", 1120, 1120, true, ""));
        var successful = List.of(new Request("", "book", 1000, 1110, true, ""));

        var percentiles =
                answers(log(START, rejected), log(START, successful)).totals().percentiles();

        assertEquals(110, percentiles.p50Millis());
    }

    private GatlingLog log(long start, List<Request> records) {
        return log(start, records, List.of(), List.of());
    }

    private GatlingLog log(long start, List<Request> records, List<User> present, List<String> crashes) {
        return LogWriter.write(folder.resolve(logs++ + ".log"), start, records, present, crashes);
    }

    private static ResponseStatistics answers(GatlingLog... logs) {
        return ResponseStatistics.of(
                Plan.of(new Properties()),
                List.of(logs),
                List.of(),
                Map.of("book, refused", "book"),
                Map.of("offers, fallback", "offers"));
    }

    private JudgedLevel judged(LongUnaryOperator planned) {
        var stage = new Stage("level", new LoadStep(100, 10), START + 1000, START + 11_000);
        return answers().judge(Plan.of(new Properties()), stage, planned, 1, new PauseLateness());
    }

    private void check(String name, boolean ok) {
        requests.add(new Request(Plan.CHECK, name, 1000, 1010, ok, ""));
    }

    private Level level() {
        return answers().level(new Level.Offered(1, 14, 1, 0, 0), new Level.Window(START + 1000, START + 2000));
    }

    private ResponseStatistics answers() {
        return answers(log(START, requests, users, errors));
    }

    private void first(String group, int start, int end, boolean ok) {
        requests.add(new Request(group, "list", start, end, ok, ""));
    }

    private void ok(String name, int start, int end) {
        requests.add(new Request("", name, start, end, true, ""));
    }

    private void ko(String name, int start, int end, String message) {
        requests.add(new Request("", name, start, end, false, message));
    }
}
