package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsCheckTest {

    @TempDir
    private Path folder;

    private final Properties given = new Properties();

    @BeforeEach
    void give() {
        given.setProperty("measure.project", folder.toString());
        given.setProperty("measurements", folder.resolve("new/measurements").toString());
    }

    @Test
    void sound_settings_pass_and_leave_nothing_behind() throws IOException {
        assertDoesNotThrow(() -> SettingsCheck.check(given));

        try (var left = Files.list(folder)) {
            assertEquals(0, left.count());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plan=nonsense           | There is no plan named \"nonsense\"",
                "sut.url=nonsense        | -Dsut.url=nonsense is not the address of a service",
                "limit.cpus=0.5,1        | The setting limit.cpus is \"0.5,1\", which is not a number",
                "sut.image=rival:1 sut.url=http://127.0.0.1:8080 | -Dsut.image and -Dsut.url cannot be given together",
                "build.base=compare plan.vary=limit.cpus plan.vary.values=0.5,much | The setting limit.cpus is \"much\"",
            })
    void what_makes_no_sense_is_refused(String settings, String reason) {
        for (var setting : settings.split(" ")) {
            var words = setting.split("=", 2);
            given.setProperty(words[0], words[1]);
        }

        assertTrue(refusal().startsWith(reason), refusal());
    }

    @ParameterizedTest
    @CsvSource({
        "test, BookngTest",
        "test, 'UserTest,com.acme.BookngTest#a_seat_*+b'",
        "it.test, BookngTest$Refused",
    })
    void a_test_that_the_project_does_not_have_is_refused(String setting, String tests) throws IOException {
        createTests();
        given.setProperty(setting, tests);

        assertEquals("There is no test named \"BookngTest\": did you mean BookingTest?", refusal());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BookingTest",
                "a.b.BookingTest#x",
                "UserTest, BookingTest",
                "*Test,!FaultTest",
                "none",
                "%regex[A]"
            })
    void a_test_that_may_exist_passes(String tests) throws IOException {
        createTests();
        given.setProperty("test", tests);

        assertDoesNotThrow(() -> SettingsCheck.check(given));
    }

    @Test
    void a_folder_that_cannot_be_written_is_refused() throws IOException {
        var file = Files.createFile(folder.resolve("file"));
        given.setProperty("measurements", file.resolve("measurements").toString());

        assertTrue(
                refusal().startsWith("The measurements cannot be written to " + file.resolve("measurements")),
                refusal());
    }

    @Test
    void a_system_property_wins_over_an_argument() {
        System.setProperty("plan", "other");
        try {
            var failure = assertThrows(MeasureException.class, () -> SettingsCheck.main(new String[] {"plan=smoke"}));

            assertTrue(failure.getMessage().contains("\"other\""), failure.getMessage());
        } finally {
            System.clearProperty("plan");
        }
    }

    /** The copy in the folder of a build does not count. */
    private void createTests() throws IOException {
        var sources = Files.createDirectories(folder.resolve("service/src/test/java"));
        Files.createFile(sources.resolve("BookingTest.java"));
        Files.createFile(sources.resolve("UserTest.kt"));
        Files.createFile(
                Files.createDirectories(folder.resolve("service/target")).resolve("BookngTest.java"));
    }

    private String refusal() {
        return assertThrows(MeasureException.class, () -> SettingsCheck.check(given))
                .getMessage();
    }
}
