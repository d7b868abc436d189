package dev.a2b.postgres;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.InspectImageResponse;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.images.RemoteDockerImage;
import org.testcontainers.utility.DockerImageName;

/**
 * A local image with the seeded template: the PostgreSQL image plus a stopped cluster. It is created once for each
 * schema, data set, scale and PostgreSQL image. Every start runs a container from it.
 *
 * @param id       the engine's id of the image
 * @param password the superuser's password
 * @param origin   whether the image was created now, how long this took, and from which PostgreSQL image
 */
record SeededImage(String id, String password, String origin) {

    /**
     * The directory of the cluster: outside the volumes of the PostgreSQL image, because a commit leaves volumes out.
     */
    static final String DATA = "/srv/postgresql";

    /** Every seeded image has this label; its value is the key. */
    static final String LABEL = "dev.a2b.postgres.seed";

    private static final String PASSWORD = "POSTGRES_PASSWORD=";
    private static final Duration UNUSED = Duration.ofDays(30);
    private static final int STOP_SECONDS = 60;

    /**
     * Finds or creates the image. If several JVMs seed the same data set at the same time, each does the work, and one
     * image stays.
     *
     * @param postgres the PostgreSQL image
     */
    static synchronized SeededImage of(Template template, DockerImageName postgres) {
        var engine = DockerClientFactory.instance().client();
        var base = engine.inspectImageCmd(new RemoteDockerImage(postgres).get())
                .exec()
                .getId();
        var name = name(template, base);
        var start = System.nanoTime();
        var origin = "from cache";
        if (find(engine, name).isEmpty()) {
            seed(engine, template, postgres, name);
            origin = "seeded in " + Seconds.since(start);
        }
        var image = find(engine, name).orElseThrow();
        touch(engine, image.getId(), name);
        removeUnused(engine, image.getId());
        return new SeededImage(image.getId(), password(image), origin + ", image " + postgres + " " + base);
    }

    /** The name of the image. Its tag is a digest of the PostgreSQL image and of the template's content. */
    static DockerImageName name(Template template, String base) {
        var key = Digest.of((base + template.content()).getBytes(StandardCharsets.UTF_8));
        return DockerImageName.parse(template.image()).withTag(key);
    }

    private static Optional<InspectImageResponse> find(DockerClient engine, DockerImageName name) {
        try {
            return Optional.of(
                    engine.inspectImageCmd(name.asCanonicalNameString()).exec());
        } catch (NotFoundException e) {
            return Optional.empty();
        }
    }

    private static void seed(DockerClient engine, Template template, DockerImageName postgres, DockerImageName name) {
        var container = ContainerPostgres.container(postgres, Passwords.next(), Settings.SEEDING);
        try (container) {
            container.withEnv("PGDATA", DATA).start();
            template.seed(ContainerPostgres.admin(container, Optional.empty()));
            stop(engine, container);
            if (find(engine, name).isEmpty()) { // otherwise another JVM was faster
                commit(engine, container, name);
            }
        } catch (Exception e) {
            var log = ContainerPostgres.log(container);
            throw Failures.explain("The data set could not be seeded", e, Path.of("Docker"), log);
        }
    }

    /** Stops the server with the stop signal of its image, which leaves a complete cluster. */
    private static void stop(DockerClient engine, GenericContainer<?> container) throws IOException {
        var id = container.getContainerId();
        engine.stopContainerCmd(id).withTimeout(STOP_SECONDS).exec();
        var status = engine.inspectContainerCmd(id).exec().getState().getExitCodeLong();
        if (status == null || status != 0) {
            throw new IOException("PostgreSQL ended with status " + status);
        }
    }

    private static void commit(DockerClient engine, GenericContainer<?> container, DockerImageName name) {
        engine.commitCmd(container.getContainerId())
                .withRepository(name.getUnversionedPart())
                .withTag(name.getVersionPart())
                // The settings for seeding must not reach a server that is in use.
                .withCmd("postgres")
                // The image inherits the labels of the container; Testcontainers' reaper removes what has this session
                // id.
                .withLabels(
                        Map.of(LABEL, name.getVersionPart(), DockerClientFactory.TESTCONTAINERS_SESSION_ID_LABEL, ""))
                .exec();
    }

    /** The engine remembers when an image was tagged last: see {@link #lastUse}. */
    private static void touch(DockerClient engine, String id, DockerImageName name) {
        engine.tagImageCmd(id, name.getUnversionedPart(), name.getVersionPart()).exec();
    }

    /** Removes seeded images that were not used for 30 days, except the given one. */
    private static void removeUnused(DockerClient engine, String used) {
        for (var image : engine.listImagesCmd().withLabelFilter(LABEL).exec()) {
            try {
                var id = image.getId();
                if (!id.equals(used) && isUnused(engine.inspectImageCmd(id).exec())) {
                    engine.removeImageCmd(id).exec();
                }
            } catch (DockerException e) {
                // A container uses the image, or another JVM has removed it.
            }
        }
    }

    private static boolean isUnused(InspectImageResponse image) {
        return lastUse(image.getCreated(), image.getRawValues())
                .isBefore(Instant.now().minus(UNUSED));
    }

    /**
     * When an image was tagged last, which happens at each use; when it was created, if the engine reports no tag time.
     */
    static Instant lastUse(String created, Map<String, Object> otherValues) {
        var made = Instant.parse(created);
        return otherValues.get("Metadata") instanceof Map<?, ?> metadata
                        && metadata.get("LastTagTime") instanceof String tagged
                        && Instant.parse(tagged).isAfter(made)
                ? Instant.parse(tagged)
                : made;
    }

    /** The image inherits the environment of its container, which includes the password. */
    private static String password(InspectImageResponse image) {
        return Stream.of(image.getConfig().getEnv())
                .filter(variable -> variable.startsWith(PASSWORD))
                .map(variable -> variable.substring(PASSWORD.length()))
                .findFirst()
                .orElseThrow();
    }
}
