package dev.a2b.measure.result;

import dev.a2b.measure.Plan;
import dev.a2b.measure.statistics.Figure;
import java.util.List;
import java.util.Map;

/**
 * A run: one measurement of one build, one row in the report. The record holds the raw figures and is the content of
 * {@code run.json}. The name of a component says its unit, as in {@code cpuMillis}; times of day are epoch
 * milliseconds.
 *
 * @param format number of the format of {@code run.json}, now {@value #FORMAT}; it increases when a release changes a field
 * @param id name of the run and of its folder: time of the beginning and name, as in {@code 20261121-120000-jar}
 * @param build the measured artifact
 * @param plan all numbers of the plan
 * @param context time, machine and software
 * @param startups one for each start of the service; empty if nobody knows when it was started
 * @param load levels, totals and timeline of the load; {@link MeasuredLoad#NONE} if the service did not serve
 * @param resources CPU, memory and threads
 * @param figures the figures by which builds are compared, all of them
 * @param findings validity checks and warnings
 */
public record Run(
        int format,
        String id,
        Build build,
        Plan plan,
        Context context,
        List<Startup> startups,
        MeasuredLoad load,
        Resources resources,
        Map<DecidingFigure, Figure> figures,
        Findings findings) {

    /** The format that this version writes, and the only one that it reads. */
    public static final int FORMAT = 12;

    /** The stage whose load decides: the loaded one, or the light load of a plan without stages. */
    public LoadStage decidingStep() {
        return load.deciding();
    }

    /** The light load; nothing if the service got no load. */
    public LoadStage light() {
        return load.light();
    }

    /** Whether the service was not warm in the loaded stage. */
    public boolean isCold() {
        return findings.warnings().stream().anyMatch(warning -> warning.kind() == Warning.Kind.NOT_WARM);
    }

    /** Whether these figures count, because no validity check that affects them failed. */
    public boolean counts(Figures figures) {
        return findings.whyNotCounted(figures).isEmpty();
    }
}
