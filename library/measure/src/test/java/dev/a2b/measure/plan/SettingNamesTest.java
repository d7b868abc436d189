package dev.a2b.measure.plan;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingNamesTest {

    private static final Pattern LITERAL =
            Pattern.compile("\"((?:plan|limit|sut|cluster|measure)\\.[a-z][a-z0-9.]*[a-z0-9])\"");

    @ParameterizedTest
    @CsvSource({
        "buidls, builds",
        "paln, plan",
        "controll, control",
        "limt.cpus, limit.cpus",
        "plan.looded.rate, plan.loaded.rate",
        "measure.pouse, measure.pause",
        "sut.rival.comand, sut.command",
    })
    void a_misspelled_setting_is_refused_with_the_nearest_one(String wrong, String nearest) {
        var failure = assertThrows(MeasureException.class, () -> SettingNames.check(Set.of(wrong)));

        assertEquals(
                "There is no setting named \"" + wrong + "\": did you mean " + nearest + "?", failure.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "builds",
                "plan.loaded.rate",
                "sut.rival.command",
                "sut.rival-1.2.url",
                "skipTests",
                "test",
                "it.test",
                "gatling.simulationClass",
                "clean.directory",
                "maven.repo.local",
                "micronaut.environments",
                "style.color",
                "surefire.failIfNoSpecifiedTests"
            })
    void a_right_setting_and_those_of_others_pass(String name) {
        assertDoesNotThrow(() -> SettingNames.check(Set.of(name)));
    }

    @Test
    void names_are_those_of_the_command_line_that_have_a_value() {
        var given = new Properties();
        Stream.of("builds", "upx.options", "plan").forEach(name -> given.setProperty(name, "any"));

        assertEquals(
                Set.of("builds", "upx.options", "plan"),
                SettingNames.onCommandLine(
                        "-Pcompare -Dbuilds=jar -Dupx.options=-9 -Dx=1 -D plan=smoke --define y=2", given));
    }

    /** A setting that the code reads and the list lacks could not be given. */
    @Test
    void the_list_has_every_setting_that_the_code_names() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java"))) {
            var named = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(SettingNamesTest::literals)
                    .collect(Collectors.toSet());

            assertDoesNotThrow(() -> SettingNames.check(named));
        }
    }

    private static Stream<String> literals(Path file) {
        try {
            return LITERAL
                    .matcher(Files.readString(file))
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
