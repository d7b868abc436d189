package dev.a2b.measure.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects the charts of a page: returns their HTML elements, and their data for the script. */
final class Charts {

    /** Writes 12.0 as 12, because a page has many of them. */
    private static final ObjectMapper JSON = new ObjectMapper().registerModule(
        new SimpleModule().addSerializer(Double.class, new StdSerializer<>(Double.class) {
            @Override
            public void serialize(Double value, JsonGenerator json, SerializerProvider provider) throws IOException {
                if (value == Math.rint(value)) {
                    json.writeNumber(value.longValue());
                } else {
                    json.writeNumber(value);
                }
            }
        }));
    private static final String BELOW = "The table below it has its figures.";
    private static final int ROW_PIXELS = 26;
    private static final int AXIS_PIXELS = 56;
    private static final int PIXELS = 260;

    private final Map<String, Chart> charts = new LinkedHashMap<>();

    /** Charts, each with a table of its figures. Those with nothing to draw are left out. */
    String withTables(List<Chart> all) {
        return Html.element("div class=\"charts\"", drawable(all)
            .map(chart -> figure(chart, BELOW, Html.details("Table", chart.table())))
            .collect(Collectors.joining()));
    }

    /** Charts whose figures are in their text alternatives or in a table below. Without scripts, they are hidden. */
    String withoutTables(List<Chart> all) {
        return Html.element("div class=\"charts repeated\"", drawable(all)
            .map(chart -> figure(chart, chart.hasRows() ? chart.sentence() : BELOW, ""))
            .collect(Collectors.joining()));
    }

    /** The data of all charts for the script, escaped so that they cannot end the HTML element that contains them. */
    String json() throws JsonProcessingException {
        return JSON.writeValueAsString(charts).replace("<", "\\u003c");
    }

    private static Stream<Chart> drawable(List<Chart> all) {
        return all.stream().filter(chart -> !chart.isEmpty());
    }

    private String figure(Chart chart, String alternative, String table) {
        var id = "chart-" + (charts.size() + 1);
        charts.put(id, chart);
        var height = chart.hasRows() ? AXIS_PIXELS + ROW_PIXELS * chart.labels().size() : PIXELS;
        return Html.element("figure",
            Html.element("figcaption", Html.text(chart.heading()),
                chart.note().isEmpty() ? "" : Html.element("small", " ", Html.text(chart.note()))),
            Html.element("div class=\"canvas\" style=\"height:" + height + "px\"", Html.element(
                "canvas id=\"" + id + "\" role=\"img\" aria-label=\""
                    + Html.text("Chart: " + chart.heading() + ". " + alternative) + "\"")),
            table);
    }
}
