package dev.a2b.measure.result;

import dev.a2b.measure.Plan;
import java.util.List;

/**
 * Everything that one run measured, in raw figures: the content of {@code run.json}.
 *
 * @param format of this record, {@value #FORMAT}; raised when a field changes
 * @param id names the run and its folder
 * @param startups one for each start of the service; empty when someone else started it
 */
public record Run(
    int format, String id, Build build, Plan plan, Context context, List<Startup> startups, MeasuredLoad load,
    Resources resources, Findings findings) {

    public static final int FORMAT = 5;

    /** Whether the figures of the load count: no validity check failed. */
    public boolean isSound() {
        return findings.voided().isEmpty();
    }
}
