package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** The limit is the process's own, so each test is one. */
class OpenFilesTest {

    @Test
    void a_limit_below_twice_the_planned_users_is_told_before_the_load() throws Exception {
        assertEquals(
                "This process may open 400 files and the plan smoke needs up to 480: raise the limit with "
                        + "ulimit -n, or reduce the load.",
                demand(400));
    }

    @Test
    void a_limit_of_twice_the_planned_users_will_do() throws Exception {
        assertEquals("enough", demand(480));
    }

    @Test
    void a_part_of_the_load_needs_its_part_of_the_files() {
        var plan = Plan.of(new Properties());

        assertEquals(480, OpenFiles.needed(plan, Share.WHOLE));
        assertEquals(160, OpenFiles.needed(plan, new Share(2, 3)));
    }

    /** Demands what the default plan needs and tells what came of it. */
    static final class Demanding {

        public static void main(String[] arguments) {
            try {
                OpenFiles.demand(Plan.of(new Properties()), Share.WHOLE);
                System.out.println("enough");
            } catch (MeasureException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private static String demand(int limit) throws Exception {
        var command = new ArrayList<>(List.of("sh", "-c", "ulimit -n " + limit + " && exec \"$@\"", "sh"));
        command.addAll(ChildJvm.command(Demanding.class));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }
}
