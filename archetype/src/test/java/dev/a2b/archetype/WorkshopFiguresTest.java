package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the checks of docs/workshop say about measured figures: written by hand, because to measure takes long. */
class WorkshopFiguresTest {

    private static final String EARLIER = "20000101-000000";
    private static final String LATER = "29990101-000000";

    @TempDir
    private Path folder;

    private Participant participant;

    @BeforeEach
    void commit() throws Exception {
        Files.createDirectory(folder.resolve("service"));
        Files.writeString(folder.resolve("service/pom.xml"), "<project/>", UTF_8);
        participant =
                Participant.with(folder).types("git init -q && git add -A && git commit -qm 'Generate the project'");
    }

    @Test
    void the_third_exercise_needs_two_sound_runs_in_the_report() throws Exception {
        run(EARLIER, "null", "RESPONSES", true);
        run(LATER, "null", "RESPONSES", true);
        report(EARLIER + "-jar", "jar", "startup (ms)", "NOT_KNOWN");

        participant.assertMissing(3, "two sound runs of the jar with the plan smoke, and it has 1.");
        Files.writeString(
                folder.resolve("measurements/report.json"),
                "{\"runs\": [{\"run\": \"%s-jar\"}, {\"run\": \"%s-jar\"}]}".formatted(EARLIER, LATER));
        participant.assertDone(3);
    }

    @Test
    void the_fourth_exercise_needs_a_verdict_and_the_memory_at_which_the_jar_stops_serving() throws Exception {
        participant.assertMissing(4, "No report says that native starts faster than jar.");
        report(LATER, "native", "startup (ms)", "NOT_KNOWN");
        participant.assertMissing(4, "No report says that native starts faster than jar.");
        report(LATER, "native", "startup (ms)", "BETTER");
        memory(195, "RESPONSES", true);
        memory(64, "START", false);
        memory(156, "GENERATOR_STARTS", false);
        participant.assertMissing(4, "-Dlimit.memory=112");
        memory(125, "PROCESS", false);
        memory(150, "RESPONSES", true);

        participant.assertDone(4);
    }

    @Test
    void the_fifth_exercise_needs_each_fault_alone_and_a_sound_run() throws Exception {
        run("20000101-000001", "null", "JOURNEY", false);
        run("20000101-000002", "null", "ARTIFACT", false);
        run("20000101-000003", "{\"cpus\": 1.0}", "GENERATOR_STARTS", false);
        participant.assertMissing(5, "this check failed alone: GENERATOR_STARTS");
        run("20000101-000004", "null", "GENERATOR_STARTS", false);
        participant.assertMissing(5, "The last run is not sound.");
        run(LATER, "null", "RESPONSES", true);

        participant.assertDone(5);
    }

    @Test
    void the_sixth_exercise_needs_a_gain_that_was_tagged_before_it_was_measured() throws Exception {
        participant.assertMissing(6, "No tag says which build you expect to be better");
        participant.types("git tag -a expect-1 -m 'jar-cache, CPU per request (ms)'");
        report(EARLIER, "jar-cache", "CPU per request (ms)", "BETTER");
        participant.assertMissing(6, "No series after your tag compares the CPU per request of jar-cache");
        report(LATER, "jar-cache", "CPU per request (ms)", "WORSE");
        participant.assertMissing(6, "The report does not say that jar-cache is better.");
        report(LATER, "jar-cache", "CPU per request (ms)", "BETTER");

        participant.assertDone(6);
    }

    private void memory(int limit, String check, boolean passed) throws IOException {
        var variation = "null, \"variation\": {\"setting\": \"limit.memory\", \"value\": \"%d\"}".formatted(limit);
        run("20000101-000" + limit, variation, check, passed);
    }

    /** A run of the jar with one check. */
    private void run(String time, String limits, String check, boolean passed) throws IOException {
        var run = Files.createDirectories(folder.resolve("measurements").resolve(time + "-jar"));
        Files.writeString(run.resolve("run.json"), """
            {"id": "%s-jar", "build": {"name": "jar"}, "plan": {"name": "smoke"}, "context": {"limits": %s},
            "findings": {"checks": [{"kind": "%s", "passed": %s, "finding": "none"}]}}
            """.formatted(time, limits, check, passed), UTF_8);
    }

    /** A report in which one build, measured in one run, has one figure. */
    private void report(String run, String build, String figure, String verdict) throws IOException {
        Files.createDirectories(folder.resolve("measurements"));
        Files.writeString(
                folder.resolve("measurements/report.json"), """
            {"comparisons": [{"baseline": "jar", "builds": [{"build": "%s", "role": "", "runs": ["%s"], "figures":
            {"%s": {"median": 1.5, "verdict": "%s", "words": "31 %% less", "interval": {"low": 1}}}}]}]}
            """.formatted(build, run, figure, verdict), UTF_8);
    }
}
