package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "commits; main; Name two commits, the base first, as in -Dcommits=main,HEAD.",
                "commits; a,b,c; Name two commits, the base first, as in -Dcommits=main,HEAD.",
                "builds; jar,native; One build of two commits is compared: name one with -Dbuilds, or none for jar.",
                "builds; natve; There is no build named \"natve\": did you mean native?",
                "builds; docker; Images are not built from commits: compare jars or executables, as in -Dbuilds=native.",
                "gate.unknown; pas; There is no value of -Dgate.unknown named \"pas\": did you mean pass?"
            })
    void a_wrong_setting_is_refused(String setting, String value, String told) {
        var arguments = arguments();
        arguments.put(setting, value);

        assertEquals(
                told,
                assertThrows(MeasureException.class, () -> new Gate(arguments)).getMessage());
    }

    @Test
    void both_commits_are_measured_as_builds_and_the_base_keeps_its_migrations() throws IOException {
        commit();
        describe("native-upx", "native,upx");

        var builds = new Gate(arguments()).builds();

        assertEquals(
                List.of("release-1", "HEAD"),
                builds.stream().map(ComparedBuild::name).toList());
        assertTrue(builds.stream().allMatch(ComparedBuild::isGiven));
        assertEquals(
                Map.of(
                        "sut.build", description("native-upx").toString(),
                        "database.migrations", service().resolve("migrations").toString()),
                builds.get(0).given());
        assertFalse(builds.get(1).given().containsKey("database.migrations"));
    }

    @Test
    void an_artifact_is_found_by_its_profiles_whatever_its_folder_is_called() throws IOException {
        commit();
        describe("jar", "jar");
        describe("jar-cache", "jar,aot-cache");
        describe("native", "native");
        describe("native-aot", "native,aot-optimized");

        assertEquals(description("jar"), found(""));
        assertEquals(description("jar"), found("jar"));
        assertEquals(description("jar-cache"), found("aot-cache"));
        assertEquals(description("jar-cache"), found("jar+aot-cache"));
        assertEquals(description("native"), found("native"));
        assertEquals(description("native-aot"), found("aot-optimized+native"));
    }

    @Test
    void a_build_is_made_again_only_with_other_settings() throws IOException {
        commit();
        var gate = new Gate(arguments());
        var failing = new MavenProcess(List.of("false"));

        assertFailed(gate, failing, Map.of());
        describe("native-upx", "native,upx");
        gate.make(new MavenProcess(List.of("true")), Map.of("upx.options", "-9"), logs());

        gate.make(failing, Map.of("upx.options", "-9"), logs());
        assertFailed(gate, failing, Map.of("upx.options", "-1"));
    }

    private void assertFailed(Gate gate, MavenProcess maven, Map<String, String> settings) {
        var failed = assertThrows(MeasureException.class, () -> gate.make(maven, settings, logs()));
        assertTrue(
                failed.getMessage().startsWith("The build of release/1 failed: Maven failed and printed no error"),
                failed.getMessage());
    }

    @Test
    void a_build_that_describes_another_artifact_is_told() throws IOException {
        commit();
        var gate = new Gate(arguments());

        var failed = assertThrows(
                MeasureException.class, () -> gate.make(new MavenProcess(List.of("true")), Map.of(), logs()));

        assertTrue(
                failed.getMessage().startsWith("The build of release/1 failed: it described no artifact of native+upx"),
                failed.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 8})
    void as_many_pairs_are_measured_as_can_be_judged(int pairs) {
        assertEquals(pairs, options(Integer.toString(pairs)).rounds());
    }

    @Test
    void other_numbers_of_pairs_are_refused() {
        var refused = assertThrows(MeasureException.class, () -> options("5"));

        assertTrue(refused.getMessage().startsWith("The setting gate.pairs is \"5\""), refused.getMessage());
    }

    @Test
    void a_plan_that_varies_a_setting_is_refused() {
        var refused = assertThrows(
                MeasureException.class,
                () -> options("4", Map.of("plan.vary", "limit.memory", "plan.vary.values", "256,128")));

        assertEquals(
                "The plan stages varies a setting, and commits are compared under one value of it: choose the plan gate.",
                refused.getMessage());
    }

    @Test
    void pairs_that_could_not_be_compared_are_refused() {
        var without = Map.of("limit.cpus", "none");

        assertEquals(0, options("0", without).rounds());
        assertEquals(
                "Without limits, or by the plan stages, nothing is compared: choose the plan gate and limits, or count "
                        + "one journey with -Dgate.pairs=0.",
                assertThrows(MeasureException.class, () -> options("4", without))
                        .getMessage());
    }

    @Test
    void what_is_edited_meanwhile_is_no_input() {
        assertEquals(
                Set.of("builds", "java", "plan", "settings", "variations"),
                options("4").inputs().keySet());
    }

    private SeriesOptions options(String pairs) {
        return options(pairs, Map.of());
    }

    private SeriesOptions options(String pairs, Map<String, String> others) {
        var arguments = arguments();
        arguments.put("gate.pairs", pairs);
        arguments.put("limit.cpus", "0.5");
        arguments.putAll(others);
        var given = new Properties();
        given.setProperty("plan", "stages");
        return SeriesOptions.ofCommits(List.of(), arguments, given, "");
    }

    private TreeMap<String, String> arguments() {
        return new TreeMap<>(Map.of(
                "project", folder.toString(),
                "artifacts", folder.resolve("service/target").toString(),
                "migrations", folder.resolve("service/migrations").toString(),
                "measure.plans", Path.of("src/test/resources/plans").toString(),
                "commits", "release/1, HEAD",
                "builds", "native+upx",
                "builds.all", "jar,aot-cache+jar,aot-optimized+native,native+upx,docker",
                "gate.pairs", "8",
                "gate.unknown", "fail",
                "pause", "0"));
    }

    /** Commits once, and names the commit {@code release/1}. */
    private void commit() throws IOException {
        Files.writeString(folder.resolve(".gitignore"), "target/\n");
        git("init", "-q");
        git("add", "--all");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "one");
        git("tag", "release/1");
    }

    private Path found(String builds) {
        var arguments = arguments();
        arguments.put("builds", builds);
        return Path.of(new Gate(arguments).builds().get(0).given().get("sut.build"));
    }

    private Path logs() {
        return folder.resolve("target");
    }

    /** The folder of the service in the work tree of the commit. */
    private Path service() {
        return Path.of(new Gate(arguments()).builds().get(0).given().get("database.migrations"))
                .getParent();
    }

    private Path description(String build) {
        return service().resolve("target").resolve(build).resolve("build.properties");
    }

    /** Leaves what a build leaves in the work tree of the commit. */
    private void describe(String name, String profiles) throws IOException {
        Files.createDirectories(description(name).getParent());
        Files.writeString(description(name), """
            name=%s
            profiles=%s
            kind=process
            native=false
            command.1=true
            artifact=service.jar
            sha256=1
            builder=a JDK
            """.formatted(name, profiles));
    }

    private void git(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        assumeTrue(Command.output(Duration.ofMinutes(1), command).isPresent(), "Git is not installed.");
    }
}
