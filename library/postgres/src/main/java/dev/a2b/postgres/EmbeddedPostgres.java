package dev.a2b.postgres;

import java.nio.file.Path;
import java.time.Duration;

/** A server that runs as processes of this machine. */
final class EmbeddedPostgres implements Postgres {

    private final RunningDirectory directory;
    private final Postmaster postmaster;
    private final String origin;

    private EmbeddedPostgres(RunningDirectory directory, Postmaster postmaster, String origin) {
        this.directory = directory;
        this.postmaster = postmaster;
        this.origin = origin;
    }

    static EmbeddedPostgres start(Template template, Path directory) {
        DiskSpace.require(directory, template.scale());
        return attempt(template, directory);
    }

    /** Starts a server without a check of the disk space. */
    static EmbeddedPostgres attempt(Template template, Path directory) {
        try {
            var store = new Store(directory.toAbsolutePath().normalize());
            var cluster = store.locked(() -> SeededCluster.of(store, template));
            return run(store.locked(store::run), cluster);
        } catch (Exception e) {
            throw Failures.explain("The embedded database did not start", e, directory, "");
        }
    }

    private static EmbeddedPostgres run(RunningDirectory directory, SeededCluster cluster) {
        try {
            Directories.copy(cluster.data(), directory.data());
            var postmaster = Postmaster.start(cluster.binaries(), directory, cluster.password(), Settings.arguments());
            return new EmbeddedPostgres(directory, postmaster, cluster.origin());
        } catch (Exception e) {
            var failure = Failures.explain(
                    "The embedded database did not start", e, directory.data(), Failures.log(directory.log()));
            directory.close();
            throw failure;
        }
    }

    @Override
    public Database admin() {
        return postmaster.admin();
    }

    @Override
    public String origin() {
        return origin;
    }

    @Override
    public Duration cpuTime() {
        return Processes.cpuTime(postmaster.process());
    }

    @Override
    public DatabaseException explain(String what, Exception cause) {
        return Failures.explain(what, cause, directory.data(), Failures.log(directory.log()));
    }

    @Override
    public void close() {
        postmaster.close();
        directory.close();
    }
}
