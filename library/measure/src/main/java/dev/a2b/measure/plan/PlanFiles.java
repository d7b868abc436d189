package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;

/**
 * The plans: those of the library, and those of a project, one {@code <name>.properties} for each. A file holds the
 * settings that differ from the defaults, and a project's file those that differ from the library's plan of this name.
 * The project's files are in the folder that the setting {@code measure.plans} names, otherwise in the folder
 * {@code plans} of the class path; it need not exist.
 */
public final class PlanFiles {

    private static final String FOLDER = "measure.plans";
    private static final String EXTENSION = ".properties";
    private static final List<String> OF_LIBRARY = List.of(
            "capacity",
            "closed",
            "cluster",
            "gate",
            "heap",
            "jvm",
            "overload",
            "resources",
            "sizing",
            "smoke",
            "soak",
            "standard");

    private final Optional<Path> folder;

    private PlanFiles(Optional<Path> folder) {
        this.folder = folder.filter(Files::isDirectory);
    }

    /**
     * The settings of a plan with their defaults, which the given ones override.
     *
     * @param given usually the system properties
     * @param name name of the plan, as in {@code smoke}
     * @throws MeasureException if there is no such plan, its file cannot be read, or it names a setting that is not
     *     known
     */
    public static Settings settings(Properties given, String name) {
        var folder = Optional.ofNullable(given.getProperty(FOLDER))
                .map(named -> Path.of(named).toAbsolutePath())
                .or(PlanFiles::onClassPath);
        return new Settings(given, new PlanFiles(folder).read(name));
    }

    private Properties read(String name) {
        if (!names().contains(name)) {
            throw new MeasureException("There is no plan named \"" + name + "\": choose from "
                    + String.join(", ", names()) + ", or add a file to the folder plans.");
        }
        var plan = new Properties(SettingNames.defaults());
        try (var library = ofLibrary(name);
                var project = ofProject(name)) {
            plan.load(library);
            plan.load(project);
        } catch (IOException | IllegalArgumentException e) {
            throw new MeasureException("The plan " + name + " cannot be read: " + e.getMessage() + ".");
        }
        SettingNames.check(plan.stringPropertyNames());
        return plan;
    }

    private static Reader ofLibrary(String name) {
        return OF_LIBRARY.contains(name)
                ? new InputStreamReader(PlanFiles.class.getResourceAsStream(name + EXTENSION), StandardCharsets.UTF_8)
                : Reader.nullReader();
    }

    private Reader ofProject(String name) throws IOException {
        var file = folder.map(plans -> plans.resolve(name + EXTENSION)).filter(Files::exists);
        return file.isPresent() ? Files.newBufferedReader(file.get()) : Reader.nullReader();
    }

    private TreeSet<String> names() {
        var names = new TreeSet<>(OF_LIBRARY);
        folder.ifPresent(plans -> {
            try (var files = Files.list(plans)) {
                files.map(file -> file.getFileName().toString())
                        .filter(file -> file.endsWith(EXTENSION))
                        .map(file -> file.substring(0, file.length() - EXTENSION.length()))
                        .forEach(names::add);
            } catch (IOException e) {
                throw new MeasureException("The plans in " + plans + " cannot be listed: " + e + ".");
            }
        });
        return names;
    }

    private static Optional<Path> onClassPath() {
        return Optional.ofNullable(PlanFiles.class.getResource("/plans"))
                .filter(found -> found.getProtocol().equals("file"))
                .map(found -> Path.of(URI.create(found.toString())));
    }
}
