package dev.a2b.measure.report;

import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All builds that were measured under the same conditions.
 *
 * @param conditions what their runs have in common
 * @param builds the builds in the order of their groups and names
 * @param baseline the build with which the others are compared
 */
record Comparison(Conditions conditions, List<ComparedBuild> builds, ComparedBuild baseline) {

    /** Number of colours of a family in the style of the page. */
    static final int COLOURS = 10;

    /**
     * One comparison for each set of conditions. First come those without a watermark, of these those with several
     * builds, of these those with limits, then those with the most groups of builds, then with the most builds, and
     * then the newest.
     *
     * @param baseline name of the baseline; if a comparison does not have it, its first build is the baseline
     */
    static List<Comparison> of(List<Run> runs, String baseline) {
        var byConditions =
                Repeats.of(runs).stream().collect(Collectors.groupingBy(repeats -> Conditions.of(repeats.newest())));
        return byConditions.entrySet().stream()
                .map(entry -> of(entry.getKey(), named(entry.getValue()), baseline))
                .sorted(Comparator.comparing((Comparison comparison) ->
                                !comparison.conditions().watermark().isEmpty())
                        .thenComparing(comparison -> !comparison.isRanked())
                        .thenComparing(comparison -> comparison.conditions().limits() == null)
                        .thenComparing(comparison -> -comparison.groups().size())
                        .thenComparing(comparison -> -comparison.builds().size())
                        .thenComparing(Comparison::newest, Comparator.reverseOrder()))
                .toList();
    }

    private static Comparison of(Conditions conditions, List<ComparedBuild> builds, String name) {
        var baseline = builds.stream()
                .filter(build -> build.repeats().newest().build().name().equals(name))
                .max(Comparator.comparingInt(build -> build.repeats().runs().size()))
                .orElse(builds.get(0));
        if (builds.size() < 2 || !conditions.watermark().isEmpty()) {
            return new Comparison(conditions, builds, baseline);
        }
        var compared = new Ranking(builds, baseline).compared();
        return new Comparison(conditions, compared, compared.get(builds.indexOf(baseline)));
    }

    /** Whether it ranks builds: its plan has no watermark, and it has several builds. */
    boolean isRanked() {
        return conditions.watermark().isEmpty() && builds.size() > 1;
    }

    /** The builds of which at least one run has load figures that count. */
    List<ComparedBuild> counted() {
        return builds.stream().filter(build -> build.counted() > 0).toList();
    }

    /** The runs whose load figures count, build by build. */
    List<Run> countedRuns() {
        return builds.stream()
                .flatMap(build -> build.repeats().counting(Figures.LOAD).stream())
                .toList();
    }

    /** All runs, build by build. */
    List<Run> runs() {
        return builds.stream().flatMap(build -> build.repeats().runs().stream()).toList();
    }

    /** The best build in a metric; of several, the one with the most repeats; empty if the metric ranks none. */
    Optional<ComparedBuild> best(Metric metric) {
        return builds.stream()
                .filter(build -> build.cell(metric).leads())
                .min(Comparator.comparingInt(
                        build -> -build.cell(metric).range().repeats()));
    }

    /** The groups of builds that it has, in their order. */
    List<BuildGroup> groups() {
        return builds.stream().map(ComparedBuild::group).distinct().toList();
    }

    /** The builds of a group. */
    List<ComparedBuild> builds(BuildGroup group) {
        return builds.stream().filter(build -> build.group() == group).toList();
    }

    /**
     * The name of the colour of a build in the style of the page. Each build has a colour of its own, within the hue of
     * its family.
     */
    String colour(ComparedBuild build) {
        var family = build.group().family();
        if (family == Family.UNKNOWN) {
            return "quiet";
        }
        var place = builds.stream()
                .filter(one -> one.group().family() == family)
                .toList()
                .indexOf(build);
        return family.name().toLowerCase(Locale.ROOT) + "-" + (place % COLOURS + 1);
    }

    private String newest() {
        return runs().stream().map(Run::id).max(Comparator.naturalOrder()).orElseThrow();
    }

    private static List<ComparedBuild> named(List<Repeats> all) {
        var byName = new TreeMap<>(all.stream()
                .collect(Collectors.groupingBy(
                        repeats -> repeats.newest().build().name())));
        var builds = new ArrayList<ComparedBuild>();
        byName.forEach((name, alike) -> alike.forEach(repeats -> builds.add(ComparedBuild.of(
                alike.size() == 1
                        ? name
                        : distinct(
                                name + " " + distinction(repeats.newest()),
                                builds.stream().map(ComparedBuild::name).toList()),
                repeats))));
        builds.sort(Comparator.comparing(ComparedBuild::group)); // the sort is stable
        return builds;
    }

    /** A name that none of the builds has, because builds can differ in more than names say, as in their commands. */
    static String distinct(String name, List<String> taken) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> number == 1 ? name : name + " (" + number + ")")
                .filter(candidate -> !taken.contains(candidate))
                .findFirst()
                .orElseThrow();
    }

    private static String distinction(Run run) {
        return digest(run) + " on " + run.context().database().text();
    }

    /** The beginning of the checksum of the artifact, which tells builds of one name apart. */
    static String digest(Run run) {
        var digest = run.build().sha256().replaceFirst("^sha256:", "");
        return digest.substring(0, Math.min(7, digest.length()));
    }
}
