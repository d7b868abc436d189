package com.example.a2b.load;

import static dev.a2b.measure.MeasuredSimulation.withRetries;
import static io.gatling.javaapi.core.CoreDsl.StringBody;
import static io.gatling.javaapi.core.CoreDsl.feed;
import static io.gatling.javaapi.core.CoreDsl.jmesPath;
import static io.gatling.javaapi.core.CoreDsl.pause;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.time.Duration;

/** A user's journey: requests with pauses for thinking between them. It ends at the first one that fails. */
final class Journey {

    /** The request that changes a row. */
    static final String CHANGE = "03 change";

    /** What the row has then. */
    static final String NOTE = "changed under load";

    /** The path of what belongs to the user of the journey. */
    private static final String OWN = "/users/#{userId}/items/#{userId}";

    private Journey() {}

    /**
     * The journey of a plan.
     *
     * @param share the part of the load, which decides what is its own: no other load generator has the same users
     */
    static ChainBuilder of(Plan plan, Share share) {
        var list = http("01 list")
                .get("/items")
                .check(status().is(200), jmesPath("[19].name").exists());
        var show = http("02 show")
                .get(OWN)
                .check(status().is(200), jmesPath("note").exists());
        var change = http(CHANGE).put(OWN).body(StringBody(body(NOTE))).check(status().is(204));
        return feed(share.dealt(Users.of(plan))).exec(step(plan, list, 3), step(plan, show, 5), step(plan, change, 3));
    }

    /** A body that changes a row. */
    static String body(String note) {
        return "{\"name\": \"Ada\", \"note\": \"" + note + "\"}";
    }

    /** A request, again after a failure if the plan says so, and a pause of at most so many seconds. */
    private static ChainBuilder step(Plan plan, HttpRequestActionBuilder request, int most) {
        var longest = Duration.ofMillis(Math.round(most * plan.pause() * 1000));
        return withRetries(plan, request).exitHereIfFailed().exec(pause(longest.dividedBy(3), longest));
    }
}
