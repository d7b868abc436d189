package dev.a2b.measure.load;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import java.util.List;

/**
 * The load as it was.
 *
 * @param stages what happened when, in order, the warm-up left out
 * @param levels those that were judged, rising
 * @param nominal the level at which response times and CPU are told
 */
public record LoadResult(List<Schedule.Stage> stages, List<JudgedLevel> levels, Level nominal) {
}
