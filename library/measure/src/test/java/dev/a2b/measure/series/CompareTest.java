package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CompareTest {

    private static final String BUILDS = "jar,aot-optimized+jar";
    private static final List<String> MADE = List.of("jar: build", "aot-optimized,jar: build");
    private static final List<String> ROUND = List.of("aot-optimized,jar: measure", "jar: measure");

    @TempDir
    private Path folder;

    private Project project;

    @BeforeEach
    void make() throws IOException {
        project = new Project(folder);
    }

    @Test
    void builds_come_first_and_then_their_runs_in_rounds() throws Exception {
        var call = project.call(BUILDS, "plan.rounds=2");

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls();
        assertEquals(MADE, calls.subList(0, 2));
        assertEquals(ROUND, calls.subList(2, 4).stream().sorted().toList());
        assertEquals(ROUND, calls.subList(4, 6).stream().sorted().toList());
        assertTrue(call.said().contains("round 2, jar: done in "), call.said());
    }

    @Test
    void each_run_knows_its_round_and_each_line_tells_its_id_and_the_time_left() throws Exception {
        var call = project.call("jar", "plan.rounds=2");

        assertTrue(
                call.said().matches("(?s).*build of jar: done in \\d+ s, named jar; at most \\d+ min left.*"),
                call.said());
        assertTrue(
                call.said()
                        .matches("(?s).*round 2, jar: done in \\d+ s, run 20260101-000000-jar; at most \\d+ s left.*"),
                call.said());
        var rounds = rounds();
        var series = rounds.get(0).replaceAll(".*=|/.*", "");
        assertTrue(series.matches("\\d{8}-\\d{6}"), series);
        assertEquals(
                Stream.of(1, 2)
                        .map(number -> "<-Dmeasure.round=" + series + "/" + number + "/jar>")
                        .toList(),
                rounds);
    }

    @Test
    void the_artifact_of_the_first_build_is_the_baseline_and_the_control_is_measured_under_a_second_name()
            throws Exception {
        var call = project.call("aot-optimized+jar,jar", "control=true");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(
                List.of(
                        "aot-optimized,jar -Dsut.label=aot-optimized-jar again: measure",
                        "aot-optimized,jar: measure",
                        "jar: measure"),
                project.calls().subList(2, 5).stream().sorted().toList());
        assertEquals(
                3,
                Files.readAllLines(project.path("words")).stream()
                        .filter(word -> word.matches("<-Dmeasure\\.round=.*/1/aot-optimized-jar>"))
                        .count());
        assertEquals(0, words("<-Dcontrol=true>"));
    }

    @Test
    void each_build_is_measured_with_each_value_of_the_setting_once_a_round() throws Exception {
        var call = project.call("jar", "plan.rounds=2", "plan.vary=jvm.options", "plan.vary.values=-Xint, -Xcomp");

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls();
        assertEquals("jar: build", calls.get(0));
        assertEquals(
                Set.of("jar -Djvm.options=-Xint: measure", "jar -Djvm.options=-Xcomp: measure"),
                Set.copyOf(calls.subList(1, 3)));
        assertEquals(Set.copyOf(calls.subList(1, 3)), Set.copyOf(calls.subList(3, 5)));
        assertTrue(call.said().contains("round 2, jar, jvm.options=-Xint: done in "), call.said());
    }

    @Test
    void what_was_given_and_the_plan_reach_each_call_word_by_word() throws Exception {
        var call =
                project.call("jar", "upx.options=-9 --brute -Dx=1", "plan.pause=2", "plan.starts=4", "measure.pause=7");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(2, words("<-Dupx.options=-9 --brute -Dx=1>"));
        assertEquals(2, words("<-Dplan.pause=2>"));
        assertEquals(2, words("<-Dplan.starts=4>"));
        assertEquals(2, words("<-Dplan=standard>"));
        assertEquals(0, words("<-Dmeasure.pause=7>"));
        assertEquals(0, words("<-Dx=1>"));
        assertEquals(0, words("<-gs>"));
    }

    @Test
    void the_settings_of_the_installation_reach_each_call_if_there_are_any() throws Exception {
        project.write("global.xml", "<settings/>");

        assertEquals(0, project.call("jar").exitCode());

        assertEquals(2, words("<-gs>"));
        assertEquals(2, words("<" + project.path("global.xml") + ">"));
    }

    @Test
    void a_build_that_fails_ends_the_series_and_the_same_command_goes_on_with_it() throws Exception {
        project.write("fail-native", "[ERROR] COMPILATION ERROR :\n[ERROR] Failed to execute goal a:b: It broke.");

        var call = project.call("jar,native");
        assertEquals(1, call.exitCode());
        assertTrue(
                call.said()
                        .contains(
                                "The build of native failed: Maven failed with \"Failed to execute goal a:b: It broke.\""),
                call.said());
        assertTrue(call.said().contains("build-of-native.log). The same command resumes with this step."), call.said());
        Files.delete(project.path("fail-native"));
        var again = project.call("jar,native");

        assertEquals(0, again.exitCode(), again.said());
        assertEquals(
                List.of("jar: build", "native: build", "native: build"),
                project.calls().subList(0, 3));
    }

    @Test
    void a_build_that_this_machine_cannot_make_is_told_by_its_own_sentence() throws Exception {
        project.write("fail-native", "[ERROR] Failed to execute goal a:b:1:java (require): It broke.");
        project.write("outcome-native", "error=No native-image here: install it.");

        var call = project.call("native");

        assertEquals(1, call.exitCode());
        assertTrue(call.said().contains("The build of native failed: No native-image here: install it."), call.said());
    }

    @Test
    void a_run_that_the_machine_disturbed_is_kept_and_measured_again_at_the_end_of_its_round() throws Exception {
        project.write("outcome-gatlingtest", "run=20260101-000000-jar\ndisturbance=the load generator was late");

        var call = project.call(BUILDS);

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls().subList(2, 6);
        assertEquals(calls.subList(0, 2), calls.subList(2, 4));
        assertTrue(
                call.said().contains("round 1, jar: does not count, the load generator was late (log: "), call.said());
        assertTrue(call.said().contains("round 1, jar, additional run: does not count"), call.said());
    }

    @Test
    void a_second_run_in_a_row_that_leaves_nothing_ends_the_series() throws Exception {
        project.write("fail-gatlingtest", "[ERROR] Failed to execute goal io.gatling:g:1:test: Gatling failed.");
        project.write("outcome-gatlingtest", "error=Port 80 is taken: end what uses it.");

        var call = project.call("jar");

        assertEquals(1, call.exitCode());
        assertTrue(
                call.said().contains("The round 1, jar, additional run failed: Port 80 is taken: end what uses it."),
                call.said());
        assertEquals(List.of("jar: build", "jar: measure", "jar: measure"), project.calls());
    }

    @Test
    void a_service_at_fault_is_a_result() throws Exception {
        project.write("outcome-gatlingtest", "run=20260101-000000-jar\nerror=The service is at fault: it ended.");

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(List.of("jar: build", "jar: measure"), project.calls());
        assertTrue(call.said().contains("round 1, jar: The service is at fault: it ended."), call.said());
    }

    @Test
    void the_outcome_of_an_earlier_series_does_not_count() throws Exception {
        Files.createDirectories(project.path("measurements/compare"));
        project.write("measurements/compare/round-1-jar.properties", "error=Port 80 is taken: end what uses it.");

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
        assertFalse(call.said().contains("Port 80"), call.said());
    }

    @Test
    void a_killed_series_goes_on_with_the_step_that_it_was_in() throws Exception {
        project.write("stay-gatlingtest", "");
        var killed = project.call(BUILDS);
        var maven = project.staying();

        killed.process().destroyForcibly().waitFor();
        maven.onExit().get(Project.PATIENCE_SECONDS, TimeUnit.SECONDS);
        Files.delete(project.path("stay-gatlingtest"));
        var call = project.call(BUILDS);

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().contains("resuming the last series: 2 steps are done"), call.said());
        var calls = project.calls();
        assertEquals(MADE, calls.subList(0, 2));
        assertEquals(calls.get(2), calls.get(3));
        assertEquals(5, calls.size());
        assertEquals(1, rounds().stream().distinct().count(), "the series keeps its id");
    }

    @Test
    void an_interrupted_series_ends_its_maven_and_tells_how_to_go_on() throws Exception {
        project.write("stay-package", "");
        var call = project.call(BUILDS);
        var maven = project.staying();

        // As Ctrl-C, but for the process alone: SIGINT would be ignored where the tests run in the background.
        call.signal("TERM");

        assertTrue(call.said().contains("interrupted in build of jar: rerun the command to resume"), call.said());
        maven.onExit().get(Project.PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertFalse(Files.exists(project.path("measurements/compare.json")), "an interrupted step is none");
    }

    @Test
    void a_maven_that_ctrl_c_reaches_first_is_no_failed_step() throws Exception {
        project.write("stay-package", "");
        var call = project.call(BUILDS);
        var maven = project.staying();

        maven.destroy();
        call.signal("TERM");

        assertTrue(call.said().contains("interrupted in build of jar"), call.said());
        assertFalse(call.said().contains("failed"), call.said());
    }

    @Test
    void asked_for_something_else_a_new_series_begins_and_says_so() throws Exception {
        project.write("stay-gatlingtest", "");
        var interrupted = project.call("jar");
        project.staying();
        interrupted.signal("TERM");
        interrupted.exitCode();
        Files.delete(project.path("stay-gatlingtest"));

        var call = project.call(BUILDS);

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(
                call.said()
                        .contains(
                                "starting a new series, because the last one cannot go on: these inputs changed: builds"),
                call.said());
    }

    @Test
    void a_second_series_at_once_is_refused() throws Exception {
        project.write("stay-package", "");
        var first = project.call("jar");
        project.staying();

        var second = project.call("jar");

        assertEquals(1, second.exitCode());
        assertTrue(second.said().contains("Another series is running in this project"), second.said());
        first.signal("TERM");
        first.exitCode();
    }

    @Test
    void a_service_that_another_project_built_is_measured_without_a_build() throws Exception {
        var call = project.call(
                "jar,rival",
                "sut.rival.command=java -jar 'my rival.jar'",
                "sut.rival.artifact=my rival.jar",
                "gatling.simulationClass=a.B");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(
                List.of(
                        " -Dsut.artifact=my rival.jar -Dsut.command=java -jar 'my rival.jar' -Dsut.label=rival: measure",
                        "jar: build",
                        "jar: measure"),
                project.calls().stream().sorted().toList());
        assertEquals(3, words("<-Dgatling.simulationClass=a.B>"));
    }

    /** Else an image would have another database than a jar, and nothing would be compared. */
    @Test
    void with_an_image_all_builds_are_measured_with_a_database_in_a_container() throws Exception {
        var call = project.call("jar,docker", "plan.rounds=1");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(2, words("<-Ddatabase=container>"));
        project.call("jar,rival", "plan.rounds=1", "sut.rival.image=rival:1").exitCode();
        assertEquals(4, words("<-Ddatabase=container>"));
    }

    @Test
    void a_load_that_needs_more_open_files_than_allowed_is_told_before_the_first_build() throws Exception {
        var call = project.call("jar", "plan.warmup.rate=20000000");

        assertEquals(1, call.exitCode());
        assertTrue(call.said().contains("raise the limit with ulimit -n, or reduce the load"), call.said());
        assertEquals(List.of(), project.calls());
    }

    @Test
    void two_names_for_the_same_artifact_are_told() throws Exception {
        // Builds go into folders that the fake names after the profiles; Maven leaves jar out of the name.
        project.write("mvnw", Files.readString(project.path("mvnw")).replace("| tr , -)", "| sed 's/,jar//')"));

        var call = project.call("aot-optimized+jar,aot-optimized");

        assertEquals(1, call.exitCode());
        assertTrue(call.said().contains("its artifact replaced that of the build of aot-optimized+jar"), call.said());
    }

    /** How many words of all calls are this one. */
    private long words(String word) throws IOException {
        return Files.readAllLines(project.path("words")).stream()
                .filter(word::equals)
                .count();
    }

    /** The words that tell the runs their rounds. */
    private List<String> rounds() throws IOException {
        return Files.readAllLines(project.path("words")).stream()
                .filter(word -> word.startsWith("<-Dmeasure.round="))
                .toList();
    }
}
