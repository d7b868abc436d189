package com.example.a2b.load;

import static dev.a2b.measure.MeasuredSimulation.withRetries;
import static io.gatling.javaapi.core.CoreDsl.StringBody;
import static io.gatling.javaapi.core.CoreDsl.dummy;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.exitHere;
import static io.gatling.javaapi.core.CoreDsl.feed;
import static io.gatling.javaapi.core.CoreDsl.jmesPath;
import static io.gatling.javaapi.core.CoreDsl.pause;
import static io.gatling.javaapi.core.CoreDsl.repeat;
import static io.gatling.javaapi.http.HttpDsl.header;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.Session;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A traveller's journey: requests with pauses for thinking between them. It ends at the first step that fails, after as
 * many tries as the plan allows. Each user makes it once, on cities away from home, where no booking of the data set is
 * met.
 */
final class Journey {

    /** The request that may meet a sold-out transfer. */
    static final String BOOK = "07 book";

    /** Recorded beside a booking that was refused: sold out (409), or too much at once (429). */
    static final String REFUSED = "07 book, refused";

    /** The request for which the service asks its partner. */
    static final String OFFERS = "15 offers";

    /** Recorded beside offers of which one has the own price, because the partner was slow or failed. */
    static final String OWN_PRICE = "15 offers, own price";

    private static final int CREATED = 201;

    /** How often a traveller asks for offers. */
    private static final int OFFERS_ASKED = 3;

    private static final String BOOKING = "/users/#{userId}/transfers/#{transferId}";

    private final Plan plan;
    private final Choice choice;

    /** @param plan decides what the users choose, how long they think, and when they give up */
    Journey(Plan plan) {
        this.plan = plan;
        this.choice = new Choice(plan.seed());
    }

    /**
     * The journey of a plan. With a partner, its users also ask for offers; in the closed model for nothing else.
     *
     * @param share the part of the load, which decides what is its own: no other load generator has the same users
     */
    static ChainBuilder of(Plan plan, Share share) {
        var offers = offers(share.dealt(transfers(plan.scale())));
        if (plan.load().hasFanOut()) {
            return offers;
        }
        var journey = new Journey(plan).with(share.dealt(Users.of(plan)));
        return plan.load().asksPartner() ? journey.exec(repeat(OFFERS_ASKED).on(offers)) : journey;
    }

    ChainBuilder with(Iterator<Map<String, Object>> users) {
        return feed(users).exec(search(), book(), edit(), profile());
    }

    /**
     * The ids of all transfers again and again. Each one is met again after all the others, when the service's cache of
     * the partner's answers has long expired.
     */
    private static Iterator<Integer> transfers(double scale) {
        var count = BookingDataSet.transfers(scale);
        return IntStream.iterate(1, id -> id % count + 1).iterator();
    }

    private static ChainBuilder offers(Iterator<Integer> transfers) {
        return exec(session -> session.set("offeredId", transfers.next()))
                .exec(http(OFFERS)
                        .get("/transfers/#{offeredId}/offers")
                        .check(
                                status().is(200),
                                jmesPath("[?source=='OWN'].source").ofList().saveAs("ownPrices")))
                .exitHereIfFailed()
                .doIf(session -> !session.getList("ownPrices").isEmpty())
                .then(dummy(OWN_PRICE, 0));
    }

    private ChainBuilder search() {
        return exec(
                step(
                        list("01 countries", "/countries", "[].id", 1, "countryIds"),
                        1,
                        3,
                        choice.of("countryIds", "countryId")),
                step(
                        list("02 cities", "/countries/#{countryId}/cities", "[].id", 2, "cityIds"),
                        1,
                        3,
                        choice.other("cityIds", "cityId", Journey::home)),
                step(
                        list(
                                "03 origins",
                                "/countries/#{countryId}/cities/#{cityId}/locations",
                                "[].id",
                                1,
                                "locationIds"),
                        3,
                        5,
                        choice.of("locationIds", "originId")),
                step(
                        list("04 cities again", "/countries/#{countryId}/cities", "[].id", 2, "cityIds"),
                        1,
                        3,
                        choice.other("cityIds", "otherCityId", session -> session.getLong("cityId"))),
                step(
                        list(
                                "05 destinations",
                                "/countries/#{countryId}/cities/#{otherCityId}/locations",
                                "[].id",
                                1,
                                "locationIds"),
                        3,
                        5,
                        choice.of("locationIds", "destinationId")),
                step(
                        list(
                                "06 transfers",
                                "/transfers?originId=#{originId}&destinationId=#{destinationId}&date="
                                        + BookingDataSet.DAY,
                                "[].id",
                                1,
                                "transferIds"),
                        3,
                        5,
                        choice.of("transferIds", "transferId")));
    }

    private ChainBuilder book() {
        var created = http(BOOK)
                .post(BOOKING)
                .body(StringBody("{\"description\": \"booked under load\"}"))
                .check(status().in(CREATED, 409, 429).saveAs("booking"))
                .checkIf((answer, session) -> answer.status().code() == CREATED)
                .then(header("Location").exists());
        return sent(created)
                .doIf(session -> session.getInt("booking") != CREATED)
                .then(dummy(REFUSED, 0), exitHere())
                .exec(thought(1, 3));
    }

    private ChainBuilder edit() {
        return exec(
                step(
                        list(
                                "08 bookings",
                                "/users/#{userId}/transfers",
                                "[?state=='BOOKED'].id.transferId",
                                2,
                                "booked"),
                        1,
                        3,
                        choice.of("booked", "transferId")),
                step(
                        http("09 booking")
                                .get(BOOKING)
                                .check(status().is(200), jmesPath("state").is("BOOKED")),
                        1,
                        5),
                step(put("10 describe", "BOOKED", "#{transferId}"), 1, 3),
                step(
                        put("11 cancel", "CANCELED", "#{transferId}"),
                        1,
                        3,
                        choice.other("booked", "otherTransferId", session -> session.getLong("transferId"))),
                step(put("12 complete", "COMPLETED", "#{otherTransferId}"), 1, 3));
    }

    private ChainBuilder profile() {
        var shown = http("13 user")
                .get("/users/#{userId}")
                .check(status().is(200), jmesPath("transfers[0]").exists());
        var renamed = http("14 rename")
                .put("/users/#{userId}")
                .body(StringBody("{\"firstName\": \"Ada #{userId}\", \"lastName\": \"Lovelace\"}"))
                .check(status().is(204));
        return exec(step(shown, 1, 3), step(renamed, 1, 5));
    }

    /** A list with fewer ids than the journey needs is a failed request. */
    private static HttpRequestActionBuilder list(String name, String path, String ids, int needed, String remembered) {
        return http(name)
                .get(path)
                .check(
                        status().is(200),
                        jmesPath(ids + " | [" + (needed - 1) + "]").exists(),
                        jmesPath(ids).ofList().saveAs(remembered));
    }

    private static HttpRequestActionBuilder put(String name, String state, String transfer) {
        return http(name)
                .put("/users/#{userId}/transfers/" + transfer)
                .body(StringBody("{\"state\": \"" + state + "\", \"description\": \"" + name + "\"}"))
                .check(status().is(204));
    }

    private ChainBuilder step(HttpRequestActionBuilder request, int from, int to) {
        return step(request, from, to, session -> session);
    }

    /** A choice is made of an answer that is there: a failed request leaves before it. */
    private ChainBuilder step(HttpRequestActionBuilder request, int from, int to, Function<Session, Session> then) {

        return sent(request).exec(then).exitHereIfFailed().exec(thought(from, to));
    }

    private ChainBuilder sent(HttpRequestActionBuilder request) {
        return withRetries(plan, request).exitHereIfFailed();
    }

    private ChainBuilder thought(int from, int to) {
        return pause(seconds(from), seconds(to));
    }

    private Duration seconds(int seconds) {
        return Duration.ofMillis(Math.round(seconds * plan.pause() * 1000));
    }

    private static Long home(Session session) {
        return (long) BookingDataSet.homeCity((int) session.getLong("userId"));
    }
}
