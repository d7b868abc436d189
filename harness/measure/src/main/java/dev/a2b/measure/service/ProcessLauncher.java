package dev.a2b.measure.service;

import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Starts a program as a process.
 *
 * @param command program and arguments
 * @param directory its working directory; empty for the folder of its log
 * @param limits limits of the process, where this user may make control groups; empty for none
 */
record ProcessLauncher(List<String> command, Optional<Path> directory, Optional<ResourceLimits> limits)
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
    public ServiceLauncher withLimits(ResourceLimits wanted) {
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
        return () -> new ServiceProcess(command, folder, environment.of(port, database), group, port, log);
    }
}
