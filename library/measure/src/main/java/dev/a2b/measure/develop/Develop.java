package dev.a2b.measure.develop;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Console;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Development mode: runs the service with a database of its own until Maven ends, and compiles and restarts it when a
 * source changes. Nothing is shared with another Maven that runs in the same project.
 */
public final class Develop {

    /** Milliseconds between two looks at the sources. Within a second, a restart feels immediate. */
    private static final long PAUSE = 200;

    private static final String COMMAND = "--";

    private Develop() {}

    /**
     * Maven calls this, in its own JVM.
     *
     * @param arguments settings, {@code name=value} each: {@code sources}, the folder of the sources, {@code java},
     *     the file with the arguments of Java that start the service, {@code options}, a map of the options {@code -D}
     *     that the user gave, {@code settings} and {@code global-settings}, Maven's files, {@code database},
     *     {@code database.scale} and {@code database.directory}; then {@code --} and the command that compiles the
     *     service, which gets the same options
     * @throws InterruptedException if another thread ends this one
     * @throws MeasureException if the service ends before the first edit
     */
    public static void main(String[] arguments) throws InterruptedException {
        var words = List.of(arguments);
        var end = words.indexOf(COMMAND);
        var settings = Settings.arguments(words.subList(0, end).toArray(String[]::new));
        var options = options(settings.get("options"));

        try (var server = server(settings)) {
            var service = new Child(service(settings, options), environment(server.copy("service")));
            var compile = joined(words.subList(end + 1, words.size()), files(settings));
            var compiler = new Child(joined(compile, options), Map.of());
            var edits = new Edits(Path.of(settings.get("sources")));
            service.start();
            var isEdited = false;
            while (true) {
                Thread.sleep(PAUSE);
                if (edits.haveEnded()) {
                    isEdited = true;
                    restart(service, compiler);
                } else if (!isEdited) {
                    demandRunning(service);
                }
            }
        }
    }

    /** Only an edit can help a service that an edit broke; to this one, Maven's command line may. */
    static void demandRunning(Child service) {
        if (!service.runs()) {
            throw new MeasureException(
                    "The service ended, and its last lines say why: if a port is taken, choose another"
                            + " one, as in ./mvnw -Pdev test-compile -Dmicronaut.server.port=8090 -Dendpoints.all.port=8091.");
        }
    }

    /** The service stops first, because the compiler deletes classes that it may still load. */
    private static void restart(Child service, Child compiler) throws InterruptedException {
        service.stop();
        if (compiler.succeeds()) {
            service.start();
        } else {
            Console.line("the service starts again when its sources compile");
        }
    }

    private static DatabaseServer server(Map<String, String> arguments) {
        var settings = new Settings(arguments);
        var server = DatabaseServer.start(
                DatabaseKind.of(settings.text("database")),
                settings.number("database.scale"),
                settings.path("database.directory"));
        Console.line("database: %s", server.description());
        return server;
    }

    private static Map<String, String> environment(Database database) {
        var datasource = "R2DBC_DATASOURCES_DEFAULT_";
        return Map.of(
                datasource + "URL", database.r2dbcUrl(),
                datasource + "USERNAME", database.username(),
                datasource + "PASSWORD", database.password());
    }

    private static List<String> service(Map<String, String> settings, List<String> options) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return joined(joined(List.of(java), options), List.of("@" + settings.get("java")));
    }

    /** The names are in a text as of a map, whose values may contain anything; Maven made them system properties. */
    static List<String> options(String map) {
        return Stream.of(map.split("[{}]|, "))
                .map(entry -> entry.split("=", 2)[0])
                .filter(name -> !name.isBlank() && System.getProperty(name) != null)
                .map(name -> "-D" + name + "=" + System.getProperty(name))
                .toList();
    }

    /** The settings of Maven, whose mirrors it compares with the origin of what is in the local repository. */
    static List<String> files(Map<String, String> settings) {
        return Stream.of("settings", "global-settings")
                .filter(name -> Files.isRegularFile(Path.of(settings.getOrDefault(name, ""))))
                .map(name -> "--" + name + "=" + settings.get(name))
                .toList();
    }

    private static List<String> joined(List<String> first, List<String> then) {
        var all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }
}
