package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.SettingNames;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.service.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Checks the settings of tests and of a measurement before the service is compiled. */
public final class SettingsCheck {

    private static final String SERIES = "compare";

    private SettingsCheck() {}

    /**
     * Maven calls this, in its own JVM, before it compiles the service.
     *
     * @param arguments settings, {@code name=value} each: {@code measure.plans}, the folder of the plans,
     *     {@code measure.project}, the folder of the project, {@code measurements}, the folder of the runs, and
     *     {@code build.base}, which is {@code compare} for a series. A system property of the same name overrides
     *     a setting
     * @throws MeasureException if a setting is invalid, or the folder of the runs is not writable
     */
    public static void main(String[] arguments) {
        var given = new Properties();
        given.putAll(Settings.arguments(arguments));
        if (isSeries(given)) {
            given.put("plan", Plan.COMPARING);
        }
        given.putAll(System.getProperties());
        SettingNames.check(SettingNames.onCommandLine(
                System.getenv().getOrDefault("MAVEN_CMD_LINE_ARGS", ""), System.getProperties()));
        check(given);
    }

    static void check(Properties given) {
        var settings = new Settings(given);
        checkLimits(given, Plan.of(given).name());
        GivenBuild.demandOne(settings);
        // An image is checked when it is measured: Maven's JVM should not load a client of the container engine.
        if (settings.find("sut.image").isEmpty()) {
            GivenBuild.of(settings);
        }
        if (settings.find("port").isPresent()) {
            Port.demandFree(settings.integer("port"));
        }
        demandWritable(settings.path("measurements"));
        NamedTests.check(given, settings.path("measure.project"));
    }

    private static void checkLimits(Properties given, String plan) {
        if (isSeries(given)) {
            Variation.listed(given, plan);
        } else {
            Limits.of(given, plan);
        }
    }

    private static boolean isSeries(Properties given) {
        return given.getProperty("build.base", "").equals(SERIES);
    }

    /** Creates a folder as a test, because permissions are not enough: a file system may be read-only. */
    private static void demandWritable(Path folder) {
        var existing = folder;
        while (!Files.exists(existing)) {
            existing = existing.getParent();
        }
        try {
            Files.delete(Files.createTempDirectory(existing, ".writable-"));
        } catch (IOException e) {
            throw new MeasureException("The measurements cannot be written to " + folder + ": " + e + ". Make "
                    + existing + " writable, or name another folder with -Dmeasurements=...");
        }
    }
}
