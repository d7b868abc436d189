package com.example.a2b.user;

import com.example.a2b.booking.Booking;
import dev.a2b.data.Queries;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
abstract class UserRepository implements GenericRepository<User, Long> {

    /** One statement, so that the user and the bookings are of the same moment. */
    private static final String PROFILE =
            "SELECT users.id, users.first_name, users.last_name, users.email, users.phone, " + Booking.COLUMNS
                    + "FROM users LEFT JOIN (" + Booking.PAGE + Booking.JOINED + ") ON true\n"
                    + "WHERE users.id = $1 " + Booking.LATEST_FIRST;

    private final Queries queries;

    UserRepository(Queries queries) {
        this.queries = queries;
    }

    /** The user with the latest bookings, at most {@code size}; empty if there is no such user. */
    Mono<UserProfile> findProfile(long userId, int size) {
        return queries.list(PROFILE, BookedUser::of, userId, size, 0)
                .filter(rows -> !rows.isEmpty())
                .map(UserProfile::of);
    }

    /** Answers how many users were renamed: 0 where there is none of that key. */
    abstract Mono<Long> update(@Id long id, String firstName, String lastName);
}
