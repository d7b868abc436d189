package dev.a2b.measure.report;

import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Warning;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sentences that a reader needs to interpret the figures. */
final class Remarks {

    private Remarks() {}

    /** Remarks on a run. Each begins with the id of the run. */
    static List<String> on(Run run) {
        var remarks = new ArrayList<String>();
        if (!run.plan().watermark().isEmpty()) {
            remarks.add(run.id() + ": " + run.plan().watermark() + ".");
        }
        remarks.addAll(notCounted(run));
        run.findings().warnings().forEach(warning -> remarks.add(run.id() + ": " + warning.text() + "."));
        run.findings().inspections().forEach(found -> remarks.add(run.id() + ": " + found.text() + "."));
        return remarks;
    }

    /** Remarks on the figures of a comparison. */
    static List<String> on(Comparison comparison) {
        var remarks = new ArrayList<String>();
        var watermark = comparison.conditions().watermark();
        if (!watermark.isEmpty()) {
            remarks.add("Plan " + watermark + "; no build is ranked.");
        }
        if (comparison.conditions().limits() == null && comparison.isRanked()) {
            remarks.add("No limits: the service could use the whole machine, and shared it with load generator and "
                    + "database.");
        }
        var databases = comparison.builds().stream()
                .collect(Collectors.groupingBy(
                        build -> build.repeats().newest().context().database().text(),
                        TreeMap::new,
                        Collectors.toList()));
        if (databases.size() > 1) {
            databases.forEach((database, builds) -> remarks.add("On " + database + ": " + names(builds) + "."));
        }
        remarks.addAll(javas(comparison));
        var measures = comparison.builds().stream()
                .filter(build -> build.cell(Metric.MEMORY).isFilled())
                .collect(Collectors.groupingBy(
                        build -> build.repeats().newest().resources().measure(), TreeMap::new, Collectors.toList()));
        if (measures.size() > 1) {
            remarks.add(measures.entrySet().stream()
                    .map(measure -> measure.getKey().text() + " for " + names(measure.getValue()))
                    .collect(Collectors.joining(
                            "; ", "Memory is measured in different ways, which are not compared: ", ".")));
        }
        remarks.addAll(heaps(comparison));
        unstable(comparison).ifPresent(remarks::add);
        remarks.addAll(warnings(comparison));
        comparison.runs().forEach(run -> remarks.addAll(notCounted(run)));
        return remarks;
    }

    /** Builds that ran on different Javas, which differ in more than the build. An executable needs no Java. */
    private static List<String> javas(Comparison comparison) {
        var javas = comparison.builds().stream()
                .filter(build -> build.group().family() == Family.JVM
                        && build.repeats().newest().context().java() != null)
                .collect(Collectors.groupingBy(
                        build -> build.repeats().newest().context().java(), TreeMap::new, Collectors.toList()));
        return javas.size() < 2
                ? List.of()
                : javas.entrySet().stream()
                        .map(java -> "On " + (java.getKey().isEmpty() ? "an unknown Java" : java.getKey()) + ": "
                                + names(java.getValue()) + ".")
                        .toList();
    }

    /** One sentence for each garbage collector and largest heap, with the builds that had them. */
    private static List<String> heaps(Comparison comparison) {
        var builds = new TreeMap<String, Set<String>>();
        comparison
                .builds()
                .forEach(build -> build.repeats().runs().stream()
                        .flatMap(run -> run.context().heap().stream())
                        .forEach(heap -> builds.computeIfAbsent(heap, unused -> new LinkedHashSet<>())
                                .add(build.name())));
        return builds.entrySet().stream()
                .map(heap -> capitalized(heap.getKey()) + ": " + String.join(", ", heap.getValue()) + ".")
                .toList();
    }

    /** The deciding metrics whose runs differ much, with their builds. */
    private static Optional<String> unstable(Comparison comparison) {
        var metrics = Metric.DECIDING.stream()
                .map(metric -> comparison.builds().stream()
                        .filter(build -> build.cell(metric).isUnstable())
                        .map(ComparedBuild::name)
                        .toList())
                .toList();
        var text = IntStream.range(0, metrics.size())
                .filter(i -> !metrics.get(i).isEmpty())
                .mapToObj(i -> Metric.DECIDING.get(i).title() + " of " + String.join(", ", metrics.get(i)))
                .collect(Collectors.joining("; "));
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of("Unstable, because the runs differ by more than 10 %: " + text + ".");
    }

    /** Why figures of a run do not count. */
    static List<String> notCounted(Run run) {
        var reasons = new ArrayList<String>();
        run.findings()
                .whyNotCounted(Figures.LOAD)
                .forEach(reason -> reasons.add(sentence(run.id() + " does not count: " + reason)));
        if (run.counts(Figures.LOAD)) {
            run.findings()
                    .whyNotCounted(Figures.STARTUP)
                    .forEach(reason ->
                            reasons.add(sentence("The startup of " + run.id() + " does not count: " + reason)));
        }
        return reasons;
    }

    /** A reason may end with a log line, which may be a sentence. */
    private static String sentence(String text) {
        return text.endsWith(".") ? text : text + ".";
    }

    /** One sentence for each kind of warning, with the number of runs that have it. */
    private static List<String> warnings(Comparison comparison) {
        var kinds = comparison.runs().stream()
                .flatMap(run -> run.findings().warnings().stream())
                .map(Warning::kind)
                .collect(Collectors.toCollection(TreeSet::new));
        return kinds.stream()
                .map(kind -> comparison.builds().stream()
                        .filter(build -> warned(build, kind) > 0)
                        .map(build -> build.name() + " in " + warned(build, kind) + " of "
                                + build.repeats().runs().size())
                        .collect(Collectors.joining(", ", capitalized(kind.text()) + ": ", ".")))
                .toList();
    }

    private static long warned(ComparedBuild build, Warning.Kind kind) {
        return build.repeats().runs().stream()
                .filter(run -> run.findings().warnings().stream().anyMatch(warning -> warning.kind() == kind))
                .count();
    }

    private static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static String names(Collection<ComparedBuild> builds) {
        return builds.stream().map(ComparedBuild::name).collect(Collectors.joining(", "));
    }
}
