package com.example;

import io.agroal.api.AgroalDataSource;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.sql.SQLException;

@Path("/greeting")
public class GreetingResource {

    private final AgroalDataSource database;

    GreetingResource(AgroalDataSource database) {
        this.database = database;
    }

    @GET
    public Greeting greeting() throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select name from countries where id = 1")) {
            rows.next();
            return new Greeting(rows.getString("name"));
        }
    }

    public record Greeting(String hello) {}
}
