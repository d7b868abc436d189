package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The checks of the exercises that measure, on runs that were measured: they are done with all evidence, and not if a
 * part is missing. What a check must refuse, and was not measured, a test makes of such a run by edits.
 */
class WorkshopEvidenceTest {

    private static final String BEFORE = "export GIT_COMMITTER_DATE=2020-01-01T00:00:00Z\n";
    private static final String AFTER = "export GIT_COMMITTER_DATE=2099-01-01T00:00:00Z\n";

    /** The runs of exercise 5, in the order of time. */
    private static final List<String> FAULTS =
            List.of("wrong-index.json.gz", "swapped.json.gz", "late.json.gz", "repaired.json.gz");

    private static final String NO_VARIATION = "\"variation\" : null";
    private static final String VARIATION = "\"variation\" : { \"setting\" : \"grant.memory\", \"value\" : \"156\" }";
    private static final String NO_GRANT = "\"grant\" : null";
    private static final String GRANT = "\"grant\" : { \"cpus\" : 1.0, \"memoryBytes\" : 156000000 }";
    private static final String SERVED = "\"kind\" : \"PROCESS\",\n      \"passed\" : true";
    private static final String KILLED = "\"kind\" : \"PROCESS\",\n      \"passed\" : false";

    @TempDir
    private Path folder;

    private Participant participant;

    @BeforeEach
    void generate() throws Exception {
        participant = Participant.in(folder);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void nothing_was_measured_yet(int exercise) throws Exception {
        participant.assertMissing(exercise, "missing: ");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void empty_files_are_no_evidence(int exercise) throws Exception {
        var run = Files.createDirectories(project().resolve("measurements/20261122-175847-jar"));
        for (var file : List.of(
                run.resolve("run.json"),
                measurement("report.json"),
                measurement("columns.txt"),
                measurement("difference.txt"))) {
            Files.createFile(file);
        }

        participant.assertMissing(exercise, "missing: ");
    }

    @Test
    void a_run_of_another_repository_is_no_evidence() throws Exception {
        explained();
        participant.types("git commit -q --amend -m other");

        participant.assertMissing(3, "There are 0 sound runs of the jar");
    }

    @Test
    void the_solution_of_exercise_3_gives_the_figures_of_two_runs() throws Exception {
        explained();

        participant.assertDone(3);
    }

    @Test
    void one_run_is_not_enough_for_exercise_3() throws Exception {
        participant.measured("smoke-1.json.gz").reported("smoke-report.json.gz");
        participant.typesFrom("3-measure-the-jar.md", "saturation (requests/s) =");

        participant.assertMissing(3, "There are 1 sound runs of the jar");
    }

    @Test
    void a_copy_of_a_run_is_no_second_run() throws Exception {
        participant.measured("smoke-1.json.gz").reported("smoke-report.json.gz");
        participant.typesFrom("3-measure-the-jar.md", "saturation (requests/s) =");
        participant.types("cp -r measurements/*-jar measurements/copy-jar");

        participant.assertMissing(3, "There are 1 sound runs of the jar");
    }

    @Test
    void exercise_3_needs_both_runs_in_the_report() throws Exception {
        explained();
        participant.types("run=$(ls -d measurements/*-jar | tail -n 1)"
                + " && sed -i \"s/\\\"${run##*/}\\\"/\\\"other\\\"/\" measurements/report.json");

        participant.assertMissing(3, "The report does not have the run 20261122-180548-jar.");
    }

    @Test
    void exercise_3_needs_the_report() throws Exception {
        explained();
        Files.delete(measurement("report.json"));

        participant.assertMissing(3, "The report does not have the run 20261122-175847-jar.");
    }

    @ParameterizedTest
    @CsvSource({
        "median(startups[].nanos) / 1000000, startups[0].nanos / 1000000, shows 2810",
        "median(startups[].nanos) / 1000000, 2810,                        uses no field",
        "median(startups[].nanos) / 1000000, startups[0].nanos * 0 + 2810, contains the figure 0",
        "median(startups[].nanos) / 1000000, startups[9].nanos / 1000000, run.json has no number startups[9].nanos",
        "median(startups[].nanos) / 1000000, startups[].nanos / 1000000,  has 2 values",
        "median(startups[].nanos) / 1000000, (startups[0].nanos,          has no value",
        "median(startups[].nanos) / 1000000, startups[0].nanos / (1 - 1), has no value",
        "median(startups[].nanos) / 1000000, system(startups[0].nanos),   run.json has no number system",
        "peakBytes,                          meanBytes,                   shows 350",
        "startup (ms) =,                     start (ms) =,                no line for the column startup (ms)",
    })
    void a_wrong_formula_is_told(String right, String wrong, String told) throws Exception {
        explained();
        replace("columns.txt", right, wrong);

        participant.assertMissing(3, told);
    }

    @Test
    void exercise_4_is_done_with_three_rounds_their_reasons_and_two_close_grants() throws Exception {
        compared();
        memory();

        participant.assertDone(4);
    }

    @Test
    void two_rounds_are_not_enough_for_exercise_4() throws Exception {
        compared();
        memory();
        for (var more : natives().subList(2, natives().size())) {
            Files.delete(measurement(more).resolve("run.json"));
        }

        participant.assertMissing(4, "No report shows in three rounds");
    }

    @ParameterizedTest
    @CsvSource({
        "startup (ms) = 0.016 A, startup (ms) = 0.16 A,  does not say that startup (ms) of native is 0.16 times",
        "startup (ms) = 0.016 A, startup (ms) = lower A, There is no answer for startup (ms)",
        "memory (MB) = 0.14 E,   memory (MB) = 0.14,     There is no answer for memory (MB)",
        "memory (MB) = 0.14 E,   memory (MB) =,          There is no answer for memory (MB)",
    })
    void an_answer_without_the_ratio_of_the_report_is_told(String right, String wrong, String told) throws Exception {
        compared();
        memory();
        replace("difference.txt", right, wrong);

        participant.assertMissing(4, told);
    }

    /** It would be enough to try the letters one by one if the check named the wrong one. */
    @Test
    void a_wrong_reason_is_told_without_its_name() throws Exception {
        compared();
        memory();
        replace("difference.txt", "startup (ms) = 0.016 A", "startup (ms) = 0.016 C");

        var check = participant.check(4);

        assertTrue(check.log().contains("One reason or more does not explain its difference."), check::log);
        assertFalse(check.log().contains("startup"), check::log);
    }

    @Test
    void exercise_4_names_the_next_grant_to_try() throws Exception {
        compared();
        participant
                .measured("memory-enough.json.gz", "\"value\" : \"195\"", "\"value\" : \"512\"")
                .measured("memory-too-little.json.gz", "\"value\" : \"156\"", "\"value\" : \"32\"");

        participant.assertMissing(4, "-Dgrant.memory=128");
    }

    @Test
    void exercise_4_needs_a_grant_with_which_the_jar_does_not_serve() throws Exception {
        compared();
        participant.measured("memory-enough.json.gz");

        participant.assertMissing(4, "no run shows that it stops serving");
    }

    @Test
    void exercise_5_is_done_with_three_faults_and_a_sound_run_after_them() throws Exception {
        faultsWithout("");

        participant.assertDone(5);
    }

    @ParameterizedTest
    @CsvSource({
        "wrong-index.json.gz, the journey found nothing at an index",
        "swapped.json.gz,     the build was swapped",
        "late.json.gz,        the load generator was late in a level of 90 s",
        "repaired.json.gz,    The last run is not sound",
    })
    void each_run_counts_for_exercise_5(String left, String told) throws Exception {
        faultsWithout(left);

        participant.assertMissing(5, told);
    }

    /** As in exercises 4 and 6, where a jar is killed or the machine is busy. */
    @ParameterizedTest
    @MethodSource("faultsOfOtherExercises")
    void a_fault_of_another_exercise_does_not_count(String fault, String was, String becomes, String told)
            throws Exception {

        faultsWithout(fault);
        participant.measured(fault, was, becomes);

        participant.assertMissing(5, told);
    }

    static Stream<Arguments> faultsOfOtherExercises() {
        var index = "the journey found nothing at an index";
        var swap = "the build was swapped";
        var late = "the load generator was late in a level of 90 s";
        return Stream.of(
                Arguments.of("wrong-index.json.gz", NO_VARIATION, VARIATION, index),
                Arguments.of("wrong-index.json.gz", NO_GRANT, GRANT, index),
                Arguments.of("wrong-index.json.gz", SERVED, KILLED, index),
                Arguments.of("wrong-index.json.gz", ".find.exists, found nothing", ": Connection refused", index),
                Arguments.of("swapped.json.gz", SERVED, KILLED, swap),
                Arguments.of("swapped.json.gz", "\"variant\" : \"jar\"", "\"variant\" : \"jar-cache\"", swap),
                Arguments.of("late.json.gz", "\"levelSeconds\" : 90", "\"levelSeconds\" : 12", late),
                Arguments.of("late.json.gz", "\"name\" : \"smoke\"", "\"name\" : \"startup\"", late),
                Arguments.of("late.json.gz", SERVED, KILLED, late));
    }

    @Test
    void exercise_5_needs_a_repaired_project() throws Exception {
        faultsWithout("");
        Files.writeString(project().resolve("service/pom.xml"), "<other/>", UTF_8);

        participant.assertMissing(5, "The project is not repaired");
    }

    @Test
    void exercise_6_is_done_with_a_gain_that_was_expected() throws Exception {
        rounds();
        participant.types(BEFORE + "git tag -a expect-1 -m 'native, startup (ms)'");

        participant.assertDone(6);
    }

    @ParameterizedTest
    @CsvSource({
        "'native, CPU per request (ms)', native is worse than the baseline",
        "'native, charm',               No report compares the charm of native",
        "'no-build, startup (ms)',      No report compares the startup (ms) of no-build",
    })
    void another_expectation_is_not_proven(String expectation, String told) throws Exception {
        rounds();
        participant.types(BEFORE + "git tag -a expect-1 -m '" + expectation + "'");

        participant.assertMissing(6, told);
    }

    @Test
    void rounds_that_claim_no_difference_prove_nothing() throws Exception {
        rounds();
        replace("report.json", "\"claimed\" : true", "\"claimed\" : false");
        participant.types(BEFORE + "git tag -a expect-1 -m 'native, startup (ms)'");

        participant.assertMissing(6, "The rounds do not show a difference in startup (ms)");
    }

    @Test
    void an_expectation_after_the_measurement_does_not_count() throws Exception {
        rounds();
        participant.types(AFTER + "git tag -a expect-1 -m 'native, startup (ms)'");

        participant.assertMissing(6, "native was measured before you tagged what you expect");
    }

    @Test
    void a_gain_that_nobody_expected_does_not_count() throws Exception {
        rounds();

        participant.assertMissing(6, "No tag says which build you expect to be better");
    }

    private void explained() throws IOException, InterruptedException {
        participant.measured("smoke-1.json.gz").measured("smoke-2.json.gz").reported("smoke-report.json.gz");
        participant.typesFrom("3-measure-the-jar.md", "saturation (requests/s) =");
    }

    private void compared() throws IOException, InterruptedException {
        rounds();
        participant.reported("report.md").typesFrom("4-build-native.md", "startup (ms) = ");
    }

    /** The rounds of the executable, and their comparison with the jar. */
    private void rounds() throws IOException, InterruptedException {
        for (var run : natives()) {
            participant.measured(run + "/run.json");
        }
        participant.reported("report.json");
    }

    /** The published runs of the executable. */
    private static List<String> natives() throws IOException {
        try (var runs = Files.list(Tree.ROOT.resolve("docs/results"))) {
            return runs.map(run -> run.getFileName().toString())
                    .filter(run -> run.endsWith("-native"))
                    .filter(run -> !run.contains("docker"))
                    .sorted()
                    .toList();
        }
    }

    /** The jar serves with 195 MB, and not with 156 MB. */
    private void memory() throws IOException, InterruptedException {
        participant.measured("memory-enough.json.gz").measured("memory-too-little.json.gz");
    }

    private void faultsWithout(String left) throws IOException, InterruptedException {
        for (var run : FAULTS) {
            if (!run.equals(left)) {
                participant.measured(run);
            }
        }
    }

    private void replace(String name, String right, String wrong) throws IOException {
        var file = measurement(name);
        Files.writeString(file, Files.readString(file, UTF_8).replace(right, wrong), UTF_8);
    }

    private Path measurement(String name) {
        return project().resolve("measurements").resolve(name);
    }

    private Path project() {
        return folder.resolve("order-desk");
    }
}
