package com.example.a2b.country;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import java.util.List;
import reactor.core.publisher.Mono;

@Controller("/api/v1/countries")
class CountryController {

    private final CountryRepository countries;

    CountryController(CountryRepository countries) {
        this.countries = countries;
    }

    /** All countries. */
    @Get
    Mono<List<Country>> list() {
        return countries.findAll();
    }
}
