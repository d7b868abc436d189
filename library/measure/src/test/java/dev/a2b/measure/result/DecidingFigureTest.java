package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Figure;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DecidingFigureTest {

    private static final Build JAR = Runs.build();

    @Test
    void startup_is_the_median_of_the_starts() {
        var starts = List.of(start(900), start(1000), start(5000));

        assertEquals(Figure.of(1000, "ms"), all(JAR, starts).get(DecidingFigure.STARTUP));
    }

    @Test
    void without_a_start_there_is_no_startup() {
        assertEquals(
                Figure.none("nobody knows when the service was started"),
                all(JAR, List.of()).get(DecidingFigure.STARTUP));
    }

    @Test
    void the_size_of_a_jar_includes_the_runtime() {
        assertEquals(Figure.of(218.891427, "MB"), size(JAR.withRuntime(200_000_000)));
    }

    @Test
    void a_jar_without_a_known_runtime_has_no_size() {
        assertEquals(Figure.none("the size of the Java runtime that it needs is not known"), size(JAR.withRuntime(-1)));
    }

    @Test
    void the_layers_of_an_image_contain_its_cache() {
        var image = new Build(
                "docker",
                "docker",
                Build.IMAGE,
                Build.Family.JVM,
                List.of(),
                "a:b",
                new Build.Size(300_000_000, 0, 70_000_000, 0),
                "0",
                Build.Creation.UNKNOWN);

        assertEquals(Figure.of(300, "MB"), size(image));
    }

    @Test
    void a_failed_check_empties_the_figures_that_it_affects() {
        var late = new ValidityCheck(Kind.GENERATOR_STARTS, false, "the load generator was late");
        var measured = Map.of(DecidingFigure.CAPACITY, DecidingFigure.CAPACITY.of(400));

        var all = DecidingFigure.all(JAR, List.of(start(900)), measured, "none", findings(late));

        assertEquals(Figure.none("the load generator was late"), all.get(DecidingFigure.CAPACITY));
        assertEquals(Figure.of(900, "ms"), all.get(DecidingFigure.STARTUP));
    }

    @Test
    void a_figure_that_the_plan_does_not_measure_has_a_reason() {
        assertEquals(Figure.none("none"), all(JAR, List.of()).get(DecidingFigure.MEMORY));
    }

    private static Figure size(Build build) {
        return all(build, List.of()).get(DecidingFigure.SIZE);
    }

    private static Map<DecidingFigure, Figure> all(Build build, List<Startup> starts) {
        return DecidingFigure.all(build, starts, Map.of(), "none", findings());
    }

    private static Findings findings(ValidityCheck... checks) {
        return new Findings(List.of(checks), List.of());
    }

    private static Startup start(long millis) {
        return new Startup(millis * 1_000_000);
    }
}
