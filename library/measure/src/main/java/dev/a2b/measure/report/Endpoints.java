package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.LoadStage.Endpoint;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Statistics;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The requests of the loaded stage by their names, of each build. */
final class Endpoints {

    private static final List<String> HEADS = List.of(
            "request", "build", "requests", "failed (%)", "p50 (ms)", "p95 (ms)", "p99 (ms)", "bytes of a journey");

    private final List<MeasuredBuild> builds;

    Endpoints(Comparison comparison) {
        this.builds = comparison.counted();
    }

    /** How long 19 of 20 responses take, build by build; without rows if requests are not told apart. */
    public Table p95() {
        return new Table(
                "p95 in the loaded step (ms), medians",
                Stream.concat(Stream.of("request"), builds.stream().map(MeasuredBuild::name))
                        .toList(),
                names().map(name -> Stream.concat(
                                        Stream.of(name),
                                        builds.stream().map(build -> time(build, name, Percentiles::p95Millis)))
                                .toList())
                        .toList());
    }

    /** All figures, the builds of a request one after the other. */
    public Table all() {
        return new Table(
                "Requests of the loaded step, medians",
                HEADS,
                names().flatMap(name -> builds.stream().map(build -> row(build, name)))
                        .toList());
    }

    private Stream<String> names() {
        var names = new TreeSet<String>();
        builds.stream()
                .flatMap(build -> build.runs().stream())
                .forEach(run -> names.addAll(run.decidingStep().endpoints().keySet()));
        return names.stream();
    }

    private static List<String> row(MeasuredBuild build, String name) {
        return List.of(
                name,
                build.name(),
                Texts.whole(median(build, name, Endpoint::requests)),
                Texts.number(median(build, name, Endpoint::failedPercent)),
                time(build, name, Percentiles::p50Millis),
                time(build, name, Percentiles::p95Millis),
                time(build, name, Percentiles::p99Millis),
                Texts.whole(bytes(build, name)));
    }

    /** Every run sends the same journey, so one tells it. */
    private static double bytes(MeasuredBuild build, String name) {
        var journey = build.typical().load().journey();
        return journey == null ? Double.NaN : journey.bytes().getOrDefault(name, 0L);
    }

    private static String time(MeasuredBuild build, String name, ToDoubleFunction<Percentiles> millis) {
        return Texts.whole(median(
                build,
                name,
                endpoint -> endpoint.successful() == 0 ? Double.NaN : millis.applyAsDouble(endpoint.percentiles())));
    }

    private static double median(MeasuredBuild build, String name, ToDoubleFunction<Endpoint> figure) {
        return Statistics.median(build.counting(Figures.LOAD).stream()
                .map(run -> endpoint(run, name))
                .flatMap(Optional::stream)
                .mapToDouble(figure)
                .filter(value -> !Double.isNaN(value)));
    }

    private static Optional<Endpoint> endpoint(Run run, String name) {
        return Optional.ofNullable(run.decidingStep().endpoints().get(name));
    }
}
