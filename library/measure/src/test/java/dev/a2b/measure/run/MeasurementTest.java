package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.Runs;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.result.RunOutcome;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.Warning;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasurementTest {

    @TempDir
    private Path folder;

    @Test
    void a_gatling_whose_log_cannot_be_read_is_refused_before_anything_starts() throws Exception {
        Files.writeString(folder.resolve("gatling-version.properties"), "version=9.99.9");

        assertEquals(1, measureWithFolder("outcome.properties"));

        assertEquals(
                "The load generator is Gatling 9.99.9, and only logs of 3.13 to 3.16 can be read: take one of these "
                        + "versions, or a newer a2b-measure.",
                RunOutcome.read(folder.resolve("outcome.properties")).error().orElse("none"));
    }

    @Test
    void what_the_plugin_escaped_is_as_the_user_gave_it_for_all_who_read_it() throws Exception {
        var main = folder.resolve("io/gatling/plugin/util/ForkMain.class");
        Files.createDirectories(main.getParent());
        Files.createFile(main);

        measureWithFolder("team\\'s.properties");

        assertTrue(RunOutcome.read(folder.resolve("team's.properties")).error().isPresent());
    }

    /** With the folder first on the class path. */
    private int measureWithFolder(String outcome) throws Exception {
        var command = ChildJvm.command(Nonsense.class, folder + "/" + outcome);
        var classPath = command.indexOf("-cp") + 1;
        command.set(classPath, folder + File.pathSeparator + command.get(classPath));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    @Test
    void a_fault_of_the_service_on_a_busy_machine_is_told_with_what_may_excuse_it() {
        var busy = List.of(new Warning(Warning.Kind.BUSY_MACHINE, "it used 87 % of the CPU"));
        var fault = new ValidityCheck(ValidityCheck.Kind.RESPONSES, false, "9 of 10 requests failed");

        var quiet = Measurement.message(Runs.run("1"), List.of(fault), Path.of("runs"));
        var disturbed = Measurement.message(Runs.run("2", busy), List.of(fault), Path.of("runs"));

        assertEquals("The service is at fault: 9 of 10 requests failed. Its logs are in runs.", quiet);
        assertEquals(
                quiet + " Other work kept the machine busy, which may be the reason: end it, and measure again.",
                disturbed);
    }

    /** Measures by a plan that does not exist. */
    static final class Nonsense {

        public static void main(String[] arguments) {
            System.setProperty(RunOutcome.FILE, arguments[0]);
            System.setProperty("plan", "nonsense");
            Measurement.of(plan -> new TinyWorkload());
        }
    }
}
