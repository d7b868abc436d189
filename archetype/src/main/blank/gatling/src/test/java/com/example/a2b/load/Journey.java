package com.example.a2b.load;

import static dev.a2b.measure.MeasuredSimulation.withRetries;
import static io.gatling.javaapi.core.CoreDsl.StringBody;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.jmesPath;
import static io.gatling.javaapi.core.CoreDsl.pause;
import static io.gatling.javaapi.http.HttpDsl.headerRegex;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.time.Duration;

/** A user's journey: requests with pauses for thinking between them. It ends at the first one that fails. */
final class Journey {

    /** The request that creates a row. */
    static final String CREATE = "02 create";

    /** The request that deletes this row. */
    static final String DELETE = "05 delete";

    /** The path of this row. */
    private static final String CREATED = "/items/#{id}";

    private Journey() {}

    /**
     * The journey of a plan.
     *
     * @param share the part of the load, for a journey with data that no other load generator may use
     */
    static ChainBuilder of(Plan plan, Share share) {
        var list = http("01 list")
                .get("/items")
                .check(status().is(200), jmesPath("[19].name").exists());
        var create = http(CREATE)
                .post("/items")
                .body(StringBody(body("Ada")))
                .check(status().is(201), headerRegex("Location", "(\\d+)$").saveAs("id"));
        var show = http("03 show")
                .get(CREATED)
                .check(status().is(200), jmesPath("name").is("Ada"));
        var change =
                http("04 change").put(CREATED).body(StringBody(body("King"))).check(status().is(204));
        var delete = http(DELETE).delete(CREATED).check(status().is(204));
        return exec(
                step(plan, list, 3),
                step(plan, create, 3),
                step(plan, show, 5),
                step(plan, change, 3),
                step(plan, delete, 3));
    }

    /** A body that creates or changes a row. */
    static String body(String name) {
        return "{\"name\": \"" + name + "\", \"date\": \"2030-01-31\", \"quantity\": 3}";
    }

    /** A request, again after a failure if the plan says so, and a pause of at most so many seconds. */
    private static ChainBuilder step(Plan plan, HttpRequestActionBuilder request, int most) {
        var longest = Duration.ofMillis(Math.round(most * plan.pause() * 1000));
        return withRetries(plan, request).exitHereIfFailed().exec(pause(longest.dividedBy(3), longest));
    }
}
