package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testcontainers.DockerClientFactory;

class FailureIT {

    @TempDir
    Path directory;

    @Test
    void a_disk_that_is_too_small_is_told_before_anything_is_written() throws Exception {
        var said = fails("mount -t tmpfs -o size=20m none '" + directory + "'", "embedded", "start");

        assertEquals(
                "failed: The database needs 312 MB of disk space, but " + directory + " has only 20 MB free;"
                        + " free some space, or use another directory with -Ddatabase.directory=...",
                said);
    }

    /** Too small for the programs, for the data set, for the running cluster. */
    @ParameterizedTest
    @ValueSource(ints = {20, 72, 125})
    void a_disk_that_runs_full_on_the_way_is_told_in_a_sentence(int megabytes) throws Exception {
        var said = fails("mount -t tmpfs -o size=" + megabytes + "m none '" + directory + "'", "embedded", "attempt");

        assertTrue(said.contains("is full; free some space, or use another directory"), said);
        assertTrue(said.startsWith("failed: "), said);
    }

    @Test
    void no_docker_engine_is_told_in_a_sentence() throws Exception {
        var said = fails(
                "mount -t tmpfs none /var/run; export DOCKER_HOST=; export HOME='" + directory + "'",
                "container",
                "start");

        assertEquals(
                "failed: The database needs a Docker engine, and none answers; start Docker,"
                        + " or use -Ddatabase=embedded.",
                said);
    }

    @Test
    void an_engine_that_this_user_may_not_use_is_told_in_a_sentence() throws Exception {
        var socket = directory.resolve("closed.sock");
        try (var engine = new EngineProxy(socket, 44)) {
            Files.setPosixFilePermissions(socket, Set.of());

            // Root may use each socket, unless it gives up that right.
            var said = fails(
                    hidden(socket) + "; exec setpriv --bounding-set=-dac_override,-dac_read_search \"$@\"",
                    "container",
                    "start");

            assertEquals(
                    "failed: The database needs a Docker engine, and this user may not use it; run sudo usermod -aG docker"
                            + " $USER and log in again, or use -Ddatabase=embedded.",
                    said);
            assertEquals(0, engine.requests());
        }
    }

    @Test
    void an_engine_that_refuses_the_client_is_told_in_a_sentence() throws Exception {
        assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no Docker engine answers");
        var socket = directory.resolve("newer.sock");
        try (var engine = new EngineProxy(socket, 99)) {
            var said = fails(hidden(socket), "container", "start");

            assertEquals(
                    "failed: The database needs a Docker engine, and it refuses this client (client version 1.44 is too old."
                            + " Minimum supported API version is 1.99, please upgrade your client to a newer version); raise testcontainers.version in profiles/pom.xml,"
                            + " or use -Ddatabase=embedded.",
                    said);
            assertTrue(engine.requests() > 0);
        }
    }

    /** Docker 29 does not accept older ones. */
    @Test
    void an_engine_that_accepts_no_client_below_version_1_44_runs_the_database() throws Exception {
        assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no Docker engine answers");
        var socket = directory.resolve("docker29.sock");
        try (var engine = new EngineProxy(socket, 44)) {
            var said = fails(hidden(socket), "container", "once");

            assertEquals("started: and stopped", said);
            assertTrue(engine.requests() > 0);
        }
    }

    /** The engine is at this socket only. Testcontainers' reaper, itself a container, uses the engine's own one. */
    private String hidden(Path socket) {
        return "mount -t tmpfs none /var/run; export DOCKER_HOST='unix://" + socket + "' HOME='" + directory
                + "' TESTCONTAINERS_DOCKER_SOCKET_OVERRIDE=/var/run/docker.sock";
    }

    @Test
    void a_directory_that_cannot_be_is_told_in_a_sentence() throws IOException {
        var file = Files.createFile(directory.resolve("file"));

        var failure = assertThrows(
                DatabaseException.class,
                () -> DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, file.resolve("postgres")));

        assertTrue(failure.getMessage().contains("cannot be written"), failure.getMessage());
        assertTrue(failure.getMessage().contains("-Ddatabase.directory"), failure.getMessage());
    }

    private String fails(String mounts, String kind, String how) throws Exception {
        assumeTrue(Jvm.canMount(), "only where user namespaces allow mounts: Linux");
        var jvm = Jvm.start(Jvm.after(mounts), Starter.class, kind, directory.toString(), how);
        var said = Jvm.says(jvm, "started:", "failed:");
        jvm.waitFor();
        return said;
    }
}
