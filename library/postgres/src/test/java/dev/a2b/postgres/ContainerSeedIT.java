package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.model.Image;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.utility.DockerImageName;

/** The seeded image of the container database, made of data sets whose size was never seeded before. */
class ContainerSeedIT {

    private static final DockerImageName POSTGRES = DockerImageName.parse("postgres:17-alpine");

    private static final Random RANDOM = new SecureRandom();
    private static final double SCALE = scale();

    private static String first;
    private static DatabaseServer second;

    @BeforeAll
    static void start_twice() {
        assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no Docker engine answers");
        try (var server = start(SCALE)) {
            first = server.description();
        }
        second = start(SCALE);
    }

    @AfterAll
    static void stop() {
        if (second != null) {
            second.close();
            remove(SCALE);
        }
    }

    @Test
    void the_first_start_seeds_and_the_next_one_takes_the_image() {
        assertTrue(first.contains("seeded in"), first);
        assertTrue(second.description().contains("from cache"), second.description());
    }

    @Test
    void one_image_is_kept_and_has_the_name_of_the_data_set() {
        var images = images(SCALE);

        assertEquals(1, images.size());
        assertTrue(images.get(0).getRepoTags()[0].startsWith("test-library-seed:"));
    }

    @Test
    void a_start_from_the_image_has_the_rows_of_the_embedded_database() throws SQLException {
        try (var embedded = DatabaseServer.start(DatabaseKind.EMBEDDED, SCALE, Shared.DIRECTORY)) {
            assertEquals(Rows.checksum(embedded.copy("same")), Rows.checksum(second.copy("same")));
        }
    }

    @Test
    void a_start_from_the_image_is_as_durable_as_in_production() {
        assertEquals(
                List.of("on", "on", "on", "replica"),
                Stream.of("fsync", "synchronous_commit", "full_page_writes", "wal_level")
                        .map(second.settings()::get)
                        .toList());
    }

    @Test
    void each_image_has_a_superuser_password_of_its_own() {
        var scale = scale();
        var one = SeededImage.of(Template.of(scale), POSTGRES);
        remove(scale);

        var other = SeededImage.of(Template.of(scale), POSTGRES);
        remove(scale);

        assertNotEquals(one.id(), other.id());
        assertNotEquals(one.password(), other.password());
    }

    @Test
    void several_may_seed_at_once() throws Exception {
        var scale = scale();
        var jvm = Jvm.start(List.of(), Starter.class, "container", "unused", "once", Double.toString(scale));

        start(scale).close();

        assertTrue(Jvm.says(jvm, "started:", "failed:").startsWith("started:"));
        jvm.waitFor();
        remove(scale);
    }

    private static double scale() {
        return RANDOM.nextInt(100_000, 200_000) / 1e7;
    }

    private static DatabaseServer start(double scale) {
        return DatabaseServer.start(DatabaseKind.CONTAINER, scale, Path.of("unused"));
    }

    private static void remove(double scale) {
        images(scale).forEach(image -> engine().removeImageCmd(image.getId()).exec());
    }

    private static List<Image> images(double scale) {
        var base = engine().inspectImageCmd(POSTGRES.asCanonicalNameString())
                .exec()
                .getId();
        var key = SeededImage.name(Template.of(scale), base).getVersionPart();
        return engine().listImagesCmd()
                .withLabelFilter(Map.of(SeededImage.LABEL, key))
                .exec();
    }

    private static DockerClient engine() {
        return DockerClientFactory.instance().client();
    }
}
