package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.images.builder.ImageFromDockerfile;

/** A tiny image to test with: it does what its variable RUN says, and is removed with this JVM. */
public final class Images {

    private Images() {}

    /** Its name, once it is built; the test is skipped where no engine answers. */
    public static String tiny() {
        assumeTrue(DockerClientFactory.instance().isDockerAvailable(), "no container engine answers");
        return new ImageFromDockerfile()
                .withDockerfileFromBuilder(image -> image.from("busybox:stable")
                        .run("mkdir /www && echo ok > /www/ready")
                        .cmd("sh", "-c", "eval \"$RUN\"")
                        .build())
                .get();
    }

    /** Gives a name to an image, which has its other names, too. If another image had the name, it loses it. */
    public static void name(String image, String name) {
        Engine.client().tagImageCmd(image, name, "1").exec();
    }

    /** Takes a name from its image. */
    public static void forget(String name) {
        Engine.client().removeImageCmd(name + ":1").exec();
    }

    /** Ids of the containers of an image, ended ones included. */
    static List<String> containers(String image) {
        return Engine.client().listContainersCmd().withShowAll(true).withAncestorFilter(List.of(image)).exec().stream()
                .map(container -> container.getId())
                .toList();
    }
}
