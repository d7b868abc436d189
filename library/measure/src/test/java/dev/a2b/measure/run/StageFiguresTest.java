package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.FirstMinute.Answered;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.ResourceUsage.Memory;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.statistics.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Two stages of 10 s each with 100 successful responses/s, of a service that may use half a processor. */
class StageFiguresTest {

    private static final FirstMinute MINUTE = new FirstMinute(new Answered(2800, 700));

    private final List<Sample> samples = new ArrayList<>(List.of(sample(5_000, 90), sample(20_000, 120)));
    private Optional<Limits> limits = Optional.of(new Limits(0.5, 512_000_000));
    private long rejected;
    private LoadStage capacity = stage(Plan.CAPACITY, 0, 0, 100, 5_000, -1);
    private LoadStage loaded = stage(Plan.LOADED, 10_000, 0, 100, 2_500, 1);

    @Test
    void each_figure_is_that_of_its_stage() {
        assertEquals(
                Map.of(
                        DecidingFigure.ANSWERED, Figure.of(25, "%"),
                        DecidingFigure.CAPACITY, Figure.of(100, "requests/s"),
                        DecidingFigure.CPU, Figure.of(2.5, "ms"),
                        DecidingFigure.MEMORY, Figure.of(120, "MB")),
                figures(MINUTE));
    }

    @Test
    void memory_after_the_loaded_step_does_not_count() {
        samples.add(sample(20_001, 500));

        assertEquals(Figure.of(120, "MB"), figure(DecidingFigure.MEMORY));
    }

    @Test
    void no_offered_request_is_no_share() {
        var minute = new FirstMinute(new Answered(0, 0));

        assertEquals(
                Figure.none("nothing was offered in the first 10 s"),
                figures(minute).get(DecidingFigure.ANSWERED));
    }

    @Test
    void no_capacity_where_the_service_could_have_used_more() {
        capacity = stage(Plan.CAPACITY, 0, 0, 100, 4_700, -1);

        assertEquals(
                Figure.none("below its limit: the service used 94 % of its 0.50 processors in the capacity stage"),
                figure(DecidingFigure.CAPACITY));
    }

    @Test
    void no_capacity_without_a_limit() {
        limits = Optional.empty();

        assertEquals(Figure.none("no limit was in force, as capacity needs"), figure(DecidingFigure.CAPACITY));
    }

    @Test
    void no_capacity_with_failed_requests() {
        capacity = stage(Plan.CAPACITY, 0, 20, 100, 5_000, -1);

        assertEquals(
                Figure.none("objective missed: 2.0 % of the requests failed or were refused in the capacity stage"),
                figure(DecidingFigure.CAPACITY));
    }

    @Test
    void refused_bookings_leave_a_cheaper_mix_so_they_give_no_capacity() {
        rejected = 20;
        capacity = stage(Plan.CAPACITY, 0, 0, 100, 5_000, -1);

        assertEquals(
                Figure.none("objective missed: 2.0 % of the requests failed or were refused in the capacity stage"),
                figure(DecidingFigure.CAPACITY));
    }

    @Test
    void neither_cpu_nor_memory_if_the_service_did_not_do_its_work() {
        loaded = stage(Plan.LOADED, 10_000, 20, 100, 2_500, 1);
        var lost = Figure.none("2.0 % of the requests failed or were refused in the loaded stage");

        assertEquals(lost, figure(DecidingFigure.CPU));
        assertEquals(lost, figure(DecidingFigure.MEMORY));
    }

    @Test
    void no_capacity_beyond_the_objective() {
        capacity = stage(Plan.CAPACITY, 0, 0, 600, 5_000, -1);

        assertEquals(
                Figure.none("objective missed: p95 was 600 ms in the capacity stage, not 500 ms"),
                figure(DecidingFigure.CAPACITY));
    }

    @Test
    void no_capacity_without_known_cpu() {
        capacity = stage(Plan.CAPACITY, 0, 0, 100, -1, -1);

        assertEquals(Figure.none("the CPU time of the service is not known"), figure(DecidingFigure.CAPACITY));
    }

    @Test
    void no_cpu_per_request_at_the_limit() {
        loaded = stage(Plan.LOADED, 10_000, 0, 100, 4_400, 1);

        assertEquals(
                Figure.none("the service was at its limit: it used 88 % of its 0.50 processors"),
                figure(DecidingFigure.CPU));
    }

    @Test
    void no_cpu_per_request_if_less_was_sent_than_planned() {
        loaded = stage(Plan.LOADED, 10_000, 0, 100, 2_500, 0.9);

        assertEquals(Figure.none("only 90.0 % of the planned requests were sent"), figure(DecidingFigure.CPU));
    }

    @Test
    void no_memory_of_a_service_elsewhere() {
        samples.clear();

        assertEquals(Figure.none("the memory of the service is not known"), figure(DecidingFigure.MEMORY));
    }

    @Test
    void a_plan_without_stages_has_none_of_these_figures() {
        var figures = new StageFigures(Plan.of(new Properties()), MeasuredLoad.NONE, samples, limits).all();

        assertEquals(Map.of(), figures);
    }

    private Figure figure(DecidingFigure figure) {
        return figures(MINUTE).get(figure);
    }

    private Map<DecidingFigure, Figure> figures(FirstMinute minute) {
        var load = new MeasuredLoad(
                minute,
                List.of(),
                List.of(),
                null,
                List.of(capacity, loaded),
                MeasuredLoad.NONE.totals(),
                MeasuredLoad.NONE.timeline());
        return new StageFigures(Plan.of(new Properties()), load, samples, limits).all();
    }

    private LoadStage stage(String name, long from, long failed, long p95Millis, long cpuMillis, double sentShare) {

        var level = new Level(
                new Offered(10, 100, 1, 0, 0),
                new Window(from, from + 10_000),
                new Responses(1000 - rejected, failed, rejected, new TreeMap<>()),
                new Percentiles(20, 30, p95Millis, p95Millis, p95Millis),
                new ConcurrentUsers(2),
                new TreeMap<>(),
                -1);
        var usage = new ResourceUsage(
                2, new Memory(1, 1), 30, 10_000, cpuMillis, Sample.Jvm.UNKNOWN, 1_000, 900, 3, new Throttling(0, 0));
        return new LoadStage(name, level, sentShare, 2, new TreeMap<>(), usage);
    }

    private static Sample sample(long time, long megabytes) {
        return Runs.sample(time, megabytes * 1_000_000, 3, 4, 5, 6, 7, 8, 9);
    }
}
