package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestBedTest {

    @TempDir
    private Path folder;

    @Test
    void an_image_is_not_measured_with_a_database_that_it_cannot_reach() {
        var build = new Build(
                "docker",
                "docker",
                "image",
                Build.Family.JVM,
                List.of("docker", "run", "x:1"),
                "x:1",
                new Build.Size(1, 0, 0, 0),
                "0",
                Build.Creation.UNKNOWN);
        var given = new Properties();
        given.setProperty("database", "embedded");
        var testBed = new LocalTestBed(
                null, Plan.of(given), build, RunFolder.create(folder, "docker", folder), 0, Optional.empty());

        var failure = assertThrows(MeasureException.class, () -> testBed.start(new Settings(given, new Properties())));

        assertEquals(
                "The image x:1 cannot be measured with an embedded database, which a container cannot "
                        + "reach: omit -Ddatabase, or give -Ddatabase=container.",
                failure.getMessage());
    }
}
