package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Dockerfiles of the project, built on an image with a shell instead of a Java. */
class DockerfileTest {

    private static final String BASE = "busybox:stable";

    @TempDir
    private Path folder;

    /** It has the base image. */
    @BeforeEach
    void assumeEngine() throws Exception {
        assumeTrue(run("docker", "version").isEmpty(), "no container engine");
    }

    /** As a umask of 077 leaves them. */
    @ParameterizedTest
    @CsvSource({
        "profiles/docker, libraries/app/lib/a.jar, service/app/service.jar, /app/lib/a.jar, /app/service.jar",
        "profiles/aot-cache, service.aot, service.aot, /app/service.aot, /app/service.aot",
        "reference-a2b/gatling, dependency/a.jar, test-classes/plans/smoke, /app/libraries/a.jar, /app/classes/plans/smoke",
    })
    void the_user_of_an_image_reads_files_that_only_their_owner_may_read(
            String dockerfile, String library, String own, String libraryInside, String ownInside) throws Exception {

        closed(library);
        closed(own);
        var image = "a2b-dockerfile-test:" + folder.getFileName();

        try {
            assertEquals("", run(build("docker", "build", dockerfile, BASE, "--tag=" + image)));
            var read = new String[] {
                "docker", "run", "--rm", "--user=65532:65532", "--entrypoint=cat", image, libraryInside, ownInside
            };
            assertEquals("", run(read));
        } finally {
            run("docker", "image", "rm", image);
        }
    }

    /** Podman builds with buildah; Debian has a release of it that knows fewer options than Docker. */
    @Test
    void buildah_builds_the_image_of_the_profile_docker() throws Exception {
        assumeTrue(run("buildah", "--version").isEmpty(), "no buildah");
        closed("libraries/app/lib/a.jar");
        closed("service/app/service.jar");
        var base = folder.resolve("base.tar");
        assertEquals("", run("docker", "image", "save", "--output=" + base, BASE));

        var build = build(
                "buildah",
                "build",
                "profiles/docker",
                "docker-archive:" + base,
                "--isolation=chroot",
                "--tag=oci-archive:" + folder.resolve("image.tar"));
        var store = List.of(
                "--storage-driver=vfs", "--root=" + folder.resolve("store"), "--runroot=" + folder.resolve("run"));
        var command = new ArrayList<>(List.of(build));
        command.addAll(1, store);

        assertEquals("", run(command.toArray(String[]::new)));
    }

    private String[] build(String program, String goal, String dockerfile, String base, String... options) {
        var arguments = Stream.of(
                "--file=" + Tree.ROOT.resolve(dockerfile).resolve("Dockerfile"),
                "--build-arg=IMAGE=" + base,
                "--build-arg=RUNTIME=" + base,
                "--build-arg=USER=65532:65532",
                "--build-arg=NAME=test");
        return Stream.of(Stream.of(program, goal), Stream.of(options), arguments, Stream.of(folder.toString()))
                .flatMap(part -> part)
                .toArray(String[]::new);
    }

    /** Makes a file of the context, with its folders. */
    private void closed(String name) throws IOException {
        var file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "content", UTF_8);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        for (var parent = file.getParent(); !parent.equals(folder); parent = parent.getParent()) {
            Files.setPosixFilePermissions(parent, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** Returns what a failed command printed, and nothing if it succeeds. */
    private static String run(String... command) throws IOException, InterruptedException {
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var output = new String(process.getInputStream().readAllBytes(), UTF_8);
            return process.waitFor() == 0 ? "" : String.join(" ", command) + "\n" + output;
        } catch (IOException e) {
            return e.toString(); // there is no such program
        }
    }
}
