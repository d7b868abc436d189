package com.example.a2b;

import com.example.a2b.database.BookingDataSet;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import reactor.core.publisher.Flux;

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
        return transfers(1, seats, LocalDate.of(2091, 5, 1)).get(0);
    }

    /** New transfers from location 1 to location 120 with the same departure. */
    public List<Long> transfers(int count, int seats, LocalDate day) {
        return keys("""
            insert into transfers (origin_id, destination_id, capacity, date, departure, arrival, price, description)
            select 1, 120, %2$d, '%3$s', '%3$s 08:00Z', '%3$s 11:00Z', 42.50, 'Direct' from generate_series(1, %1$d)
            returning id""".formatted(count, seats, day));
    }

    /** A new user with this many canceled bookings, on transfers of the data set from the first on. */
    public long userWithBookings(int count) {
        var user = user();
        keys("""
            insert into users_transfers (user_id, transfer_id, state, description)
            select %d, id, 'CANCELED', 'One of many' from transfers order by id limit %d
            returning transfer_id as id""".formatted(user, count));
        return user;
    }

    /** Values of the parameters of the API with which each operation finds something. */
    public Map<String, Object> parameters() {
        return Map.of(
                "userId",
                user(),
                "transferId",
                transfer(100),
                "destinationId",
                21,
                "date",
                BookingDataSet.DAY);
    }

    /** Makes the idempotency keys of a user older by this interval of SQL. */
    public void ageIdempotencyKeys(long user, String interval) {
        keys("""
            update idempotency_keys set created_at = created_at - interval '%s' where user_id = %d
            returning user_id as id""".formatted(interval, user));
    }

    /** Gives a user this many idempotency keys that expired long ago. */
    public void addExpiredIdempotencyKeys(long user, int count) {
        keys("""
            insert into idempotency_keys (user_id, key, transfer_id, description, outcome, created_at)
            select %d, i, 1, 'one', 'DONE', '2021-05-01 08:00Z' from generate_series(1, %d) i
            returning user_id as id""".formatted(user, count));
    }

    /** How many idempotency keys of a user the database keeps. */
    public long idempotencyKeys(long user) {
        return keys("select count(*) as id from idempotency_keys where user_id = " + user)
                .get(0);
    }

    /** Lets a transfer depart. */
    public void depart(long transfer) {
        keys("""
            update transfers set departure = '2021-05-01 08:00Z' where id = %d returning id""".formatted(transfer));
    }

    /** How many bookings of a transfer hold a seat. */
    public long bookings(long transfer) {
        return keys("select count(*) as id from users_transfers where state <> 'CANCELED' and transfer_id = "
                        + transfer)
                .get(0);
    }

    /** The users who have a seat in a transfer. */
    public Set<Long> travellers(long transfer) {
        return Set.copyOf(keys(
                "select user_id as id from users_transfers where state <> 'CANCELED' and transfer_id = " + transfer));
    }

    /** How many seats the transfer itself counts as taken. */
    public long seatsTaken(long transfer) {
        return keys("select seats_taken::bigint as id from transfers where id = " + transfer)
                .get(0);
    }

    /** At the same moment: how many bookings of a transfer hold a seat, and how many seats it counts as taken. */
    public List<Long> bookingsAndSeatsTaken(long transfer) {
        return keys("""
            select unnest(array[
                (select count(*) from users_transfers where state <> 'CANCELED' and transfer_id = %1$d),
                (select seats_taken::bigint from transfers where id = %1$d)]) as id""".formatted(transfer));
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
