package com.example.a2b.country;

import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.util.List;
import reactor.core.publisher.Mono;

@Singleton
class CountryRepository {

    private static final String ALL = "SELECT id, name, code FROM countries ORDER BY id";

    private final Queries queries;

    CountryRepository(Queries queries) {
        this.queries = queries;
    }

    Mono<List<Country>> findAll() {
        return queries.list(ALL, Country::of);
    }
}
