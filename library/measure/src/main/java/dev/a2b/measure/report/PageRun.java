package dev.a2b.measure.report;

import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The section of a run in the HTML page, initially collapsed. */
final class PageRun {

    private final Run run;
    private final Path measurements;

    PageRun(Run run, Path measurements) {
        this.run = run;
        this.measurements = measurements;
    }

    /** @param known the settings that the page shows for all runs together */
    String html(Map<String, String> known) {
        var own = run.context().described();
        own.entrySet().removeAll(known.entrySet());
        return Html.element(
                "details class=\"run\" id=\"" + Html.text(run.id()) + "\"",
                Html.element(
                        "summary",
                        Html.text(run.id()),
                        run.counts(Figures.LOAD) ? "" : Html.element("em", " does not count")),
                Html.list(Remarks.on(run)),
                commands(),
                Html.element("p", reports()),
                Html.table("Metrics", List.of("metric", "this run"), rows(RunTable.of(run))),
                run.load().steps().isEmpty() ? "" : Html.details("Steps", steps()),
                Charts.withTables(new RunCharts(run).all()),
                Html.element("p class=\"legend\"", "Dotted vertical lines mark the beginning of a phase."),
                Html.details("Phases", phases()),
                Html.details("Validity checks", checks()),
                own.isEmpty()
                        ? ""
                        : Html.details(
                                "Environment of this run only",
                                Html.table("Environment of this run", List.of("setting", "value"), rows(own))));
    }

    /** The rows of a table of names and values. */
    static List<List<String>> rows(Map<String, String> values) {
        return values.entrySet().stream()
                .map(entry -> List.of(entry.getKey(), entry.getValue()))
                .toList();
    }

    private String commands() {
        var environment = run.context().environment();
        return Html.element(
                "p",
                "Measured by ",
                code("./mvnw " + environment.getOrDefault(Context.MAVEN_ARGUMENTS, "")),
                ", which started ",
                code(environment.getOrDefault(
                        Context.SERVICE_COMMAND, String.join(" ", run.build().command()))));
    }

    private static String code(String text) {
        return Html.element("code", Html.text(text.strip()));
    }

    private String reports() {
        var links = new ArrayList<String>();
        links.add("Raw figures: " + link(Path.of(run.id(), RunFolder.RUN), RunFolder.RUN) + ".");
        run.context()
                .reports()
                .forEach((name, path) -> links.add(kept(path)
                        .map(found -> "Gatling's report, while it is kept: "
                                + link(measurements.relativize(found), name) + ".")
                        .orElse("Gatling's report was " + code(path) + " and is not kept.")));
        return String.join(" ", links);
    }

    private static String link(Path target, String text) {
        try {
            var address = new URI(null, null, target.toString(), null).getRawPath();
            return Html.element("a href=\"" + Html.text(address) + "\"", Html.text(text));
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * Looks for the folder of Gatling's report, because Gatling writes the page itself later. The path is relative to
     * the root of the project, which is above the measurements.
     */
    private Optional<Path> kept(String path) {
        return Stream.iterate(measurements, folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(path))
                .filter(page -> Files.isDirectory(page.getParent()))
                .findFirst();
    }

    private String steps() {
        var steps = new StepTable(run);
        return Html.table("Steps of the run", steps.head(), steps.rows());
    }

    private String phases() {
        var charts = new RunCharts(run);
        return Html.table(
                "Phases of the run",
                List.of("phase", "from (s)", "duration (s)"),
                run.context().phases().stream()
                        .map(phase -> List.of(
                                phase.name(),
                                Double.toString(charts.at(phase.from())),
                                Double.toString((phase.to() - phase.from()) / 1e3)))
                        .toList());
    }

    private String checks() {
        return Html.table(
                "Figures do not count if a check that affects them failed",
                List.of("check", "passed", "finding"),
                run.findings().checks().stream()
                        .map(check -> List.of(check.kind().text(), check.passed() ? "yes" : "no", check.finding()))
                        .toList());
    }
}
