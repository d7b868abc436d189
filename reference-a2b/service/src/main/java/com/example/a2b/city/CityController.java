package com.example.a2b.city;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import jakarta.validation.constraints.Positive;
import java.util.List;
import reactor.core.publisher.Mono;

@Controller("/api/v1/countries/{countryId}/cities")
class CityController {

    private final CityRepository cities;

    CityController(CityRepository cities) {
        this.cities = cities;
    }

    /** The cities of a country. */
    @Get
    Mono<List<City>> list(@Positive long countryId) {
        return cities.findByCountryId(countryId);
    }
}
