package com.example.a2b.location;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import jakarta.validation.constraints.Positive;
import java.util.List;
import reactor.core.publisher.Mono;

@Controller("/api/v1/countries/{countryId}/cities/{cityId}/locations")
class LocationController {

    private final LocationRepository locations;

    LocationController(LocationRepository locations) {
        this.locations = locations;
    }

    /** The locations in a city, where transfers start and end. */
    @Get
    Mono<List<Location>> list(@Positive long countryId, @Positive long cityId) {
        return locations.findByCityIdAndCountryId(cityId, countryId);
    }
}
