package dev.a2b.measure.report;

import dev.a2b.measure.result.Phase;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The report as one page that needs nothing beside it: template, style, script and the library that draws are in it.
 * Tables and texts are there without scripts, too.
 */
final class PageReport {

    /** Of Chart.js; the folder is named after its version, which its own description tells. */
    private static final String LIBRARY = "/META-INF/resources/webjars/chart.js/%s/dist/chart.umd.min.js";
    private static final String LIBRARY_VERSION = "/META-INF/maven/org.webjars.npm/chart.js/pom.properties";
    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'");

    private final ReportModel findings;
    private final Charts figures = new Charts();

    private PageReport(ReportModel findings) {
        this.findings = findings;
    }

    static String of(ReportModel findings) throws IOException {
        return new PageReport(findings).page();
    }

    private String page() throws IOException {
        var comparisons = findings.comparisons().stream().map(one -> new PageComparison(one, figures)).toList();
        var parts = new HashMap<String, String>();
        parts.put("when", Html.text(when()));
        parts.put("verdict", comparisons.isEmpty() ? Html.element("p", Html.text(findings.headline()))
            : comparisons.get(0).verdict());
        parts.put("comparison", comparisons.isEmpty() ? "" : comparisons.get(0).body());
        parts.put("others", comparisons.stream().skip(1)
            .map(one -> Html.element("section", Html.element("h2", "Measured otherwise"), one.verdict(), one.body()))
            .collect(Collectors.joining()));
        var common = findings.environment();
        parts.put("runs", Html.list(findings.missing()) + findings.runs().stream()
            .map(run -> new PageRun(run, findings.folder()).html(figures, common)).collect(Collectors.joining()));
        parts.put("environment", Html.table("The same in all runs", List.of("what", "value"), PageRun.rows(common)));
        parts.put("published", published());
        parts.put("style", resource("/report/report.css"));
        parts.put("library", library());
        parts.put("charts", figures.json());
        parts.put("script", resource("/report/report.js"));
        return PLACE.matcher(resource("/report/report.html"))
            .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
    }

    private String when() {
        if (findings.runs().isEmpty()) {
            return "No runs yet.";
        }
        var times = findings.runs().stream().flatMap(run -> run.phases().stream())
            .mapToLong(Phase::from).summaryStatistics();
        var count = findings.runs().size();
        return (count == 1 ? "1 run, " : count + " runs, ") + time(times.getMin()) + " to " + time(times.getMax())
            + ", on " + findings.comparisons().get(0).conditions().machine();
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
    }

    private static String published() throws IOException {
        var rows = resource("/report/published-results.csv").lines()
            .map(line -> Arrays.asList(line.split(",", -1))).toList();
        return Html.table("Published figures", rows.get(0).stream().map(head -> head.replace('_', ' ')).toList(),
            rows.subList(1, rows.size()));
    }

    /** Without the name of its source map, which is not there. */
    private static String library() throws IOException {
        var description = new Properties();
        description.load(new StringReader(resource(LIBRARY_VERSION)));
        return resource(String.format(LIBRARY, description.getProperty("version")))
            .replaceFirst("//# sourceMappingURL=.*", "").replace("</script", "<\\/script");
    }

    private static String resource(String name) throws IOException {
        try (var in = PageReport.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException(name + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
