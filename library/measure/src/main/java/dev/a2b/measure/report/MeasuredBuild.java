package dev.a2b.measure.report;

import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Rounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A build and its runs under the same conditions. They have the same name, artifact and Java.
 *
 * @param name name of the build; if several builds have it, the beginning of the checksum follows
 * @param runs its runs, the oldest first, at least one
 */
record MeasuredBuild(String name, List<Run> runs) {

    private static final int DIGEST = 7;

    private record Key(String artifact, String java) {}

    /** Groups runs under the same conditions; {@code name} tells the builds apart for people. */
    static List<MeasuredBuild> of(List<Run> runs, Function<Run, String> name) {
        var builds = new ArrayList<MeasuredBuild>();
        grouped(runs, name).forEach((title, named) -> {
            var alike = grouped(named, run -> key(run, named));
            alike.values()
                    .forEach(same -> builds.add(new MeasuredBuild(
                            alike.size() == 1 ? title : distinct(title + " " + digest(same.get(0)), builds), same)));
        });
        return builds;
    }

    /** The runs in which these figures count. */
    List<Run> counting(Figures figures) {
        return runs.stream().filter(run -> run.counts(figures)).toList();
    }

    /** The run to show where only one can be shown: of those whose load counts, the one in the middle of the series. */
    Run typical() {
        var counting = counting(Figures.LOAD);
        return counting.isEmpty() ? newest() : counting.get(counting.size() / 2);
    }

    Run newest() {
        return runs.get(runs.size() - 1);
    }

    /** Whether its runs belong to rounds. */
    boolean hasRounds() {
        return newest().context().round() != null;
    }

    /** Number of the last round in which it was measured; 0 without rounds. */
    int lastRound() {
        return runs.stream().mapToInt(MeasuredBuild::round).max().orElse(0);
    }

    /** A figure of each run, by rounds. */
    Rounds rounds(DecidingFigure figure) {
        return rounds(run -> run.figures().get(figure));
    }

    /** The same of any figure. */
    Rounds rounds(Function<Run, Figure> figure) {
        return new Rounds(IntStream.rangeClosed(1, lastRound())
                .mapToObj(round -> runs.stream()
                        .filter(run -> round(run) == round)
                        .map(figure)
                        .toList())
                .toList());
    }

    /**
     * What belongs beside a figure: how large an image is when a registry transfers it, how many runs were cold, and how
     * many had a fault of the service.
     */
    String beside(Column column) {
        return switch (column) {
            case SIZE -> {
                var compressed = newest().build().size().compressedBytes();
                yield compressed > 0 ? column.number(compressed / 1e6) + " compressed" : "";
            }
            case CPU -> some(counting(Figures.LOAD), Run::isCold, "not warm");
            case CAPACITY -> some(runs, run -> !run.findings().serviceFaults().isEmpty(), "had a fault");
            default -> "";
        };
    }

    /** How many of these runs are so; empty if none is. */
    private static String some(List<Run> runs, Predicate<Run> which, String how) {
        var number = runs.stream().filter(which).count();
        return number > 0 ? number + " of " + runs.size() + " runs " + how : "";
    }

    /** A figure of each run. */
    List<Figure> figures(DecidingFigure figure) {
        return runs.stream().map(run -> run.figures().get(figure)).toList();
    }

    private static int round(Run run) {
        return run.context().round() == null ? 0 : run.context().round().number();
    }

    /** The Java of a service that did not start is not known: the run belongs to those with the same artifact. */
    private static Key key(Run run, List<Run> named) {
        var artifact = run.build().sha256();
        return named.stream()
                .filter(other -> other.build().sha256().equals(artifact))
                .filter(other -> other == run || run.context().java().isEmpty())
                .map(other -> new Key(artifact, other.context().java()))
                .filter(key -> !key.java.isEmpty())
                .findFirst()
                .orElseGet(() -> new Key(artifact, run.context().java()));
    }

    private static String digest(Run run) {
        var digest = run.build().sha256().replaceFirst("^sha256:", "");
        return digest.substring(0, Math.min(DIGEST, digest.length()));
    }

    private static String distinct(String name, List<MeasuredBuild> taken) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> number == 1 ? name : name + " (" + number + ")")
                .filter(candidate -> taken.stream().noneMatch(build -> build.name.equals(candidate)))
                .findFirst()
                .orElseThrow();
    }

    private static <K> LinkedHashMap<K, List<Run>> grouped(List<Run> runs, Function<Run, K> key) {
        var groups = new LinkedHashMap<K, List<Run>>();
        runs.forEach(run -> groups.computeIfAbsent(key.apply(run), unused -> new ArrayList<>())
                .add(run));
        return groups;
    }
}
