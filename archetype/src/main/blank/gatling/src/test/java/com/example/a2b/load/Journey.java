package com.example.a2b.load;

import static io.gatling.javaapi.core.CoreDsl.StringBody;
import static io.gatling.javaapi.core.CoreDsl.exec;
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

    private Journey() {
    }

    /**
     * The journey of a plan.
     *
     * @param share the part of the load, which decides what is its own: no other load generator has the same users
     */
    static ChainBuilder of(Plan plan, Share share) {
        var pace = plan.pause();
        var list = http("01 list").get("/items").check(status().is(200), jmesPath("[19].name").exists());
        var show = http("02 show").get(OWN).check(status().is(200), jmesPath("note").exists());
        var change = http(CHANGE).put(OWN).body(StringBody(body(NOTE))).check(status().is(204));
        return feed(share.dealt(Users.of(plan))).exec(step(list, 3, pace), step(show, 5, pace), step(change, 3, pace));
    }

    /** A body that changes a row. */
    static String body(String note) {
        return "{\"name\": \"Ada\", \"note\": \"" + note + "\"}";
    }

    /**
     * A request and a pause of at most so many seconds.
     *
     * @param pace what the pause is multiplied with
     */
    private static ChainBuilder step(HttpRequestActionBuilder request, int most, double pace) {
        var longest = Duration.ofMillis(Math.round(most * pace * 1000));
        return exec(request).exitHereIfFailed().exec(pause(longest.dividedBy(3), longest));
    }
}
