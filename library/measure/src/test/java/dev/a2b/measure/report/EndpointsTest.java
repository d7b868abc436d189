package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndpointsTest {

    @Test
    void each_request_of_the_loaded_step_has_its_figures_build_by_build() throws IOException {
        var jar = Runs.recorded();
        var slower = Runs.changed(jar, run -> {
            run.put("id", "other").withObject("/build").put("name", "native").put("sha256", "other");
            run.withObject("/load/stages/4/endpoints/01 countries")
                    .put("failed", 1599)
                    .withObject("percentiles")
                    .put("p95Millis", 60);
        });

        var endpoints = endpoints(jar, slower);

        assertEquals(List.of("request", "jar", "native"), endpoints.p95().heads());
        assertEquals(List.of("01 countries", "6", "60"), endpoints.p95().rows().get(0));
        assertEquals(14, endpoints.p95().rows().size());
        assertEquals(
                List.of(
                        List.of("01 countries", "jar", "1599", "0", "2", "6", "55", "–"),
                        List.of("01 countries", "native", "3198", "50.0", "2", "60", "55", "–")),
                endpoints.all().rows().subList(0, 2));
    }

    @Test
    void a_request_that_never_succeeds_has_no_times() throws IOException {
        var run = Runs.changed(
                Runs.recorded(),
                json -> json.withObject("/load/stages/4/endpoints/01 countries").put("successful", 0));

        assertEquals(List.of("01 countries", "–"), endpoints(run).p95().rows().get(0));
    }

    @Test
    void requests_are_not_told_apart_without_stages() {
        assertEquals(List.of(), endpoints(Runs.run("a")).all().rows());
    }

    private static Endpoints endpoints(Run... runs) {
        return new Endpoints(Comparison.of(List.of(runs)).get(0));
    }
}
