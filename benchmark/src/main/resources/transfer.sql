transfer.id, origin.id, (origin.location -> 'coordinates' ->> 0)::float8,
    (origin.location -> 'coordinates' ->> 1)::float8, origin_city.id, origin_city.name, origin_city.code,
    destination.id, (destination.location -> 'coordinates' ->> 0)::float8,
    (destination.location -> 'coordinates' ->> 1)::float8, destination_city.id, destination_city.name,
    destination_city.code, transfer.capacity, transfer.free_seats, transfer.date, transfer.departure,
    transfer.arrival, transfer.price, transfer.description
