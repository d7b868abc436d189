package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.statistics.Verdict.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NextRoundTest {

    private static final Quantity CPU = new Quantity("needs", "CPU", Scale.RATIO, true, false);
    private static final Verdict DECIDED = new Verdict(CPU, Kind.ABOUT_THE_SAME, null, "");
    private static final Verdict OPEN = new Verdict(CPU, Kind.NOT_KNOWN, null, "4 rounds are needed");
    private static final List<String> STAYING = List.of("jar", "jar again");

    @Test
    void a_build_whose_figures_are_decided_leaves() {
        var verdicts = Map.of("native", List.of(DECIDED, DECIDED), "jar-cache", List.of(DECIDED, OPEN));

        assertEquals(List.of("jar", "jar again", "jar-cache"), NextRound.of(Looks.SERIES, 4, STAYING, verdicts));
    }

    @Test
    void the_baseline_alone_is_not_measured() {
        assertEquals(List.of(), NextRound.of(Looks.SERIES, 6, STAYING, Map.of("native", List.of(DECIDED))));
    }

    @Test
    void there_is_no_round_after_the_last_look() {
        assertEquals(List.of(), NextRound.of(Looks.SERIES, 10, STAYING, Map.of("native", List.of(OPEN))));
    }
}
