package com.example;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class GreetingApplication {

    private final JdbcClient database;

    GreetingApplication(JdbcClient database) {
        this.database = database;
    }

    public static void main(String[] arguments) {
        SpringApplication.run(GreetingApplication.class, arguments);
    }

    @GetMapping("/greeting")
    Greeting greeting() {
        var sql = "select name from countries where id = 1";
        return new Greeting(database.sql(sql).query(String.class).single());
    }

    record Greeting(String hello) {}
}
