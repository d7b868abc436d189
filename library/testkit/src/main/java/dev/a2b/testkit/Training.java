package dev.a2b.testkit;

import dev.a2b.measure.service.AotTraining;
import dev.a2b.measure.service.ServiceClient;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * Sends the requests of callers while the build makes an AOT cache. As under load, many callers are active
 * at once and accept gzip: the cache also keeps which code they run most.
 */
public final class Training {

    private static final int CALLERS = 16;
    private static final int JOURNEYS = 1_600;

    private Training() {}

    /** @param arguments those of {@link AotTraining#of} */
    public static void main(String[] arguments) {
        var databases = Path.of(System.getProperty("database.directory"));
        AotTraining.of(arguments)
                .run(databases, ServiceSettings::environment, ServiceSettings.probe(), Training::sendRequests);
    }

    private static void sendRequests(ServiceClient client) {
        var sample = Sample.ofProject();
        var callers = Executors.newFixedThreadPool(CALLERS);
        var journeys = IntStream.rangeClosed(1, JOURNEYS)
                .mapToObj(user -> CompletableFuture.runAsync(() -> sample.train(client, user), callers))
                .toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(journeys).join();
        callers.shutdown();
    }
}
