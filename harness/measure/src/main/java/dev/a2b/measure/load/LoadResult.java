package dev.a2b.measure.load;

import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.WarmUp;
import java.util.List;

/**
 * The load that was offered, and its levels.
 *
 * @param stages the stages in order; those of listed levels are without warm-up and rest
 * @param firstMinute the load right after the start; null if the plan has none
 * @param warmUp how long the service warmed up; null if the plan says so
 * @param levels the judged levels: rising if a search chose them, otherwise in the order of the plan
 * @param nominal the level at which p95, CPU and memory are compared
 */
public record LoadResult(
    List<Schedule.Stage> stages, FirstMinute firstMinute, WarmUp warmUp, List<JudgedLevel> levels, Level nominal) {
}
