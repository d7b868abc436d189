package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FanOutTest {

    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    @Test
    void the_answer_tells_what_all_callers_get_and_the_threads() {
        assertEquals(
                List.of("jar serves 400 requests/s of 500 concurrent callers, with p50 1210 ms and p95 1250 ms; 0 "
                        + "of 4000 requests fail; it has 34 threads."),
                experiment(run(1, 0)).answers());
    }

    @Test
    void failed_requests_are_told_with_their_causes() {
        var experiment = experiment(run(1, 7));

        assertEquals(
                "jar serves 400 requests/s of 500 concurrent callers, with p50 1210 ms and p95 1250 ms; 7 of 4007 "
                        + "requests fail; it has 34 threads.",
                experiment.answers().get(0));
        assertEquals(
                List.of(
                        "500",
                        "400.0",
                        "1210",
                        "1250",
                        "1300",
                        "1250",
                        "7 times status 503",
                        "4007",
                        "7 times status 503",
                        "3",
                        "34",
                        "50",
                        "in time"),
                experiment.tables().get(0).rows().get(0));
        assertEquals(
                experiment.tables().get(0).heads().size(),
                experiment.tables().get(0).rows().get(0).size());
    }

    @Test
    void a_late_generator_is_told() {
        assertEquals(
                "jar serves 400 requests/s of 500 concurrent callers, with p50 1210 ms and p95 1250 ms; 0 of 4000 "
                        + "requests fail; it has 34 threads; the load generator was at fault: it started 90.0 % of the users at "
                        + "400.0 users/s.",
                experiment(run(0.9, 0)).answers().get(0));
    }

    @Test
    void the_closed_model_is_not_compared_with_the_open_one() {
        var comparison = Comparison.of(List.of(run(1, 0)), "jar").get(0);

        assertEquals(Optional.empty(), Models.of(comparison));
        assertEquals(Optional.empty(), SlowPartner.of(comparison));
    }

    private static Experiment experiment(Run run) {
        return FanOut.of(Comparison.of(List.of(run), "jar").get(0)).orElseThrow();
    }

    private static Run run(double started, long failed) {
        var causes =
                new TreeMap<>(failed == 0 ? Map.<String, Long>of() : Map.of("status.find.is(200), found 503", failed));
        var level = new Level(
                new Offered(400, 400, started, 0, 0),
                new Window(0, 10_000),
                new Responses(4000, failed, 0, causes),
                1211,
                new Percentiles(1210, 1240, 1250, 1300, 1400),
                new ConcurrentUsers(500, 500, 500),
                new TreeMap<>(Map.of(
                        Level.ASKING, new Part(4000, failed, 3, new Percentiles(1210, 1240, 1250, 1300, 1400)),
                        Level.OTHERS, new Part(0, 0, 0, new Percentiles(0, 0, 0, 0, 0)))),
                -1);
        return Runs.changed(Runs.ranked("jar-1", "jar", "1", 500), json -> {
            json.withObject("/plan/load")
                    .putPOJO("search", new Search(500, 0, 0, List.of(500), 30, 900))
                    .putPOJO("levels", List.of(new LoadStep(40, 20, "0.12/0.19/0.6/1.2")));
            json.withObject("/load").putPOJO("closed", List.of(new ModelPair(500, level, level)));
            json.withObject("/resources")
                    .putPOJO(
                            "samples",
                            List.of(
                                    Runs.sample(0, 1, 30, 1_000, 0, 0, 0, 0, 0),
                                    Runs.sample(9_000, 1, 34, 1_000 + CPUS * 4_500L, 0, 0, 0, 0, 0)));
        });
    }
}
