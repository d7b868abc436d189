package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Inspection;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Run;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DetailChartsTest {

    @Test
    void each_run_that_counts_is_a_dot_in_the_row_of_its_build() {
        var failed = Runs.changed(
                Runs.ranked("jar-3", "jar", "1", 900),
                run -> run.withArray("/findings/checks").addPOJO(Runs.failed("it started 3 users")));
        var charts = charts(
                Runs.ranked("jar-1", "jar", "1", 500),
                Runs.ranked("jar-2", "jar", "1", 520),
                failed,
                Runs.ranked("native-1", "native", "2", 300));

        var dots = charts.repeats().get(Metric.SATURATION.ordinal());

        assertEquals("Saturation (requests/s)", dots.heading());
        assertEquals(List.of("jar", "native"), dots.labels());
        assertEquals(List.of(510.0, 300.0), dots.series().get(0).y());
        assertEquals(List.of(0.0, 0.0), dots.series().get(1).x());
        assertEquals(List.of(500.0, 520.0), dots.series().get(1).y());
        assertEquals(List.of(300.0), dots.series().get(2).y());
        assertEquals("jar 500.0, 520.0; native 300.0.", dots.sentence());
    }

    @Test
    void percentiles_and_the_first_minute_have_a_line_for_each_build() {
        var charts = charts(Runs.ranked("jar-1", "jar", "1", 500), Runs.ranked("native-1", "native", "2", 300));

        var percentiles = charts.percentiles();

        assertEquals(
                List.of("jar", "native"),
                percentiles.series().stream().map(Chart.Series::name).toList());
        assertEquals(
                List.of(10.0, 15.0, 20.0, 30.0, 40.0),
                percentiles.series().get(0).y());
        assertEquals(
                List.of("jar", "native"),
                charts.firstMinute().get(0).series().stream()
                        .map(Chart.Series::name)
                        .toList());
    }

    @Test
    void processors_are_shared_by_what_they_did_at_the_saturation() {
        var run = Runs.changed(Runs.ranked("jar-1", "jar", "1", 500), json -> {
            json.withObject("/load/levels/0/level").putPOJO("window", new Window(1000, 5000));
            json.withObject("/resources")
                    .putPOJO(
                            "samples",
                            List.of(
                                    Runs.sample(0, 1, 1, 0, 0, 0, 100, 0, 0),
                                    Runs.sample(1000, 1, 1, 5000, 5000, 5000, 100, 0, 0),
                                    Runs.sample(3000, 1, 1, 6000, 5200, 5400, 50, 0, 0),
                                    Runs.sample(5000, 1, 1, 7000, 5400, 5800, 100, 0, 0)));
        });

        var processors = charts(run).processors();

        assertEquals(
                List.of(List.of(0.5), List.of(0.1), List.of(0.2), List.of(0.7)),
                processors.series().stream()
                        .map(Chart.Series::y)
                        .map(DetailChartsTest::tenths)
                        .toList());
    }

    @Test
    void an_image_consists_of_its_layers_and_a_jar_of_itself_and_its_cache() {
        var image = Runs.changed(Runs.ranked("docker-1", "docker", "2", 500), json -> {
            json.withObject("/build").put("kind", "image");
            json.withArray("/findings/inspections")
                    .addPOJO(Inspection.ofLayers(List.of(80_000_000L, 400_000L, 17_000_000L, 300_000L), 9));
        });
        var jar = Runs.changed(
                Runs.ranked("jar-1", "jar", "1", 500),
                json -> json.withObject("/build/size").put("cacheBytes", 75_000_000));

        var parts = charts(image, jar).parts();

        assertEquals(List.of("jar", "docker"), parts.labels());
        assertEquals(
                List.of(Arrays.asList(18.891427, 80.0), Arrays.asList(75.0, 17.0), Arrays.asList(null, 0.7)),
                parts.series().stream().map(Chart.Series::y).toList());
    }

    private static DetailCharts charts(Run... runs) {
        return new DetailCharts(Comparison.of(List.of(runs), "jar").get(0));
    }

    private static List<Double> tenths(List<Double> values) {
        return values.stream().map(value -> Math.round(10 * value) / 10.0).toList();
    }
}
