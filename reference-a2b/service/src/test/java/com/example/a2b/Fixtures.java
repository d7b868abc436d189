package com.example.a2b;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Users and transfers of a test's own, beside the data set, so that no test meets another's bookings. */
@Singleton
public class Fixtures {

    private final ConnectionFactory database;

    Fixtures(ConnectionFactory database) {
        this.database = database;
    }

    /** A new user, Ada Lovelace, without bookings. */
    public long user() {
        return users(1).get(0);
    }

    public List<Long> users(int count) {
        return keys("""
            insert into users (first_name, last_name, email, phone)
            select 'Ada', 'Lovelace', '%1$s-' || i || '@example.com', '%1$s-' || i from generate_series(1, %2$d) i
            returning id""".formatted(UUID.randomUUID(), count));
    }

    /** A new transfer with this many seats, all free. */
    public long transfer(int seats) {
        return keys("""
            insert into transfers (origin_id, destination_id, capacity, date, departure, arrival, price, description)
            values (1, 120, %d, '2031-05-01', '2031-05-01 08:00Z', '2031-05-01 11:00Z', 42.50, 'Direct')
            returning id""".formatted(seats)).get(0);
    }

    /** How many bookings of a transfer hold a seat. */
    public long bookings(long transfer) {
        return keys(
            "select count(*) as id from users_transfers where state <> 'CANCELED' and transfer_id = " + transfer)
            .get(0);
    }

    /** How many seats the transfer itself counts as taken. */
    public long seatsTaken(long transfer) {
        return keys("select seats_taken::bigint as id from transfers where id = " + transfer).get(0);
    }

    private List<Long> keys(String sql) {
        return Flux.usingWhen(
                database.create(),
                connection -> Flux.from(connection.createStatement(sql).execute())
                    .flatMap(result -> result.map(row -> row.get("id", Long.class))),
                Connection::close)
            .collectList()
            .block();
    }
}
