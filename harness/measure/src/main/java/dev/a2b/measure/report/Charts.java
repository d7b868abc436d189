package dev.a2b.measure.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.a2b.measure.statistics.Format;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    private static final int BAR_PIXELS = 26;
    private static final int AXIS_PIXELS = 56;

    private final Map<String, Chart> charts = new LinkedHashMap<>();

    /** Charts, each with a table of its figures. */
    String withTables(List<Chart> all) {
        return Html.element("div class=\"charts\"", all.stream().map(chart -> figure(chart, Html.details("Table",
            chart.bars() ? causes(chart) : chart.table()))).collect(Collectors.joining()));
    }

    /** Charts whose figures are in another table of the page. Without scripts, they are hidden. */
    String withoutTables(List<Chart> all) {
        return Html.element("div class=\"charts repeated\"",
            all.stream().map(chart -> figure(chart, "")).collect(Collectors.joining()));
    }

    /** The data of all charts for the script, escaped so that they cannot end the HTML element that contains them. */
    String json() throws JsonProcessingException {
        return JSON.writeValueAsString(charts).replace("<", "\\u003c");
    }

    private String figure(Chart chart, String alternative) {
        var id = "chart-" + (charts.size() + 1);
        charts.put(id, chart);
        var height = chart.bars() ? AXIS_PIXELS + BAR_PIXELS * chart.labels().size() : 260;
        var unit = chart.bars() ? chart.x() : chart.y().title();
        var title = unit.isEmpty() ? chart.title() : chart.title() + " (" + unit + ")";
        return Html.element("figure",
            Html.element("figcaption", Html.text(title), chart.bars() && !chart.y().title().isEmpty()
                ? Html.element("small", " ", Html.text(chart.y().title())) : ""),
            Html.element("div class=\"canvas\" style=\"height:" + height + "px\"", Html.element(
                "canvas id=\"" + id + "\" role=\"img\" aria-label=\"" + Html.text(spoken(chart, title)) + "\"")),
            alternative);
    }

    private static String spoken(Chart chart, String title) {
        if (!chart.bars()) {
            return "Chart: " + title + ". The table below it has its figures.";
        }
        var values = chart.series().get(0).y();
        var text = new StringBuilder("Chart: " + title);
        for (var i = 0; i < values.size(); i++) {
            text.append(i == 0 ? ": " : ", ").append(chart.labels().get(i)).append(' ')
                .append(values.get(i) == null ? "none" : Format.of("%.2f", values.get(i)));
        }
        return text.append('.').toString();
    }

    private static String causes(Chart chart) {
        var values = chart.series().get(0).y();
        return Html.table(chart.title(), List.of("cause", chart.x()),
            IntStream.range(0, values.size())
                .mapToObj(i -> List.of(chart.labels().get(i), Long.toString(values.get(i).longValue()))).toList());
    }
}
