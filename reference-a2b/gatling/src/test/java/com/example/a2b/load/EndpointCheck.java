package com.example.a2b.load;

import com.example.a2b.database.BookingDataSet;
import com.fasterxml.jackson.databind.JsonNode;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.RecordedSizes;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** One journey, looked at closely: every endpoint must answer with the right status, fields and number of rows. */
final class EndpointCheck {

    /** How many it leaves in the database. */
    static final int BOOKINGS = 1;

    /** How many elements of a list are in an answer. */
    private static final int PAGE = 20;

    /** One a second: longer than the breaker stays open. */
    private static final int PARTNER_TRIES = 30;

    private static final int COMPRESSED_BODIES = 64;
    private static final int COMPRESSED_TRIES = 1000;

    private final HttpCheck service;
    private final long user;
    private final double scale;

    EndpointCheck(URI api, long user, double scale) {
        this.service = new HttpCheck(api);
        this.user = user;
        this.scale = scale;
    }

    void run() {
        RecordedSizes.check(service, scale);
        var found = search();
        var transfer = id(found);
        var free = found.path("freeSeats").asInt();
        var other = book(transfer);
        demand("free seats after a booking", free - 1, freeSeats(transfer));
        edit(transfer, other);
        demand("free seats after its cancellation", free, freeSeats(transfer));
        compression();
    }

    /** A faulty library spoils few checksums, so many different answers are needed to meet one. */
    private void compression() {
        service.gzip(
                () -> LongStream.rangeClosed(1, COMPRESSED_TRIES)
                        .mapToObj(id -> "/users/" + id)
                        .iterator(),
                COMPRESSED_BODIES);
    }

    /** The first answers may be too slow for the service's timeout, after which its breaker stays open for a while. */
    void partner() {
        var sources = offers();
        for (var tries = 1; !sources.equals(Set.of("PARTNER")) && tries < PARTNER_TRIES; tries++) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            sources = offers();
        }
        if (!sources.equals(Set.of("PARTNER"))) {
            throw MeasureException.failedCheck("the service does not get its offers from the partner of this plan, "
                    + "which runs beside the load generator: measure a jar or an executable, because a container cannot "
                    + "reach it");
        }
    }

    private Set<String> offers() {
        return service.list("/transfers/1/offers", "fareClass", "price", "source").stream()
                .map(offer -> offer.path("source").asText())
                .collect(Collectors.toSet());
    }

    private JsonNode search() {
        var countries = service.list("/countries", "id", "name", "code");
        demand("countries", BookingDataSet.COUNTRIES, countries.size());
        var cities = "/countries/" + id(countries.get(0)) + "/cities";
        var found = service.list(cities, "id", "name", "code", "country");
        demand("cities", BookingDataSet.CITIES, found.size());
        var away = found.stream()
                .filter(city -> id(city) != BookingDataSet.homeCity((int) user))
                .toList();
        var origin = location(cities, away.get(0));
        var destination = location(cities, away.get(1));
        var transfers = service.list(
                "/transfers?originId=" + origin + "&destinationId=" + destination + "&date=" + BookingDataSet.DAY,
                "id",
                "origin",
                "destination",
                "capacity",
                "freeSeats",
                "date",
                "departure",
                "arrival",
                "price",
                "description");
        demand("departures", Math.min(PAGE, BookingDataSet.departures(scale)), transfers.size());
        return transfers.get(0);
    }

    private long location(String cities, JsonNode city) {
        var locations = service.list(cities + "/" + id(city) + "/locations", "id", "location", "city");
        demand("locations of a city", BookingDataSet.LOCATIONS / BookingDataSet.CITIES, locations.size());
        return id(locations.get(0));
    }

    /** Books, and tells another booking of the user's that is not ended either. */
    private long book(long transfer) {
        var created = service.send("POST", booking(transfer), "{\"description\": \"check\"}", 201);
        if (created.headers().firstValue("Location").isEmpty()) {
            throw MeasureException.failedCheck("a new booking was answered without its Location");
        }
        service.send("POST", booking(transfer), "{\"description\": \"once more\"}", 409);
        return bookings().stream()
                .filter(booking -> booking.path("state").asText().equals("BOOKED"))
                .map(booking -> booking.path("id").path("transferId").asLong())
                .filter(id -> id != transfer)
                .findFirst()
                .orElseThrow(() -> MeasureException.failedCheck("user " + user + " has no other booking to complete"));
    }

    private void edit(long transfer, long other) {
        put(transfer, "BOOKED");
        put(transfer, "CANCELED");
        put(other, "COMPLETED");
        state(transfer, "CANCELED");
        state(other, "COMPLETED");
        service.send("PUT", "/users/" + user, "{\"firstName\": \"Grace\", \"lastName\": \"Hopper\"}", 204);
        var profile = service.object("/users/" + user, "id", "firstName", "lastName", "email", "phone", "transfers");
        if (!profile.path("firstName").asText().equals("Grace")) {
            throw MeasureException.failedCheck("a user that was renamed still has the old name");
        }
        demand(
                "bookings of the profile",
                bookings().size(),
                profile.path("transfers").size());
    }

    private void put(long transfer, String state) {
        var body = "{\"state\": \"" + state + "\", \"description\": \"check\"}";
        service.send("PUT", booking(transfer), body, 204);
    }

    private void state(long transfer, String expected) {
        var found = service.object(booking(transfer), "id", "state", "description", "transfer")
                .path("state")
                .asText();
        if (!found.equals(expected)) {
            throw MeasureException.failedCheck("a booking has the state " + found + " and should have " + expected);
        }
    }

    private int freeSeats(long transfer) {
        return service.get(booking(transfer)).path("transfer").path("freeSeats").asInt();
    }

    private List<JsonNode> bookings() {
        return service.list("/users/" + user + "/transfers", "id", "state", "description", "transfer");
    }

    private String booking(long transfer) {
        return "/users/" + user + "/transfers/" + transfer;
    }

    private static long id(JsonNode node) {
        return node.path("id").asLong();
    }

    private static void demand(String what, int expected, int found) {
        if (expected != found) {
            throw MeasureException.failedCheck(expected + " " + what + " were expected, not " + found);
        }
    }
}
