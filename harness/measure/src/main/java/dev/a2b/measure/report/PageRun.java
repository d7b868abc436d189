package dev.a2b.measure.report;

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
import java.util.TreeMap;
import java.util.stream.Stream;

/** One run as a part of the page, closed until it is opened. */
final class PageRun {

    private final Run run;
    private final Path measurements;

    PageRun(Run run, Path measurements) {
        this.run = run;
        this.measurements = measurements;
    }

    /** @param known what the page's table of the environment tells already */
    String html(Charts figures, Map<String, String> known) {
        var own = new TreeMap<>(run.environment());
        own.entrySet().removeAll(known.entrySet());
        return Html.element("details class=\"run\" id=\"" + Html.text(run.id()) + "\"",
            Html.element("summary", Html.text(run.id()), run.voided().isEmpty() ? "" : Html.element("em", " void")),
            Html.list(Remarks.on(run)),
            commands(),
            Html.element("p", reports()),
            Html.table("Figures", List.of("figure", "of this run"), rows(Row.of(run))),
            figures.withTables(new RunCharts(run).all()),
            Html.element("p class=\"legend\"", "Dotted vertical lines: a phase of the run begins."),
            Html.details("Phases", phases()),
            Html.details("Guards", guards()),
            own.isEmpty() ? "" : Html.details("Environment of this run alone", Html.table("Environment of this run",
                List.of("what", "value"), rows(own))));
    }

    /** The rows of a table of names and values. */
    static List<List<String>> rows(Map<String, String> values) {
        return values.entrySet().stream().map(entry -> List.of(entry.getKey(), entry.getValue())).toList();
    }

    private String commands() {
        var environment = run.environment();
        return Html.element("p", "Measured by ", code("./mvnw " + environment.getOrDefault("maven arguments", "")),
            ", which started ", code(environment.getOrDefault("service command",
                String.join(" ", run.build().command()))));
    }

    private static String code(String text) {
        return Html.element("code", Html.text(text.strip()));
    }

    private String reports() {
        var links = new ArrayList<String>();
        links.add("All raw figures: " + link(Path.of(run.id(), RunFolder.RUN), RunFolder.RUN) + ".");
        run.reports().forEach((name, path) -> links.add(kept(path)
            .map(found -> "The load generator's own report, as long as it is kept: "
                + link(measurements.relativize(found), name) + ".")
            .orElse("The load generator's own report was " + code(path) + " and is not kept here.")));
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

    /** The path is as seen from the project's root, which is above the measurements. The page itself comes later. */
    private Optional<Path> kept(String path) {
        return Stream.iterate(measurements, folder -> folder != null, Path::getParent)
            .map(folder -> folder.resolve(path))
            .filter(page -> Files.isDirectory(page.getParent()))
            .findFirst();
    }

    private String phases() {
        var charts = new RunCharts(run);
        return Html.table("Phases of the run", List.of("phase", "from (s)", "lasting (s)"), run.phases().stream()
            .map(phase -> List.of(phase.name(), Double.toString(charts.at(phase.from())),
                Double.toString((phase.to() - phase.from()) / 1e3))).toList());
    }

    private String guards() {
        return Html.table("What must be true for the figures to count", List.of("guard", "holds", "found"),
            run.guards().stream().map(guard -> List.of(guard.name(), guard.passed() ? "yes" : "no", guard.said()))
                .toList());
    }
}
