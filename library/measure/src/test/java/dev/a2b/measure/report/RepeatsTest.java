package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RepeatsTest {

    private final Run run = Runs.ranked("a", "jar", "1", 500);

    @Test
    void runs_of_the_same_files_command_and_java_are_repeats() {
        assertEquals(1, groups(json -> json.put("id", "b")));
    }

    @Test
    void runs_with_another_flag_are_none() {
        assertEquals(2, groups(json -> json.withArray("/build/command").insert(1, "-XX:+UseZGC")));
    }

    @Test
    void runs_on_another_java_are_none() {
        assertEquals(2, groups(json -> json.withObject("/context").put("java", "any 26")));
    }

    @Test
    void runs_of_other_files_are_none() {
        assertEquals(2, groups(json -> json.withObject("/build").put("sha256", "2")));
    }

    private int groups(Consumer<ObjectNode> change) {
        return Repeats.of(List.of(run, Runs.changed(run, change))).size();
    }
}
