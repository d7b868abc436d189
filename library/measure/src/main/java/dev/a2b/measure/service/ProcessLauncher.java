package dev.a2b.measure.service;

import dev.a2b.measure.plan.Limits;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Starts a program as a process.
 *
 * @param command program and arguments
 * @param directory its working directory; empty for a build of this project, which runs in the folder of its log and on
 *     the Java of this JVM
 * @param limits limits of the process, where this user may make control groups; empty for none
 */
record ProcessLauncher(List<String> command, Optional<Path> directory, Optional<Limits> limits)
        implements ServiceLauncher {

    private static final String HEAP = "-Xmx128m";

    @Override
    public boolean isImage() {
        return false;
    }

    @Override
    public DatabaseKind databaseKind() {
        return DatabaseKind.EMBEDDED;
    }

    /** Java accepts options only before {@code -jar}, a native executable anywhere. */
    @Override
    public ServiceLauncher withLittleMemory() {
        var words = new ArrayList<>(command);
        var jar = words.indexOf("-jar");
        words.add(jar < 0 ? words.size() : jar, HEAP);
        return new ProcessLauncher(words, directory, limits);
    }

    @Override
    public ServiceLauncher withLimits(Limits wanted) {
        return new ProcessLauncher(command, directory, Optional.of(wanted));
    }

    @Override
    public ServiceLauncher withReadOnlyFiles() {
        return this;
    }

    @Override
    public Supplier<MeasuredService> prepare(int port, Database database, Environment environment, Path log) {
        var group = limits.flatMap(ControlGroup::create);
        var folder = directory.orElseGet(() -> log.toAbsolutePath().getParent());
        var words = directory.isPresent() ? command : onThisJava();
        return () -> new ServiceProcess(words, folder, environment.of(port, database), group, port, log);
    }

    /**
     * Replaces {@code java} by the Java of this JVM, which made the artifact, because the path may contain another one.
     */
    private List<String> onThisJava() {
        if (!command.get(0).equals("java")) {
            return command;
        }
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java), command.stream().skip(1)).toList();
    }
}
