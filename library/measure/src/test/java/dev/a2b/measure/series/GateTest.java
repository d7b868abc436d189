package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void both_commits_are_measured_as_builds_with_the_migrations_of_each() throws IOException {
        git("init", "-q");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m", "one");
        git("tag", "release/1");

        var builds = new Gate(arguments()).builds();

        assertEquals(
                List.of("release-1", "HEAD"),
                builds.stream().map(ComparedBuild::name).toList());
        assertTrue(builds.stream().allMatch(ComparedBuild::isGiven));
        var tree = builds.get(0).given().get("sut.build").replaceFirst("/service/.*", "");
        assertEquals(
                Map.of(
                        "sut.build", tree + "/service/target/native-upx/build.properties",
                        "database.migrations", tree + "/service/migrations"),
                builds.get(0).given());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 4", "8, 8"})
    void as_many_pairs_are_measured_as_can_be_judged(String given, int pairs) {
        var arguments = arguments();
        arguments.put("gate.pairs", given);

        assertEquals(pairs, options(arguments).rounds());
    }

    @Test
    void other_numbers_of_pairs_are_refused() {
        var arguments = arguments();
        arguments.put("gate.pairs", "5");

        var refused = assertThrows(MeasureException.class, () -> options(arguments));

        assertTrue(refused.getMessage().startsWith("The setting gate.pairs is \"5\""), refused.getMessage());
    }

    private static SeriesOptions options(Map<String, String> arguments) {
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
                "gate.pairs", "8",
                "gate.unknown", "fail",
                "pause", "0"));
    }

    private void git(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        assumeTrue(Command.output(Duration.ofMinutes(1), command).isPresent(), "Git is not installed.");
    }
}
