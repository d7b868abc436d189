package dev.a2b.benchmark;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The nine reads of a traveller's journey, with the rows that a journey would choose. */
final class Reads {

    private static final int USERS = 5_000;
    private static final int PLACES = BookingDataSet.LOCATIONS / BookingDataSet.CITIES;

    record Booking(long user, long transfer) {
    }

    private final List<Booking> bookings = new ArrayList<>();

    /** Reads which users have which bookings. */
    Reads(Database database) throws SQLException {
        try (var connection = database.connect(); var statement = connection.createStatement();
             var rows = statement.executeQuery("select user_id, min(transfer_id) from users_transfers group by 1 "
                 + "order by 1 limit " + USERS)) {
            while (rows.next()) {
                bookings.add(new Booking(rows.getLong(1), rows.getLong(2)));
            }
        }
    }

    List<Booking> bookings() {
        return bookings;
    }

    /** The paths of one journey. */
    List<String> journey(SplittableRandom random) {
        var booking = bookings.get(random.nextInt(bookings.size()));
        var from = random.nextInt(BookingDataSet.CITIES);
        var to = (from + 1 + random.nextInt(BookingDataSet.CITIES - 1)) % BookingDataSet.CITIES;
        return List.of(
            "/countries",
            "/countries/1/cities",
            "/countries/1/cities/" + (from + 1) + "/locations",
            "/countries/1/cities",
            "/countries/1/cities/" + (to + 1) + "/locations",
            "/transfers?originId=" + place(from, random) + "&destinationId=" + place(to, random) + "&date="
                + BookingDataSet.DAY,
            "/users/" + booking.user + "/transfers",
            "/users/" + booking.user + "/transfers/" + booking.transfer,
            "/users/" + booking.user);
    }

    private static int place(int city, SplittableRandom random) {
        return city * PLACES + 1 + random.nextInt(PLACES);
    }
}
