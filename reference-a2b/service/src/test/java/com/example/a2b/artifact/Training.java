package com.example.a2b.artifact;

import dev.a2b.postgres.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.testcontainers.utility.ResourceReaper;

/**
 * Makes an AOT cache: runs the jar, or an image by the Java that is in it, on a database as in production, asks what
 * callers ask, and lets the JVM keep the classes that it loaded and the profiles that it took. Run by the profile
 * aot-cache.
 *
 * @see <a href="https://openjdk.org/jeps/514">JEP 514</a>
 */
final class Training {

    private static final int ROUNDS = 300;
    /** Where an image writes its cache. */
    private static final String INSIDE = "/tmp/service.aot";
    private static final List<String> QUESTIONS = List.of(
        "/countries", "/countries/1/cities", "/countries/1/cities/1/locations",
        "/transfers?originId=1&destinationId=21&date=2030-01-15",
        "/users/1/transfers", "/users/1", "/users/999999999", "/users/-1");

    private Training() {
    }

    /** @param arguments the cache to make; {@code process} and the words of its command, or {@code image} and its name */
    public static void main(String[] arguments) throws Exception {
        var cache = Path.of(arguments[0]);
        Files.createDirectories(cache.getParent());
        Files.deleteIfExists(cache);
        var artifact = arguments[1].equals("image")
            ? image(arguments[2])
            : Artifact.process(List.of(arguments).subList(2, arguments.length));
        var directory = Path.of(System.getProperty("database.directory"));
        try (var server = DatabaseServer.start(artifact.database(), 0.01, directory);
             var service = RunningArtifact.start(artifact, server.copy("training"))) {
            for (var round = 0; round < ROUNDS; round++) {
                ask(service);
            }
            service.terminate();
            if (artifact.isImage()) {
                service.copy(INSIDE, cache);
            }
            if (!Files.exists(cache)) {
                throw new AssertionError("The JVM wrote no cache; its log says:\n" + service.log());
            }
        }
    }

    /**
     * Started as its Dockerfile has it, but for the cache; labelled, so that it is removed should this JVM be killed.
     */
    private static Artifact image(String name) {
        var options = new ArrayList<>(List.of("--entrypoint", "java"));
        ResourceReaper.instance().getLabels()
            .forEach((label, value) -> options.addAll(List.of("--label", label + "=" + value)));
        return Artifact.image(name, options,
            "@/app/jvm.options", "-XX:AOTCacheOutput=" + INSIDE, "-jar", "/app/service.jar");
    }

    private static void ask(RunningArtifact service) throws Exception {
        for (var question : QUESTIONS) {
            service.get("/api/v1" + question, "Accept-Encoding", "gzip");
        }
        service.post("/api/v1/users/1/transfers/2001", "{\"description\": \"booked already\"}");
    }
}
