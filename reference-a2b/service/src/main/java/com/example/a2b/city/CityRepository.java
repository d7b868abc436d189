package com.example.a2b.city;

import com.example.a2b.country.Country;
import dev.a2b.data.Columns;
import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.util.List;
import reactor.core.publisher.Mono;

@Singleton
class CityRepository {

    private static final String OF_COUNTRY = """
        SELECT city.id, city.name, city.code, country.id, country.name, country.code
        FROM cities city
        JOIN countries country ON country.id = city.country_id
        WHERE city.country_id = $1
        ORDER BY city.id
        """;

    private final Queries queries;

    CityRepository(Queries queries) {
        this.queries = queries;
    }

    Mono<List<City>> findByCountryId(long countryId) {
        return queries.list(OF_COUNTRY, CityRepository::city, countryId);
    }

    private static City city(Columns columns) {
        return new City(
                columns.next(Long.class), columns.next(String.class), columns.next(String.class), Country.of(columns));
    }
}
