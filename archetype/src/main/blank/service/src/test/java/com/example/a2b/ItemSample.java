package com.example.a2b;

import dev.a2b.testkit.Sample;

/** What the suites of the library know of this service. */
public final class ItemSample implements Sample {

    @Override
    public String open() {
        return "/items";
    }

    @Override
    public String packed(int number) {
        return "/items?size=30&page=" + number;
    }

    @Override
    public String changeable(long user) {
        return "/items/" + user;
    }

    @Override
    public String body() {
        return "{\"name\": \"Ada\", \"date\": \"2030-01-31\", \"quantity\": 3}";
    }

    @Override
    public String table() {
        return "items";
    }
}
