package com.example.a2b.artifact;

import com.example.a2b.database.DatabaseKind;
import com.example.a2b.database.DatabaseServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes an AOT cache: runs the jar on a database as in production, asks what callers ask, and lets the JVM keep the
 * classes that it loaded and the profiles that it took. Run by the profile aot-cache.
 *
 * @see <a href="https://openjdk.org/jeps/514">JEP 514</a>
 */
final class Training {

    private static final int ROUNDS = 300;
    private static final List<String> QUESTIONS = List.of(
        "/countries", "/countries/1/cities", "/countries/1/cities/1/locations",
        "/transfers?originId=1&destinationId=21&date=2030-01-15",
        "/users/1/transfers", "/users/1", "/users/999999999", "/users/-1");

    private Training() {
    }

    /** @param arguments the command that starts the jar, and the cache that it is to write */
    public static void main(String[] arguments) throws Exception {
        var command = arguments[0];
        var cache = Path.of(arguments[1]);
        Files.deleteIfExists(cache);
        var directory = Path.of(System.getProperty("database.directory"));
        try (var server = DatabaseServer.start(DatabaseKind.EMBEDDED, 0.01, directory);
             var service = RunningArtifact.start(new Artifact("training", null, command), server.copy("training"))) {
            for (var round = 0; round < ROUNDS; round++) {
                ask(service);
            }
            service.terminate();
            if (!Files.exists(cache)) {
                throw new AssertionError("The JVM wrote no cache; its log says:\n" + service.log());
            }
        }
    }

    private static void ask(RunningArtifact service) throws Exception {
        for (var question : QUESTIONS) {
            service.get("/api/v1" + question, "Accept-Encoding", "gzip");
        }
        service.post("/api/v1/users/1/transfers/2001", "{\"description\": \"booked already\"}");
    }
}
