package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * The files of the plans, one {@code <name>.properties} for each. They are in the folder that the setting
 * {@code measure.plans} names, otherwise in the folder {@code plans} of the class path.
 */
public final class PlanFiles {

    private static final String FOLDER = "measure.plans";
    private static final String EXTENSION = ".properties";

    private final Path folder;

    private PlanFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * Finds the folder of the plans.
     *
     * @param given settings, usually the system properties
     * @throws MeasureException if there is no such folder
     */
    public static PlanFiles of(Properties given) {
        var named = given.getProperty(FOLDER);
        var folder = named == null ? onClassPath() : Path.of(named).toAbsolutePath();
        if (!Files.isDirectory(folder)) {
            throw new MeasureException(
                    "There is no folder of plans at " + folder + ": name it with -D" + FOLDER + "=...");
        }
        return new PlanFiles(folder);
    }

    /**
     * Reads the values in the file of a plan.
     *
     * @param name name of the plan, as in {@code smoke}
     * @throws MeasureException if there is no such plan, or its file cannot be read
     */
    public Properties read(String name) {
        var names = names();
        if (!names.contains(name)) {
            throw new MeasureException("There is no plan named \"" + name + "\": choose from "
                    + String.join(", ", names) + ", or add a file to the folder plans.");
        }
        try (var reader = Files.newBufferedReader(folder.resolve(name + EXTENSION))) {
            var defaults = new Properties();
            defaults.load(reader);
            return defaults;
        } catch (IOException | IllegalArgumentException e) {
            throw new MeasureException("The plan " + name + " cannot be read: " + e.getMessage() + ".", e);
        }
    }

    private List<String> names() {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(EXTENSION))
                    .map(file -> file.substring(0, file.length() - EXTENSION.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new MeasureException("The plans in " + folder + " cannot be listed: " + e + ".", e);
        }
    }

    private static Path onClassPath() {
        var found = PlanFiles.class.getResource("/plans");
        if (found == null || !found.getProtocol().equals("file")) {
            throw new MeasureException(
                    "There is no folder named plans on the class path: add it to the resources, with "
                            + "one file for each plan.");
        }
        return Path.of(URI.create(found.toString()));
    }
}
