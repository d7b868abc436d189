package dev.a2b.measure.load;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import java.util.List;

/**
 * The load that was offered.
 *
 * @param stages its stages in order, the warm-up left out
 * @param levels those that were judged, rising
 * @param nominal the level at which response times and CPU are reported
 */
public record LoadResult(List<Schedule.Stage> stages, List<JudgedLevel> levels, Level nominal) {
}
