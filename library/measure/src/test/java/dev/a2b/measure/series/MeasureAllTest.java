package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class MeasureAllTest {

    private static final String BUILDS = "jar:2,aot-optimized+jar";
    private static final List<String> CALLS = List.of(
            "jar: build", "aot-optimized,jar: build", "aot-optimized,jar: measure", "jar: measure", "jar: measure");

    @TempDir
    private Path folder;

    private Project project;

    @BeforeEach
    void make() throws IOException {
        project = new Project(folder);
    }

    @Test
    void builds_come_first_and_their_runs_in_rounds_that_the_seed_draws() throws Exception {
        var call = project.call(BUILDS);

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(CALLS, project.calls());
        assertTrue(call.said().contains("step 5 of 5, jar (2 of 2): done in "), call.said());
    }

    @Test
    void the_time_left_is_told_as_a_bound_until_a_run_has_shown_how_long_one_takes() throws Exception {
        var call = project.call(BUILDS);

        assertTrue(call.said().matches("(?s).*step 1 of 5, build of jar: .+ elapsed, at most .* left.*"), call.said());
        assertTrue(
                call.said().matches("(?s).*step 5 of 5, jar \\(2 of 2\\): .* elapsed, about .* left.*"), call.said());
    }

    @Test
    void another_seed_draws_another_order() {
        var builds = BuildSelection.list("jar,native,aot-optimized+jar", 8, "jar,native,aot-optimized+jar");

        assertEquals(SeriesStep.all(builds, List.of(), 7), SeriesStep.all(builds, List.of(), 7));
        assertNotEquals(SeriesStep.all(builds, List.of(), 7), SeriesStep.all(builds, List.of(), 8));
    }

    @Test
    void each_build_is_measured_under_each_limit_once_a_round() throws Exception {
        var call = project.call("jar:2", "limit.cpus=0.5, 1");

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls();
        assertEquals("jar: build", calls.get(0));
        assertEquals(
                Set.of("jar -Dlimit.cpus=0.5: measure", "jar -Dlimit.cpus=1: measure"),
                Set.copyOf(calls.subList(1, 3)));
        assertEquals(Set.copyOf(calls.subList(1, 3)), Set.copyOf(calls.subList(3, 5)));
        assertTrue(call.said().contains(", jar, limit.cpus=0.5 (2 of 2): done in "), call.said());
        assertTrue(call.said().contains("measured 4 of 4"), call.said());
    }

    @Test
    void each_build_is_measured_with_each_value_of_the_setting_that_the_plan_varies() throws Exception {
        var call = project.call("jar:2", "plan.vary=limit.memory", "plan.vary.values=64, 128", "limit.cpus=1");

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls();
        assertEquals("jar: build", calls.get(0));
        assertEquals(
                Set.of("jar -Dlimit.memory=64: measure", "jar -Dlimit.memory=128: measure"),
                Set.copyOf(calls.subList(1, 3)));
        assertEquals(Set.copyOf(calls.subList(1, 3)), Set.copyOf(calls.subList(3, 5)));
        assertTrue(call.said().contains(", jar, limit.memory=64 (2 of 2): done in "), call.said());
    }

    @Test
    void other_values_of_the_setting_start_a_new_series() throws Exception {
        interrupt("jar", "plan.vary=plan.levels", "plan.vary.values=20,40");

        var call = project.call("jar", "plan.vary=plan.levels", "plan.vary.values=20,60");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().contains("these inputs changed: settings, variations"), call.said());
    }

    @Test
    void a_series_that_would_vary_two_settings_is_refused_before_anything_is_built() throws Exception {
        var call = project.call("jar", "plan.vary=limit.memory", "plan.vary.values=64,128", "limit.cpus=0.5,1");

        assertEquals(1, call.exitCode());
        assertTrue(
                call.said()
                        .contains("The plan smoke varies limit.memory, and a series varies one setting: give one "
                                + "number with -Dlimit.cpus."),
                call.said());
        assertEquals(List.of(), project.calls());
    }

    @Test
    void a_series_under_several_limits_goes_on_where_it_was_interrupted() throws Exception {
        interrupt("jar", "limit.cpus=0.5,1");

        var call = project.call("jar", "limit.cpus=0.5,1");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().contains("resuming the last series: 1 of 3 steps are done"), call.said());
        assertEquals(1, project.calls().stream().filter("jar: build"::equals).count());
    }

    @Test
    void a_single_limit_reaches_each_call() throws Exception {
        assertEquals(0, project.call("jar", "limit.cpus=1").exitCode());

        assertEquals(
                2,
                Files.readAllLines(project.path("words")).stream()
                        .filter("<-Dlimit.cpus=1>"::equals)
                        .count());
        assertEquals(List.of("jar: build", "jar: measure"), project.calls());
    }

    @Test
    void a_limit_that_makes_no_sense_is_told_before_anything_is_built() throws Exception {
        var none = project.call("jar", "limit.cpus=0.5,much");
        var twice = project.call("jar", "limit.cpus=1,1");

        assertEquals(1, none.exitCode());
        assertTrue(none.said().contains("The setting limit.cpus is \"much\", which is not a number."), none.said());
        assertTrue(twice.said().contains("-Dlimit.cpus=1,1 has a value twice"), twice.said());
        assertEquals(List.of(), project.calls());
    }

    @Test
    void what_was_given_reaches_each_call_word_by_word() throws Exception {
        var call = project.call("jar", "upx.options=-9 --brute -Dx=1", "plan.starts=4", "measure.pause=7");

        assertEquals(0, call.exitCode(), call.said());
        var words = Files.readAllLines(project.path("words"));
        assertEquals(
                2,
                words.stream()
                        .filter("<-Dupx.options=-9 --brute -Dx=1>"::equals)
                        .count());
        assertEquals(2, words.stream().filter("<-Dplan.starts=4>"::equals).count());
        assertFalse(words.contains("<-Dmeasure.pause=7>"));
        assertFalse(words.contains("<-Dx=1>"));
    }

    @Test
    void the_settings_of_the_installation_reach_each_call_if_there_are_any() throws Exception {
        assertEquals(0, project.call("jar").exitCode());
        var without = Files.readAllLines(project.path("words"));
        project.write("global.xml", "<settings/>");

        assertEquals(0, project.call("jar").exitCode());

        assertFalse(without.contains("<-gs>"));
        assertTrue(Files.readAllLines(project.path("words"))
                .containsAll(List.of("<-gs>", "<" + project.path("global.xml") + ">")));
    }

    @Test
    void each_run_knows_its_round_and_a_build_does_not() throws Exception {
        var call = project.call(BUILDS);

        assertEquals(0, call.exitCode(), call.said());
        var rounds = Files.readAllLines(project.path("words")).stream()
                .filter(word -> word.startsWith("<-Dmeasure.round="))
                .toList();
        var series = rounds.get(0).replaceAll(".*=|/.*", "");
        assertTrue(series.matches("\\d{8}-\\d{6}"), series);
        assertEquals(
                Stream.of(1, 1, 2)
                        .map(number -> "<-Dmeasure.round=" + series + "/" + number + ">")
                        .toList(),
                rounds);
    }

    @Test
    void a_series_that_goes_on_keeps_its_rounds() throws Exception {
        interrupt("jar");

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(
                1,
                Files.readAllLines(project.path("words")).stream()
                        .filter(word -> word.startsWith("<-Dmeasure.round="))
                        .distinct()
                        .count());
    }

    @Test
    void another_baseline_of_the_report_starts_no_new_series() throws Exception {
        interrupt("jar");

        var call = project.call("jar", "baseline=native");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().contains("resuming the last series"), call.said());
        assertTrue(Files.readAllLines(project.path("words")).contains("<-Dbaseline=native>"));
    }

    @Test
    void the_run_that_was_written_is_told_by_its_id() throws Exception {
        project.write("outcome-gatlingtest", "run=20260102-030405-jar");

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().matches("(?s).*: done in .+, run 20260102-030405-jar\\R.*"), call.said());
    }

    @Test
    void a_build_that_fails_is_told_and_the_others_go_on() throws Exception {
        project.write("fail-native", "[ERROR] COMPILATION ERROR :\n[ERROR] Failed to execute goal a:b: It broke.");
        project.write("fail-aot-optimized,jar", "Killed");

        var call = project.call("native:2,aot-optimized+jar,jar:2");

        assertEquals(1, call.exitCode());
        assertFailed(
                call,
                "build of native",
                "Maven failed with \"Failed to execute goal a:b: It broke.\"",
                "build-native.log");
        assertFailed(
                call, "build of aot-optimized+jar", "Maven failed and printed no error", "build-aot-optimized+jar.log");
        assertTrue(call.said().contains("native (1 of 2): skipped: there is no build to measure"), call.said());
        assertTrue(call.said().contains("jar (2 of 2): done"), call.said());
        assertTrue(
                call.said().contains("2 of 8 steps failed (build of native, build of aot-optimized+jar)"), call.said());
    }

    @Test
    void a_measurement_that_fails_is_told_by_its_own_sentence_and_its_repeats_go_on() throws Exception {
        project.write("fail-gatlingtest", "[ERROR] Failed to execute goal io.gatling:g:1:test: Gatling failed.");
        project.write("outcome-gatlingtest", "error=Port 80 is taken: end what uses it.");

        var call = project.call("jar:2");

        assertEquals(1, call.exitCode());
        assertFailed(call, "jar (1 of 2)", "Port 80 is taken: end what uses it.", "run-jar-1.log");
        assertEquals(List.of("jar: build", "jar: measure", "jar: measure"), project.calls());
    }

    @Test
    void a_service_at_fault_fails_the_step_even_if_maven_succeeds() throws Exception {
        project.write("outcome-gatlingtest", "error=The service is at fault: it ended.");

        var call = project.call("jar");

        assertEquals(1, call.exitCode());
        assertFailed(call, "jar (1 of 1)", "The service is at fault: it ended.", "run-jar-1.log");
    }

    @Test
    void failed_requests_that_fail_maven_fail_the_step_although_the_run_was_written() throws Exception {
        project.write("fail-gatlingtest", "[ERROR] Failed to execute goal io.gatling:g:1:test: Assertions failed.");
        project.write("outcome-gatlingtest", "run=20260101-000000-jar");

        var call = project.call("jar");

        assertEquals(1, call.exitCode());
        assertFailed(
                call,
                "jar (1 of 1)",
                "Maven failed with \"Failed to execute goal io.gatling:g:1:test: Assertions failed.\"",
                "run-jar-1.log");
    }

    @Test
    void a_call_that_leaves_neither_a_run_nor_an_error_fails_the_step() throws Exception {
        project.write("outcome-gatlingtest", "");

        var call = project.call("jar");

        assertEquals(1, call.exitCode());
        assertFailed(call, "jar (1 of 1)", "Maven ended without an error and without a run", "run-jar-1.log");
    }

    @Test
    void the_outcome_of_an_earlier_series_does_not_count() throws Exception {
        Files.createDirectories(project.path("measurements/measure-all"));
        project.write("measurements/measure-all/run-jar-1.properties", "error=Port 80 is taken: end what uses it.");

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
    }

    @Test
    void a_build_that_this_machine_cannot_make_is_skipped_unless_it_was_named() throws Exception {
        project.write("fail-native", "[ERROR] Failed to execute goal a:b:1:java (require): It broke.");
        project.write("outcome-native", "requirement=No native-image here: install it.");

        var all = project.call("jar,native,aot-optimized+jar");
        assertEquals(0, all.exitCode(), all.said());
        var named = project.call("native");

        assertTrue(all.said().contains("build of native: skipped: No native-image here: install it."), all.said());
        assertTrue(all.said().contains("aot-optimized+jar (1 of 1): done"), all.said());
        assertEquals(1, named.exitCode());
        assertFailed(named, "build of native", "No native-image here: install it.", "build-native.log");
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
        assertTrue(call.said().contains("resuming the last series: 2 of 5 steps are done"), call.said());
        assertEquals(
                List.of(
                        "jar: build",
                        "aot-optimized,jar: build",
                        "aot-optimized,jar: measure",
                        "aot-optimized,jar: measure",
                        "jar: measure",
                        "jar: measure"),
                project.calls());
    }

    @Test
    void an_interrupted_series_ends_its_maven_and_tells_how_to_go_on() throws Exception {
        project.write("stay-package", "");
        var call = project.call(BUILDS);
        var maven = project.staying();

        // As Ctrl-C, but for the process alone: SIGINT would be ignored where the tests run in the background.
        call.signal("TERM");

        assertTrue(
                call.said().contains("interrupted in step 1 of 5, build of jar: rerun the command to resume"),
                call.said());
        maven.onExit().get(Project.PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertFalse(Files.exists(project.path("measurements/measure-all.json")), "an interrupted step is none");
    }

    @Test
    void a_maven_that_ctrl_c_reaches_first_is_no_failed_step() throws Exception {
        project.write("stay-package", "");
        var call = project.call(BUILDS);
        var maven = project.staying();

        maven.destroy();
        call.signal("TERM");

        assertTrue(call.said().contains("interrupted in step 1 of 5"), call.said());
        assertFalse(call.said().contains("failed"), call.said());
    }

    @Test
    void asked_for_something_else_a_new_series_begins_and_says_so() throws Exception {
        interrupt("jar");

        var call = project.call("jar:2");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(
                call.said()
                        .contains(
                                "starting a new series and discarding the last one: " + "these inputs changed: builds"),
                call.said());
        assertEquals(
                List.of("jar: build", "jar: measure", "jar: build", "jar: measure", "jar: measure"), project.calls());
    }

    @Test
    void asked_to_restart_a_new_series_begins() throws Exception {
        interrupt("jar");

        var call = project.call("jar", "measure.restart=true");

        assertEquals(0, call.exitCode(), call.said());
        assertEquals(List.of("jar: build", "jar: measure", "jar: build", "jar: measure"), project.calls());
    }

    @Test
    void an_artifact_that_was_made_again_is_not_mixed_with_the_first_one() throws Exception {
        interrupt("jar");
        var description = "service/jar/build.properties";
        project.write(description, Files.readString(project.path(description)).replace("sha256=1", "sha256=2"));

        var call = project.call("jar");

        assertEquals(0, call.exitCode(), call.said());
        assertTrue(call.said().contains("the artifact of the build of jar was replaced or deleted"), call.said());
        assertEquals("jar: build", project.calls().get(2));
    }

    @Test
    void after_a_series_that_came_to_its_end_a_new_one_begins() throws Exception {
        assertEquals(0, project.call("jar").exitCode());
        assertEquals(0, project.call("jar").exitCode());

        assertEquals(List.of("jar: build", "jar: measure", "jar: build", "jar: measure"), project.calls());
    }

    @Test
    void the_same_command_repeats_the_steps_that_failed_and_keeps_their_rounds() throws Exception {
        project.write("fail-gatlingtest", "no port is free");
        assertEquals(1, project.call("jar").exitCode());
        Files.delete(project.path("fail-gatlingtest"));

        var again = project.call("jar");

        assertEquals(0, again.exitCode());
        assertEquals(List.of("jar: build", "jar: measure", "jar: measure"), project.calls());
        assertTrue(again.said().contains("resuming the last series: 1 of 2 steps are done"), again.said());
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
    void a_build_that_there_is_not_is_told_with_those_there_are() throws Exception {
        var call = project.call("jar,nativ:2");

        assertEquals(1, call.exitCode());
        assertTrue(
                call.said()
                        .contains("There is no build named \"nativ\": choose from jar, native, "
                                + "aot-optimized, and join them by +"),
                call.said());
        assertEquals(List.of(), project.calls());
    }

    @Test
    void counts_and_repeated_names_that_make_no_sense_are_told() throws Exception {
        assertTrue(project.call("jar:0").said().contains("-Dbuilds has \"jar:0\""));
        assertTrue(project.call("jar+aot-optimized,aot-optimized+jar")
                .said()
                .contains("-Dbuilds names aot-optimized+jar twice"));
    }

    @Test
    void a_load_that_needs_more_open_files_than_allowed_is_told_before_the_first_build() throws Exception {
        var call = project.call("jar", "plan.warmup.rate=200000000");

        assertEquals(1, call.exitCode());
        assertTrue(call.said().contains("raise the limit with ulimit -n, or reduce the load"), call.said());
        assertEquals(List.of(), project.calls());
    }

    @Test
    void an_artifact_is_made_once_and_measured_as_two_builds_under_two_labels() throws Exception {
        var call = project.call("jar:2,again=jar:2");

        assertEquals(0, call.exitCode(), call.said());
        var calls = project.calls();
        var round = Set.of("jar: measure", "jar -Dsut.label=again: measure");
        assertEquals("jar: build", calls.get(0));
        assertEquals(List.of(round, round), List.of(Set.copyOf(calls.subList(1, 3)), Set.copyOf(calls.subList(3, 5))));
        assertEquals(5, calls.size());
        assertTrue(call.said().contains(", again (2 of 2): done in "), call.said());
        assertTrue(call.said().matches("(?s).*\n  again +done +measured 2 of 2\n.*"), call.said());
    }

    @Test
    void a_label_that_makes_no_sense_is_told() throws Exception {
        assertTrue(project.call("jar,a/b=jar").said().contains("-Dbuilds has \"a/b=jar\": a label has letters"));
        assertTrue(project.call("jar,jar=jar").said().contains("-Dbuilds names jar twice"));
    }

    @Test
    void two_names_for_the_same_artifact_are_told() throws Exception {
        // Builds go into folders that the fake names after the profiles; Maven leaves jar out of the name.
        project.write("mvnw", Files.readString(project.path("mvnw")).replace("| tr , -)", "| sed 's/,jar//')"));

        var call = project.call("aot-optimized+jar,aot-optimized");

        assertEquals(1, call.exitCode());
        assertTrue(call.said().contains("its artifact replaced that of the build of aot-optimized+jar"), call.said());
    }

    private static void assertFailed(Project.Call call, String step, String reason, String log) throws Exception {
        var line = ".*" + Pattern.quote(step) + ": failed after .+: " + Pattern.quote(reason) + " \\(log: .*"
                + Pattern.quote(log) + "\\)";
        assertTrue(call.said().lines().anyMatch(said -> said.matches(line)), call.said());
    }

    /** Leaves a series of one run whose run was not finished. */
    private void interrupt(String builds, String... given) throws Exception {
        project.write("stay-gatlingtest", "");
        var call = project.call(builds, given);
        project.staying();
        call.signal("TERM");
        call.exitCode();
        Files.delete(project.path("stay-gatlingtest"));
    }
}
