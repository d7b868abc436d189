package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchedLoadTest {

    @TempDir
    private Path folder;

    @Test
    void a_search_that_fails_ends_the_load_and_says_why() {
        var given = new Properties();
        given.setProperty("plan", "standard");
        var gate = new Gate(100);
        var search = new SearchedLoad(Plan.of(given), null, gate, folder);

        search.start();
        gate.admits();

        assertEquals("Gatling left no log in " + folder + ".",
            assertThrows(MeasureException.class, search::played).getMessage());
        assertTrue(gate.isOver());
    }
}
