package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A series that ended after its first step, a build, and what the next command makes of it. */
class SeriesTest {

    private static final String VARIED = "plan.vary=limit.cpus plan.vary.values=0.5,1 plan.rounds=1";

    @TempDir
    private Path folder;

    private Series last;

    @BeforeEach
    void build() throws IOException {
        var options = Options.of("jar", VARIED.split(" "));
        describe("1");
        last = resume(options);
        last.add(SeriesStep.making(options.builds().get(0)), StepResult.built(1, new Artifact("jar", "1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {VARIED, "plan.vary=limit.cpus plan.vary.values=0.5,1 plan.rounds=2"})
    void the_same_command_resumes_it_also_with_more_rounds(String settings) {
        var next = resume(Options.of("jar", settings.split(" ")));

        assertEquals(last.id(), next.id());
        assertEquals(last.results(), next.results());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jar,native | plan.vary.values=0.5,1",
                "jar        | plan.vary.values=0.5,2",
                "jar        | plan.vary.values=0.5,1 plan.starts=4",
                "jar        | plan.vary.values=0.5,1 measure.restart=true"
            })
    void other_builds_or_settings_or_the_wish_to_restart_begin_another_one(String builds, String settings) {
        var next = resume(Options.of(builds, ("plan.vary=limit.cpus " + settings).split(" ")));

        assertEquals(Map.of(), next.results());
    }

    @Test
    void an_artifact_that_was_made_again_is_not_mixed_with_the_first_one() throws IOException {
        describe("2");

        assertEquals(Map.of(), resume(Options.of("jar", VARIED.split(" "))).results());
    }

    @Test
    void after_its_end_another_one_begins() {
        last.end(1);

        assertEquals(Map.of(), resume(Options.of("jar", VARIED.split(" "))).results());
    }

    @Test
    void after_its_end_the_same_command_with_more_rounds_continues_it() {
        var more = Options.of("jar", VARIED.replace("rounds=1", "rounds=2").split(" "));
        last.end(1);

        var next = resume(more);

        assertEquals(last.results(), next.results());
        next.end(2);
        assertEquals(Map.of(), resume(more).results());
    }

    private Series resume(SeriesOptions options) {
        return Series.resume(folder.resolve("compare.json"), options, new Artifacts(folder));
    }

    /** Leaves what a build leaves. */
    private void describe(String sha256) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("jar")).resolve("build.properties"), """
            name=jar
            profiles=jar
            kind=process
            native=false
            command.1=true
            artifact=service.jar
            sha256=%s
            builder=a JDK
            """.formatted(sha256));
    }
}
