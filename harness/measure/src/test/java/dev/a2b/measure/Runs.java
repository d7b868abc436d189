package dev.a2b.measure;

import dev.a2b.measure.result.Phase;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.result.ValidityCheck;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Runs to test with. */
public final class Runs {

    private Runs() {
    }

    /** A sound run, with these guards. */
    public static Run run(String id, ValidityCheck... guards) {
        return run(id, List.of(), guards);
    }

    /** A sound run, with these labels and guards. */
    public static Run run(String id, List<String> labels, ValidityCheck... guards) {
        var plan = Plan.of(new Properties());
        var level = new Level(20, 280, 0, 10_000, 2800, 0, 0, 10, 20, 30, 80, 80, 81, 1);
        return new Run(Run.FORMAT, id, build(), plan,
            List.of(new Startup(3_000_000_000L, 2500L), new Startup(1_000_000_000L, null)),
            List.of(new Phase("boot", 0, 1)), List.of(JudgedLevel.of(level, plan.rule())),
            level, new Totals(4480, 0, 0, new TreeMap<>()),
            new ResourceUsage(2, 100_000_000, 250_000_000, 33, 10_000, 5_600, 1_000, 900, 3),
            List.of(guards), labels, List.of(), new TreeMap<>(), new TreeMap<>(),
            List.of(new Sample(1, 2, 3, 4, 5, 6, 7, 8)),
            new Timeline(1, List.of(2, 0), List.of(1, 0), List.of(0, 1), Arrays.asList(20L, null), List.of(1, 0)));
    }

    /** A sound run of a plan that ranks: of this artifact, with its one level passed at so many requests a second. */
    public static Run ranked(String id, String variant, String sha256, double saturation) {
        return changed(run(id), run -> {
            run.withObject("/plan").put("name", "standard").put("watermark", "");
            run.withObject("/build").put("variant", variant).put("sha256", sha256);
            run.withObject("/levels/0/level").put("offeredPerSecond", saturation);
        });
    }

    /** The run with something different in its JSON. */
    public static Run changed(Run run, Consumer<ObjectNode> change) {
        try {
            var json = RunFolder.JSON.<ObjectNode>valueToTree(run);
            change.accept(json);
            return RunFolder.JSON.readValue(RunFolder.JSON.writeValueAsString(json), Run.class);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Build build() {
        return new Build("jar", "jar", "process", List.of("java", "-jar", "x.jar"), "/x.jar", 18_891_427, 0, 0, "0",
            20_000, false);
    }
}
