package com.example.a2b;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.measure.service.ServiceClient;
import dev.a2b.testkit.Sample;
import io.micronaut.context.ApplicationContext;
import java.util.List;
import java.util.Map;

/** What the suites of the library know of this service. */
public final class BookingSample implements Sample {

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

    @Override
    public String open() {
        return "/countries";
    }

    @Override
    public String packed(int number) {
        return changeable(number);
    }

    @Override
    public String changeable(long user) {
        return "/users/" + user;
    }

    @Override
    public String body() {
        return "{\"firstName\": \"Ada\", \"lastName\": \"King\"}";
    }

    @Override
    public String table() {
        return "users";
    }

    @Override
    public Map<String, Object> parameters(ApplicationContext service) {
        return service.getBean(Fixtures.class).parameters();
    }

    @Override
    public void train(ServiceClient client, int user) {
        TRAINING.forEach(path -> client.get("/api/v1" + path, "Accept-Encoding", "gzip"));
        var booking = "/api/v1/users/" + user + "/transfers/" + user;
        client.post(booking, "{\"description\": \"booked now or already\"}");
        for (var state : List.of("BOOKED", "CANCELED", "BOOKED", "COMPLETED")) {
            client.put(booking, "{\"state\": \"" + state + "\", \"description\": \"edited\"}");
        }
        client.put("/api/v1" + changeable(user), body());
    }
}
