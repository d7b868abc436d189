package com.example.a2b.location;

import com.example.a2b.city.City;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.Relation;
import io.micronaut.data.annotation.TypeDef;
import io.micronaut.data.model.DataType;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A place in a city where a transfer starts or ends.
 *
 * @param id       its key
 * @param location where it is
 * @param city     the city that it belongs to
 */
@Serdeable
@MappedEntity("locations")
public record Location(
    @Id long id,
    @TypeDef(type = DataType.JSON) Point location,
    @Relation(Relation.Kind.MANY_TO_ONE) City city) {
}
