package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CostTest {

    private static final Prices PRICES = new Prices(0.04, 0.004, "EUR");

    @Test
    void requests_per_cpu_second_are_the_inverse_of_cpu_per_request() {
        assertEquals(500, Cost.requestsPerCpuSecond(Runs.run("a")), 1e-9); // 2 ms each
    }

    @Test
    void requests_per_megabyte_are_those_of_the_saturation() {
        var run = Runs.changed(
                Runs.run("a"),
                json -> json.withObject("/resources")
                        .putPOJO(
                                "samples",
                                List.of(
                                        sample(5000, 100_000_000),
                                        sample(6000, 140_000_000),
                                        sample(20_000, 900_000_000))));

        assertEquals(280 / 140.0, Cost.requestsPerSecondPerMegabyte(run), 1e-9);
    }

    @Test
    void a_million_requests_cost_the_limits_for_as_long_as_they_take() {
        // 0.5 processors and 0.5 GB cost 0.022 per hour, and 280 requests/s are 1.008 million per hour.
        assertEquals(0.022 / 1.008, Cost.perMillion(limited(), PRICES), 1e-9);
    }

    @Test
    void without_limits_nothing_says_what_was_bought() {
        var row = new CostTable(comparison(Runs.ranked("a", "jar", "1", 280)), PRICES)
                .rows()
                .get(0);

        assertEquals(List.of("jar", "500", "not known", "not known"), row);
    }

    @Test
    void what_may_carry_more_costs_at_most_this() {
        var table = new CostTable(comparison(limited()), PRICES);

        assertEquals(
                "EUR per million requests, at the saturation", table.heads().get(3));
        assertEquals(
                List.of("jar", "500", "not known", "at most 0.0218"),
                table.rows().get(0));
        assertEquals(
                Set.of(table.heads().get(1), table.heads().get(3)),
                table.medians(comparison(limited()).builds().get(0)).keySet());
        assertTrue(
                table.legend().contains("EUR 0.04 for a processor and 0.004 for a GB of memory per hour"),
                table.legend());
    }

    @Test
    void repeats_have_a_median_and_a_range() {
        var other = Runs.changed(
                Runs.ranked("b", "jar", "1", 280),
                run -> run.withObject("/resources/usage").put("cpuMillis", 2800));

        var row = new CostTable(comparison(Runs.ranked("a", "jar", "1", 280), other), null)
                .rows()
                .get(0);

        assertEquals(List.of("jar", "750 (500 to 1000)", "not known"), row);
    }

    @Test
    void a_price_that_is_missing_is_0_and_without_any_there_is_no_money() {
        assertEquals(Optional.empty(), Prices.of(settings(Map.of("price.currency", "EUR"))));
        assertEquals(Optional.of(new Prices(0.04, 0, "")), Prices.of(settings(Map.of("price.cpu.hour", "0.04"))));
        assertThrows(MeasureException.class, () -> Prices.of(settings(Map.of("price.gb.hour", "-1"))));
    }

    private static Sample sample(long time, long bytes) {
        return Runs.sample(time, bytes, 1, 1, 1, 1, 1, 1, 1);
    }

    private static Run limited() {
        return Runs.changed(
                Runs.run("a"),
                (ObjectNode run) -> run.withObject("/context").putPOJO("limits", new Limits(0.5, 500_000_000)));
    }

    private static Comparison comparison(Run... runs) {
        return Comparison.of(List.of(runs), "jar").get(0);
    }

    private static Settings settings(Map<String, String> given) {
        var properties = new Properties();
        properties.putAll(given);
        return new Settings(properties, new Properties());
    }
}
