package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RunChartsTest {

    private static final long BEGIN = 1_000_000;
    private static final List<String> SERIES =
            List.of("sent", "successful", "failed", "p50Millis", "p95Millis", "p99Millis", "users");

    @Test
    void processors_in_use_are_cpu_time_over_elapsed_time() {
        var run = run(json -> {}, sample(0, 100, 1000, 0), sample(2, 200, 2000, 75), sample(4, 300, 6000, 100));

        var processors = charts(run).get("CPU used");

        assertEquals(
                List.of("service", "everything else"),
                processors.series().stream().map(Series::name).toList());
        assertEquals(List.of(2.0, 4.0), processors.series().get(0).x());
        assertEquals(List.of(0.5, 2.0), processors.series().get(0).y());
        assertEquals(List.of(1.0, 0.0), processors.series().get(1).y());
    }

    @Test
    void the_charts_show_the_limits_of_processors_and_memory() {
        var run = run(
                json -> json.withObject("/context").putPOJO("limits", new Limits(0.5, 512_000_000)),
                sample(0, 100, 1000, 0),
                sample(2, 200, 2000, 0));

        assertEquals(0.5, charts(run).get("CPU used").y().limit().value());
        assertEquals(512, charts(run).get("Memory of the service").y().limit().value());
    }

    @Test
    void what_is_not_known_is_not_drawn() {
        var run = run(json -> {}, sample(0, -1, -1, 0), sample(1, -1, -1, 0));

        assertFalse(charts(run).containsKey("Memory of the service"));
        assertFalse(charts(run).containsKey("CPU used"));
    }

    @Test
    void the_first_minute_is_shown_by_itself() {
        var seconds = IntStream.range(0, 90).mapToObj(Integer::valueOf).toList();
        var run = run(
                json -> {
                    var timeline = json.withObject("/load/timeline").put("from", BEGIN);
                    SERIES.forEach(name -> timeline.putPOJO(name, seconds));
                },
                sample(0, 1, 1, 0));

        var charts = charts(run);

        assertEquals(
                90, charts.get("Requests and responses").series().get(0).x().size());
        assertEquals(
                60,
                charts.get("First minute: requests and responses")
                        .series()
                        .get(0)
                        .x()
                        .size());
        assertTrue(charts.get("Requests and responses")
                .table()
                .contains("<th scope=\"row\">0 to 8</th><td>3.50</td><td>3.50</td><td>3.50</td>"));
    }

    @Test
    void the_load_begins_with_the_first_minute_if_there_is_one() {
        var run = run(json -> json.withObject("/context")
                .putPOJO(
                        "phases",
                        List.of(
                                new Phase(Plan.FIRST_MINUTE, BEGIN - 60_000, BEGIN),
                                new Phase(Plan.WARM_UP, BEGIN, BEGIN + 1))));

        assertEquals(60, new RunCharts(run).at(BEGIN));
    }

    @Test
    void the_percentile_99_9_needs_a_thousand_responses() {
        var run = run(json -> {
            json.withObject("/load/light/responses").put("successful", 999);
            json.withObject("/load/light/offered").put("requestsPerSecond", 100);
        });

        var series = charts(run).get("Response time by percentile").series();

        assertEquals(
                List.of("100 requests/s", "280 requests/s, the saturation"),
                series.stream().map(Series::name).toList());
        assertEquals(Arrays.asList(10.0, 15.0, 20.0, 30.0, null), series.get(0).y());
        assertEquals(List.of(10.0, 15.0, 20.0, 30.0, 40.0), series.get(1).y());
    }

    @Test
    void a_run_without_seconds_shows_what_it_has() {
        var run = run(
                json -> SERIES.forEach(json.withObject("/load/timeline")::putArray),
                sample(0, 100, 1000, 0),
                sample(2, 200, 2000, 0));

        assertEquals(
                List.of("CPU used", "Memory of the service", "Response time by percentile"),
                charts(run).keySet().stream().sorted().toList());
    }

    private static Map<String, Chart> charts(Run run) {
        return new RunCharts(run)
                .all().stream()
                        .filter(chart -> !chart.isEmpty())
                        .collect(Collectors.toMap(Chart::title, Function.identity()));
    }

    private static Run run(Consumer<ObjectNode> change, Sample... samples) {
        return Runs.changed(Runs.run("a"), json -> {
            json.withObject("/resources").putPOJO("samples", List.of(samples));
            json.withObject("/context").putPOJO("phases", List.of(new Phase(Plan.WARM_UP, BEGIN, BEGIN + 1)));
            change.accept(json);
        });
    }

    private static Sample sample(int second, int megabytes, long cpuMillis, double machinePercent) {
        return Runs.sample(BEGIN + second * 1000L, megabytes * 1_000_000L, 1, cpuMillis, 0, 0, machinePercent, 0, 0);
    }
}
