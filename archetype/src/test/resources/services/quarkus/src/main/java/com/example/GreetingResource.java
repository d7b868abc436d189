package com.example;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

@Path("/greeting")
public class GreetingResource {

    private final Pool database;

    GreetingResource(Pool database) {
        this.database = database;
    }

    @GET
    public Uni<Greeting> greeting() {
        return database.query("select name from countries where id = 1").execute()
            .map(rows -> new Greeting(rows.iterator().next().getString("name")));
    }

    public record Greeting(String hello) {
    }
}
