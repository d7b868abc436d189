package com.example.a2b.user;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.Query;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
interface UserRepository extends GenericRepository<UserProfile, Long> {

    /** One statement, so that the user and the bookings are of the same moment. */
    @Query("""
        SELECT id, first_name, last_name, email, phone, (
            SELECT coalesce(json_agg(booking), '[]') FROM (
                SELECT json_build_object(
                    'id', json_build_object('userId', booking.user_id, 'transferId', booking.transfer_id),
                    'state', booking.state, 'description', booking.description,
                    'transfer', json_build_object(
                        'id', transfer.id,
                        'origin', json_build_object('id', origin.id, 'location', origin.location, 'city',
                            json_build_object('id', origin_city.id, 'name', origin_city.name, 'code', origin_city.code)),
                        'destination', json_build_object('id', destination.id, 'location', destination.location, 'city',
                            json_build_object('id', destination_city.id, 'name', destination_city.name,
                                'code', destination_city.code)),
                        'capacity', transfer.capacity, 'freeSeats', transfer.free_seats, 'date', transfer.date,
                        'departure', transfer.departure, 'arrival', transfer.arrival, 'price', transfer.price,
                        'description', transfer.description)) AS booking
                FROM users_transfers booking
                JOIN transfers transfer ON transfer.id = booking.transfer_id
                JOIN locations origin ON origin.id = transfer.origin_id
                JOIN cities origin_city ON origin_city.id = origin.city_id
                JOIN locations destination ON destination.id = transfer.destination_id
                JOIN cities destination_city ON destination_city.id = destination.city_id
                WHERE booking.user_id = users.id
                ORDER BY booking.booked_at DESC, booking.transfer_id DESC
                LIMIT :size
            ) latest
        ) AS transfers
        FROM users WHERE id = :userId
        """)
    Mono<UserProfile> findProfile(long userId, int size);

    /** Answers how many users were renamed: 0 where there is none of that key. */
    Mono<Long> update(@Id long id, String firstName, String lastName);
}
