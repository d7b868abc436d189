package com.example.a2b.artifact;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.measure.service.AotTraining;
import dev.a2b.measure.service.ServiceClient;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * Sends the requests of callers while the profile aot-cache makes an AOT cache. As under load, many callers are active
 * at once and accept gzip: the cache also keeps which code they run most.
 */
final class Training {

    private static final int CALLERS = 16;
    private static final int JOURNEYS = 1_600;
    private static final List<String> PATHS = List.of(
        "/countries", "/countries/1/cities", "/countries/1/cities/1/locations", "/countries/1/cities",
        "/countries/1/cities/2/locations", "/transfers?originId=1&destinationId=21&date=" + BookingDataSet.DAY,
        "/users/1/transfers", "/users/1/transfers/2001", "/users/1", "/users/999999999", "/users/-1");

    private Training() {
    }

    /** @param arguments those of {@link AotTraining#of} */
    public static void main(String[] arguments) {
        var databases = Path.of(System.getProperty("database.directory"));
        AotTraining.of(arguments)
            .run(databases, ServiceSettings::environment, ServiceSettings.PROBE, Training::sendRequests);
    }

    private static void sendRequests(ServiceClient client) {
        var callers = Executors.newFixedThreadPool(CALLERS);
        var journeys = IntStream.rangeClosed(1, JOURNEYS)
            .mapToObj(user -> CompletableFuture.runAsync(() -> journey(client, user), callers))
            .toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(journeys).join();
        callers.shutdown();
    }

    private static void journey(ServiceClient client, int user) {
        PATHS.forEach(path -> client.get("/api/v1" + path, "Accept-Encoding", "gzip"));
        client.post("/api/v1/users/" + user + "/transfers/" + user, "{\"description\": \"booked now or already\"}");
    }
}
