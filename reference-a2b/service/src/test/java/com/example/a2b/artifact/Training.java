package com.example.a2b.artifact;

import dev.a2b.measure.service.AotTraining;
import dev.a2b.measure.service.ServiceClient;
import java.nio.file.Path;
import java.util.List;

/** Sends the requests of callers while the profile aot-cache makes an AOT cache. */
final class Training {

    private static final int ROUNDS = 300;
    private static final List<String> PATHS = List.of(
        "/countries", "/countries/1/cities", "/countries/1/cities/1/locations",
        "/transfers?originId=1&destinationId=21&date=2090-01-15",
        "/users/1/transfers", "/users/1", "/users/999999999", "/users/-1");

    private Training() {
    }

    /** @param arguments those of {@link AotTraining#of} */
    public static void main(String[] arguments) {
        var databases = Path.of(System.getProperty("database.directory"));
        AotTraining.of(arguments)
            .run(databases, ServiceSettings::environment, ServiceSettings.PROBE, Training::sendRequests);
    }

    private static void sendRequests(ServiceClient client) {
        for (var round = 0; round < ROUNDS; round++) {
            PATHS.forEach(path -> client.get("/api/v1" + path, "Accept-Encoding", "gzip"));
            client.post("/api/v1/users/1/transfers/2001", "{\"description\": \"booked already\"}");
        }
    }
}
