package com.example.a2b.location;

import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.util.List;
import reactor.core.publisher.Mono;

@Singleton
class LocationRepository {

    private static final String OF_CITY = """
        SELECT %s
        FROM locations location
        JOIN cities city ON city.id = location.city_id
        WHERE city.id = $1 AND city.country_id = $2
        ORDER BY location.id
        """.formatted(Location.columns("location", "city"));

    private final Queries queries;

    LocationRepository(Queries queries) {
        this.queries = queries;
    }

    Mono<List<Location>> findByCityIdAndCountryId(long cityId, long countryId) {
        return queries.list(OF_CITY, Location::of, cityId, countryId);
    }
}
