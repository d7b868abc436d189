package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/workshop/check says about measurements: written by hand, because to measure takes long. */
class WorkshopCheckTest {

    private static final String OWN = "order-desk/measurements";
    private static final String ROUND = "round";
    private static final String STANDARD = "\"standard\"}, \"context\" : {\"limits\" : {\"cpus\" : 0.5}}";
    private static final String UNLIMITED = "\"standard\"}, \"context\" : {\"limits\" : null}";
    private static final String SMOKE = "\"smoke\"}, \"context\" : {\"limits\" : {\"cpus\" : 0.5}}";
    private static final String FOURTH = "\"smoke\", \"loadedSeconds\" : %d}, \"context\" : {\"limits\" : null}";

    @TempDir
    private Path folder;

    @BeforeEach
    void generate() throws IOException {
        write("order-desk/pom.xml", "<project/>");
    }

    @Test
    void the_second_exercise_needs_two_runs_of_the_jar_that_count_and_one_of_them_with_plan_and_limits()
            throws Exception {
        run(OWN, SMOKE, "jar", "RESPONSES", true);
        run(OWN, STANDARD, "jar", "RESPONSES", false);
        run(OWN, STANDARD, "native", "RESPONSES", true);
        assertMissing(2, "have 1.");
        run(OWN, UNLIMITED, "jar", "RESPONSES", true);
        assertMissing(2, "None of these runs has the plan standard and limits.");
        run(OWN, STANDARD, "jar", "RESPONSES", true);

        assertDone(2, "3 runs of the jar count.");
    }

    @Test
    void the_third_exercise_needs_a_round_and_prints_the_verdicts_of_the_prepared_series() throws Exception {
        run(ROUND, STANDARD, "jar", "RESPONSES", true);
        run(ROUND, UNLIMITED, "native", "RESPONSES", true);
        assertMissing(3, "Your round has no run of native");
        run(ROUND, STANDARD, "native", "RESPONSES", true);
        assertMissing(3, "has no verdict about native");
        compared("NOT_KNOWN", "not known: 1 of at least 4 rounds count");
        assertMissing(3, "has no verdict about native");
        compared("BETTER", "84 % less than jar");

        assertDone(3, "startup (ms): 84 % less than jar");
    }

    private void compared(String verdict, String words) throws IOException {
        write("prepared/order-desk/measurements/report.json", """
            {"builds" : [ {"build" : "jar", "role" : "baseline", "runs" : [ "1" ],
              "figures" : {"startup (ms)" : {"median" : 9.5}}},
             {"build" : "native", "role" : "", "runs" : [ "2" ],
              "figures" : {"startup (ms)" : {"median" : 1.5, "verdict" : "%s", "words" : "%s",
                "interval" : {"low" : 1}}}} ]}
            """.formatted(verdict, words));
    }

    @Test
    void the_fourth_exercise_needs_each_fault_alone() throws Exception {
        assertMissing(4, "ARTIFACT");
        run(OWN, FOURTH.formatted(20), "jar", "ARTIFACT", false);
        assertMissing(4, "GENERATOR_STARTS");
        run(OWN, SMOKE, "jar", "GENERATOR_STARTS", false);
        assertMissing(4, "-Dplan.loaded.seconds=60");
        run(OWN, FOURTH.formatted(60), "jar", "GENERATOR_STARTS", false);

        assertDone(4, "both faults were refused");
    }

    @Test
    void the_fifth_exercise_needs_a_slow_commit_a_regression_and_the_repair() throws Exception {
        type("git init -q -b main && git add -A && git commit -qm 'Generate the project'");
        assertMissing(5, "This branch has no commit beside main.");
        type("git switch -q -c slow && echo slow >slow && git add slow && git commit -qm Slow");
        assertMissing(5, "not regression, but missing.");
        assertMissing(5, "-Dcommits=main,HEAD -Dgate.pairs=0");
        write(OWN + "/gate.json", "{\"verdict\" : \"regression\"}");
        assertMissing(5, "The change is not repaired");
        type("git revert --no-edit HEAD");
        assertDone(5, "the verdict is regression");
        write(OWN + "/gate.json", "{\"verdict\" : \"no regression\"}");

        assertMissing(5, "-Dcommits=main,HEAD~1 -Dgate.pairs=0");
    }

    @Test
    void without_a_project_nothing_is_done() throws Exception {
        Files.delete(folder.resolve("order-desk/pom.xml"));

        assertMissing(2, "There is no project in");
    }

    private void type(String commands) throws Exception {
        var run = Maven.shell(folder.resolve("order-desk"), WorkshopTest.IDENTITY + commands);
        assertEquals(0, run.exitCode(), run::log);
    }

    /** Adds a run with one check to a folder of measurements. */
    private void run(String measurements, String plan, String build, String check, boolean passed) throws IOException {
        var name = measurements + "/20000101-" + System.nanoTime() + "-" + build;
        write(name + "/run.json", """
            {"build" : {
              "name" : "%s"}, "plan" : {
              "name" : %s, "findings" : {"checks" : [ {"kind" : "%s",
                "passed" : %s, "finding" : "none"} ], "warnings" : [ {"kind" : "NOT_WARM", "detail" : "none"} ]}}
            """.formatted(build, plan, check, passed));
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text, UTF_8);
    }

    private void assertDone(int exercise, String what) throws Exception {
        var check = check(exercise);
        assertTrue(check.log().startsWith("done: ") && check.log().contains(what), check::log);
        assertEquals(0, check.exitCode(), check::log);
    }

    /** The check says that this is missing, and what to type. */
    private void assertMissing(int exercise, String what) throws Exception {
        var check = check(exercise);
        assertTrue(check.log().startsWith("missing: ") && check.log().contains("\ntype: "), check::log);
        assertTrue(check.log().contains(what), check::log);
        assertEquals(1, check.exitCode(), check::log);
    }

    private Maven.Run check(int exercise) throws IOException, InterruptedException {
        return Maven.shell(Tree.ROOT, "bash docs/workshop/check " + exercise + " '" + folder + "'");
    }
}
