package dev.a2b.measure.load;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import java.util.List;

/**
 * The load that was offered, and its levels.
 *
 * @param stages the stages in order, without warm-up and rest
 * @param levels the judged levels: rising if a search chose them, otherwise in the order of the plan
 * @param nominal the level at which p95, CPU and memory are compared
 */
public record LoadResult(List<Schedule.Stage> stages, List<JudgedLevel> levels, Level nominal) {
}
