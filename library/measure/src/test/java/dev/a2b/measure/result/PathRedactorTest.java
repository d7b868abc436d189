package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PathRedactorTest {

    private static final Path PROJECT = Path.of("/projects/travel");

    @Test
    void paths_in_the_project_are_seen_from_its_root() {
        assertEquals(
                "java @profiles/jar/options -jar \"service/x.jar\" in .",
                hide(
                        "java @/projects/travel/profiles/jar/options -jar \"/projects/travel/service/x.jar\" in /projects/travel"));
    }

    @Test
    void paths_in_the_home_folder_do_not_tell_whose_it_is() {
        assertEquals("~/.m2/settings.xml", hide(System.getProperty("user.home") + "/.m2/settings.xml"));
    }

    @Test
    void other_paths_stay() {
        var other = "/projects/travel2/x /projects/travel-x /backup/projects/travel/x";

        assertEquals(other, hide(other));
    }

    private static String hide(String text) {
        return PathRedactor.hide(text, PROJECT);
    }
}
