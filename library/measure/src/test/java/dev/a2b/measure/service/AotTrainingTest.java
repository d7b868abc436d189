package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.testcontainers.images.builder.ImageFromDockerfile;

/** A cache of a small heap and without machine code starts on any machine. */
class AotTrainingTest {

    @Test
    void a_jar_is_trained_for_any_machine() {
        var training = AotTraining.of("s.aot", "process", "java", "-XX:AOTCacheOutput=s.aot", "-jar", "s.jar");

        assertEquals(
                ServiceLauncher.process(List.of(
                        "java",
                        "-Xmx1g",
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:-AOTAdapterCaching",
                        "-XX:AOTCacheOutput=s.aot",
                        "-jar",
                        "s.jar")),
                training.launcher());
    }

    @Test
    void an_image_is_trained_for_any_machine() {
        Images.tiny(); // skips where there is no engine
        var image = new ImageFromDockerfile()
                .withDockerfileFromBuilder(builder -> builder.from("busybox:stable")
                        .entryPoint("java", "-jar", "s.jar")
                        .build())
                .get();

        assertEquals(
                new ContainerLauncher(
                        image,
                        "java",
                        "-XX:AOTCacheOutput=/tmp/service.aot",
                        "-Xmx1g",
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:-AOTAdapterCaching",
                        "-jar",
                        "s.jar"),
                AotTraining.of("s.aot", "image", image).launcher());
    }
}
