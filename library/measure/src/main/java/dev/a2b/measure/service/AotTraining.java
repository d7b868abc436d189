package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.DatabaseServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The training run that creates a JDK AOT cache. It starts a jar, or an image with the Java in it, on a small database,
 * sends requests, and stops the service. The JVM then writes the classes that it loaded and the profiles that it
 * collected.
 *
 * @see <a href="https://openjdk.org/jeps/514">JEP 514: Ahead-of-Time Command-Line Ergonomics</a>
 * @see <a href="https://openjdk.org/jeps/515">JEP 515: Ahead-of-Time Method Profiling</a>
 */
public final class AotTraining {

    private static final double SCALE = 0.01;

    /** The JVM writes the cache while it stops, which takes 10 s on a free machine. */
    private static final Duration LIMIT = Duration.ofMinutes(30);

    /** Where the JVM of an image writes its cache: a folder that every user may write to. */
    private static final String INSIDE = "/tmp/service.aot";

    /**
     * A cache that was trained with a heap of 32 GB or more fits no smaller heap. Machine code in it is that of the
     * processor of the training, and JDK 25 does not check whether another one knows its instructions.
     */
    private static final List<String> PORTABLE =
            List.of("-Xmx1g", "-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTAdapterCaching");

    private final ServiceLauncher launcher;
    private final Path cache;

    private AotTraining(ServiceLauncher launcher, Path cache) {
        this.launcher = launcher;
        this.cache = cache;
    }

    /**
     * Creates a training run from the arguments of a command line.
     *
     * @param arguments the file of the cache; then {@code process} and a command that includes the option
     *     {@code -XX:AOTCacheOutput} with that file, or {@code image} and the name of an image that starts {@code java}
     */
    public static AotTraining of(String... arguments) {
        var words = List.of(arguments).subList(2, arguments.length);
        var launcher = arguments[1].equals("image") ? image(words.get(0)) : ServiceLauncher.process(portable(words));
        return new AotTraining(launcher, Path.of(arguments[0]));
    }

    ServiceLauncher launcher() {
        return launcher;
    }

    /** The command with more options of {@code java}, its first word. */
    private static List<String> portable(List<String> java) {
        return Stream.of(java.subList(0, 1), PORTABLE, java.subList(1, java.size()))
                .flatMap(List::stream)
                .toList();
    }

    /**
     * Creates the cache, in place of an older one.
     *
     * @param databases folder in which an embedded database keeps its files
     * @param environment environment variables of the service
     * @param probePath path of a GET request whose response has the status 200 once the service has started
     * @param requests sends typical requests
     * @throws MeasureException if the service does not start or stop, or writes no cache
     * @throws dev.a2b.postgres.DatabaseException if the database cannot start
     */
    public void run(
            Path databases,
            ServiceLauncher.Environment environment,
            String probePath,
            Consumer<ServiceClient> requests) {

        prepareFolder();
        var log = cache.resolveSibling("training.log");
        try (var server = DatabaseServer.start(launcher.databaseKind(), SCALE, databases);
                var service = launcher.start(server.copy("training"), environment, probePath, log)) {
            requests.accept(new ServiceClient(service));
            service.stop(LIMIT);
            if (service instanceof ServiceContainer container) {
                container.copy(INSIDE, cache);
            }
        }
        if (!Files.exists(cache)) {
            throw new MeasureException("The JVM wrote no AOT cache " + cache + ": see its log " + log + ".");
        }
    }

    /** Starts the command of the image with more options. */
    private static ServiceLauncher image(String name) {
        var entrypoint =
                Engine.client().inspectImageCmd(name).exec().getConfig().getEntrypoint();
        var command = new ArrayList<>(portable(List.of(entrypoint)));
        command.add(1, "-XX:AOTCacheOutput=" + INSIDE);
        return new ContainerLauncher(name, command.toArray(String[]::new));
    }

    private void prepareFolder() {
        try {
            Files.createDirectories(cache.getParent());
            Files.deleteIfExists(cache);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
