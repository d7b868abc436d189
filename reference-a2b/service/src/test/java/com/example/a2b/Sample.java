package com.example.a2b;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.measure.service.ServiceClient;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that the tests of cross-cutting features know of this domain: what they read and change to try a feature. Another
 * domain needs another version of this class only.
 */
@Singleton
public class Sample {

    /** What all callers may read. */
    public static final String OPEN = "/countries";

    /** What all callers may read, long enough to be packed. */
    public static final String LONG = "/countries/1/cities/1/locations";

    /** What belongs to a user: GET reads it and PUT changes it. */
    public static final String OWN = "/users/{userId}";

    /** What the API calls it. */
    public static final String NAME = "user";

    /** The table with it, where its key is that of the user. */
    public static final String TABLE = "users";

    /** The two members of the body that changes it: texts that must not be blank. */
    public static final String FIRST = "firstName";

    public static final String SECOND = "lastName";

    /** A sound body. */
    public static final String BODY = "{\"" + FIRST + "\": \"Ada\", \"" + SECOND + "\": \"King\"}";

    private static final List<String> TRAINING = List.of(
            "/countries",
            "/countries/1/cities",
            "/countries/1/cities/1/locations",
            "/countries/1/cities",
            "/countries/1/cities/2/locations",
            "/transfers?originId=1&destinationId=21&date=" + BookingDataSet.DAY,
            "/users/1/transfers",
            "/users/1/transfers/2001",
            "/users/1",
            "/users/999999999",
            "/users/-1");

    private final Fixtures fixtures;

    Sample(Fixtures fixtures) {
        this.fixtures = fixtures;
    }

    /** The path of what belongs to a user. The users 1, 2, ... are in the data set. */
    public static String own(Object userId) {
        return OWN.replace("{userId}", userId.toString());
    }

    /** All that all callers may read. */
    public static Stream<String> open() {
        return Stream.of(
                OPEN,
                LONG,
                "/countries/1/cities",
                "/transfers?originId=1&destinationId=120&date=2030-01-15",
                "/transfers/1/offers");
    }

    /** All that only this user and operators may read. */
    public static Stream<String> personal(long userId) {
        return Stream.of("", "/transfers", "/transfers/1").map(path -> own(userId) + path);
    }

    /** A path for each number from 1 on; what it leads to is long enough to be packed. */
    public static String packed(int number) {
        return own(number);
    }

    /** A body in JSON, written with single quotes and the members {@code first} and {@code second}. */
    public static String body(String template) {
        return template.replace("first", FIRST).replace("second", SECOND).replace('\'', '"');
    }

    /** The requests of one user of the data set while an AOT cache is made: each operation that is called often. */
    public static void train(ServiceClient client, int userId) {
        TRAINING.forEach(path -> client.get("/api/v1" + path, "Accept-Encoding", "gzip"));
        client.post("/api/v1/users/" + userId + "/transfers/" + userId, "{\"description\": \"booked now or already\"}");
    }

    /** A new user of a test's own. */
    public long user() {
        return fixtures.user();
    }

    /** Values of all parameters of the API that are not 1: with them, each operation finds something. */
    public Map<String, Object> parameters() {
        return fixtures.parameters();
    }
}
