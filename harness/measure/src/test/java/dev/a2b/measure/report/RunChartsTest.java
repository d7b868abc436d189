package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RunChartsTest {

    private static final long BEGIN = 1_000_000;
    private static final List<String> SERIES = List.of("sent", "successful", "failed", "p95Millis", "users");

    @Test
    void cpu_is_the_share_of_all_processors_between_two_samples() {
        var run = run(json -> { }, sample(0, 100, 1000), sample(2, 200, 2000), sample(4, 300, 6000));

        var service = charts(run).get("CPU").series().get(0);

        assertEquals(List.of(2.0, 4.0), service.x());
        assertEquals(List.of(25.0, 100.0), service.y());
    }

    @Test
    void what_is_not_known_is_not_drawn() {
        var run = run(json -> { }, sample(0, -1, -1), sample(1, -1, -1));

        assertFalse(charts(run).containsKey("Memory of the service"));
        assertFalse(charts(run).containsKey("CPU"));
    }

    @Test
    void the_first_minute_is_shown_by_itself() {
        var seconds = IntStream.range(0, 90).mapToObj(Integer::valueOf).toList();
        var run = run(json -> {
            var timeline = json.withObject("/load/timeline").put("from", BEGIN);
            SERIES.forEach(name -> timeline.putPOJO(name, seconds));
        }, sample(0, 1, 1));

        var charts = charts(run);

        assertEquals(90, charts.get("Requests and responses").series().get(0).x().size());
        assertEquals(60, charts.get("First minute: requests and responses").series().get(0).x().size());
        assertTrue(charts.get("Requests and responses").table().contains(
            "<th scope=\"row\">0 to 8</th><td>3.5</td><td>3.5</td><td>3.5</td>"));
    }

    @Test
    void a_run_without_seconds_shows_what_it_has() {
        var run = run(json -> SERIES.forEach(json.withObject("/load/timeline")::putArray), sample(0, 100, 1000),
            sample(2, 200, 2000));

        assertEquals(List.of("CPU", "Memory of the service"), charts(run).keySet().stream().sorted().toList());
    }

    private static Map<String, Chart> charts(Run run) {
        return new RunCharts(run).all().stream().collect(Collectors.toMap(Chart::title, Function.identity()));
    }

    private static Run run(Consumer<ObjectNode> change, Sample... samples) {
        return Runs.changed(Runs.run("a"), json -> {
            json.withObject("/resources").putPOJO("samples", List.of(samples));
            json.withObject("/context").putPOJO("phases", List.of(new Phase(Plan.WARM_UP, BEGIN, BEGIN + 1)));
            change.accept(json);
        });
    }

    private static Sample sample(int second, int megabytes, long cpuMillis) {
        return new Sample(BEGIN + second * 1000L, megabytes * 1_000_000L, 1, cpuMillis, 0, 0, 0, 0, 0);
    }
}
