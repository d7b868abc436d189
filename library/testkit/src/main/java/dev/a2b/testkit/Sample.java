package dev.a2b.testkit;

import dev.a2b.measure.service.ServiceClient;
import io.micronaut.context.ApplicationContext;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * What only the project knows: the few paths and values with which the suites of the kit try its service. A project
 * implements this interface once, with a public constructor without parameters, and registers the class as a service:
 * the file {@code META-INF/services/dev.a2b.testkit.Sample} contains its name. Paths begin behind {@code /api/v1}.
 */
public interface Sample {

    /** What every caller may read. */
    String open();

    /** A path for each number from 1 on: every caller may read it, and its answer is long enough to be packed. */
    String packed(int number);

    /** What the user of this number may read with GET and change with PUT. The users 1, 2, ... are in the data set. */
    String changeable(long user);

    /** A sound body of that PUT, in JSON. */
    String body();

    /** The table of what is {@link #changeable}, where its key {@code id} is the number. */
    String table();

    /**
     * Values of the parameters of the API, by name, with which each operation finds something. A parameter that has no
     * value here is 1.
     *
     * @param service the service of a test, whose beans reach its database
     */
    default Map<String, Object> parameters(ApplicationContext service) {
        return Map.of();
    }

    /** Sends the requests of one user while an AOT cache is made: each operation that is called often. */
    default void train(ServiceClient client, int user) {
        client.get("/api/v1" + open(), "Accept-Encoding", "gzip");
        client.get("/api/v1" + packed(user), "Accept-Encoding", "gzip");
        client.get("/api/v1" + changeable(user), "Accept-Encoding", "gzip");
        client.put("/api/v1" + changeable(user), body());
    }

    /**
     * The sample of this project.
     *
     * @throws IllegalStateException if the class path has none
     */
    static Sample ofProject() {
        return ServiceLoader.load(Sample.class)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The tests need one class that implements "
                        + Sample.class.getName() + ": name it in src/test/resources/META-INF/services/"
                        + Sample.class.getName() + "."));
    }
}
