package dev.a2b.measure.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DevelopTest {

    @AfterEach
    void forget() {
        System.clearProperty("desk.greeting");
        System.clearProperty("desk.port");
    }

    @Test
    void the_user_s_options_are_passed_on() {
        System.setProperty("desk.greeting", "Hello, {name}=you");
        System.setProperty("desk.port", "8090");

        var options = Develop.options("{desk.greeting=Hello, {name}=you, desk.port=8090}");

        assertEquals(List.of("-Ddesk.greeting=Hello, {name}=you", "-Ddesk.port=8090"), options);
    }

    @Test
    void the_compiler_gets_the_settings_of_maven_that_exist(@TempDir Path folder) throws IOException {
        var file = Files.createFile(folder.resolve("my settings.xml"));

        var files = Develop.files(Map.of(
                "settings",
                file.toString(),
                "global-settings",
                folder.resolve("none").toString()));

        assertEquals(List.of("--settings=" + file), files);
    }

    /** As when its port is taken. */
    @Test
    void a_service_that_ends_before_the_first_edit_ends_maven_with_a_sentence() throws InterruptedException {
        var service = new Child(List.of("true"), Map.of());

        assertTrue(service.succeeds());

        var failure = assertThrows(MeasureException.class, () -> Develop.demandRunning(service));
        assertTrue(failure.getMessage().contains("-Dmicronaut.server.port=8090"), failure::getMessage);
    }

    @Test
    void there_may_be_no_options() {
        assertEquals(List.of(), Develop.options("{}"));
    }
}
