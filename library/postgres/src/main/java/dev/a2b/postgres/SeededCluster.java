package dev.a2b.postgres;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A stopped cluster with the seeded template. It is created once for each schema, data set, scale and version of
 * PostgreSQL. Every start runs on a copy.
 *
 * @param data     the directory of the cluster
 * @param binaries the programs that created the cluster and run it
 * @param origin   whether the cluster was created now, and how long this took
 */
record SeededCluster(Path data, Binaries binaries, String origin) {

    private static final String PASSWORD = "superuser-password";

    /** Finds or creates the cluster. The caller holds the lock of the store. */
    static SeededCluster of(Store store, Template template) throws Exception {
        var binaries = store.binaries();
        var key = key(binaries, template);
        store.tidy(key);
        var data = store.seeded(key);
        if (Files.exists(data)) {
            Store.touch(data);
            return new SeededCluster(data, binaries, "from cache");
        }
        var start = System.nanoTime();
        seed(store, binaries, template, data);
        return new SeededCluster(data, binaries, "seeded in " + Seconds.since(start));
    }

    /** The superuser's password, from a file in the directory of the cluster, which is private. */
    String password() throws IOException {
        return Files.readString(data.resolve(PASSWORD));
    }

    private static String key(Binaries binaries, Template template) {
        return Digest.of((binaries.digest() + template.content()).getBytes(StandardCharsets.UTF_8));
    }

    private static void seed(Store store, Binaries binaries, Template template, Path target) throws IOException {
        try (var directory = store.run()) {
            try {
                var password = initialize(binaries, directory);
                try (var postmaster = Postmaster.start(binaries, directory, password, Settings.SEEDING)) {
                    template.seed(postmaster.admin());
                }
                Files.writeString(directory.data().resolve(PASSWORD), password);
                initdb(binaries, directory, List.of("--sync-only"));
                Files.move(directory.data(), target);
            } catch (Exception e) {
                throw Failures.explain(
                        "The data set could not be seeded",
                        e,
                        requireNonNull(target.getParent()),
                        Failures.log(directory.log()));
            }
        }
    }

    private static String initialize(Binaries binaries, RunningDirectory directory)
            throws IOException, InterruptedException {
        var password = Passwords.next();
        var file = Files.writeString(directory.log().resolveSibling(PASSWORD), password);
        var arguments = new ArrayList<>(Settings.INITDB);
        arguments.addAll(List.of(
                "--auth=scram-sha-256",
                "--username=" + Postmaster.SUPERUSER,
                "--pwfile=" + file,
                "--no-sync",
                "--no-instructions"));
        initdb(binaries, directory, arguments);
        return password;
    }

    private static void initdb(Binaries binaries, RunningDirectory directory, List<String> arguments)
            throws IOException, InterruptedException {
        var all = new ArrayList<>(arguments);
        all.addAll(List.of("-D", directory.data().toString()));
        var process = new ProcessBuilder(binaries.command("initdb", all))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(directory.log().toFile()))
                .start();
        ProcessReaper.guard(process.toHandle());
        var status = process.waitFor();
        ProcessReaper.release(process.toHandle());
        if (status != 0) {
            throw new IOException("initdb ended with status " + status);
        }
    }
}
