package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a reader must know about figures, in sentences. */
public final class Remarks {

    private Remarks() {
    }

    /** About one run; they begin with its name. */
    static List<String> on(Run run) {
        var remarks = new ArrayList<String>();
        if (!run.plan().watermark().isEmpty()) {
            remarks.add(run.id() + ": " + run.plan().watermark() + ".");
        }
        remarks.addAll(voided(run));
        run.labels().forEach(label -> remarks.add(run.id() + ": " + label + "."));
        run.inspections().forEach(found -> remarks.add(run.id() + ": " + found.said() + "."));
        return remarks;
    }

    /** About the figures of a comparison. */
    static List<String> on(Comparison comparison) {
        var remarks = new ArrayList<String>();
        var watermark = comparison.conditions().watermark();
        if (!watermark.isEmpty()) {
            remarks.add("Plan " + watermark + "; no build is ranked.");
        }
        var single = names(comparison.builds().stream().filter(build -> build.counted() == 1).toList());
        if (!single.isEmpty() && watermark.isEmpty()) {
            remarks.add("A single run of " + single + ": it has no range, so nothing is claimed about a difference.");
        }
        var databases = comparison.builds().stream().collect(Collectors.groupingBy(
            build -> Conditions.database(build.repeats().newest()), TreeMap::new, Collectors.toList()));
        if (databases.size() > 1) {
            databases.forEach((database, builds) -> remarks.add("On " + database + ": " + names(builds) + "."));
        }
        remarks.addAll(labels(comparison));
        comparison.runs().forEach(run -> remarks.addAll(voided(run)));
        return remarks;
    }

    private static List<String> voided(Run run) {
        return run.voided().stream().map(reason -> run.id() + ": void, because " + reason + ".").toList();
    }

    /** Each label once, without the figures that it has in one run. */
    private static List<String> labels(Comparison comparison) {
        var kinds = new TreeSet<String>();
        comparison.runs().forEach(run -> run.labels().forEach(label -> kinds.add(kind(label))));
        return kinds.stream().map(kind -> comparison.builds().stream()
            .filter(build -> labelled(build, kind) > 0)
            .map(build -> build.name() + " in " + labelled(build, kind) + " of " + build.repeats().runs().size())
            .collect(Collectors.joining(", ", kind.substring(0, 1).toUpperCase() + kind.substring(1) + ": ", ".")))
            .toList();
    }

    private static long labelled(ComparedBuild build, String kind) {
        return build.repeats().runs().stream().filter(run -> run.isLabelled(kind)).count();
    }

    private static String kind(String label) {
        return label.replaceFirst(", which .*", "");
    }

    private static String names(List<ComparedBuild> builds) {
        return builds.stream().map(ComparedBuild::name).collect(Collectors.joining(", "));
    }
}
