package dev.a2b.benchmark;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The nine reads of a traveller's journey, or one of them, with the rows that a journey would choose. */
final class Reads {

    /** Instead of the path of a single read. */
    static final String ALL = "";

    private static final int USERS = 5_000;
    private static final int PLACES = BookingDataSet.LOCATIONS / BookingDataSet.CITIES;

    record Booking(long user, long transfer) {}

    private final List<Booking> bookings = new ArrayList<>();
    private final Predicate<String> chosen;

    /**
     * Reads which users have which bookings.
     *
     * @param read the path of the only read, with <code>{id}</code> for each number, or {@link #ALL}
     */
    Reads(Database database, String read) throws SQLException {
        chosen = read.equals(ALL)
                ? path -> true
                : Pattern.compile(Pattern.quote(read).replace("{id}", "\\E\\d+\\Q"))
                        .asMatchPredicate();
        try (var connection = database.connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select user_id, min(transfer_id) from users_transfers group by 1 "
                        + "order by 1 limit " + USERS)) {
            while (rows.next()) {
                bookings.add(new Booking(rows.getLong(1), rows.getLong(2)));
            }
        }
        if (journey(new SplittableRandom()).isEmpty()) {
            throw new IllegalArgumentException("A journey has no read with the path " + read + ".");
        }
    }

    List<Booking> bookings() {
        return bookings;
    }

    /** The paths of one journey, as far as they are chosen. */
    List<String> journey(SplittableRandom random) {
        var booking = bookings.get(random.nextInt(bookings.size()));
        var from = random.nextInt(BookingDataSet.CITIES);
        var to = (from + 1 + random.nextInt(BookingDataSet.CITIES - 1)) % BookingDataSet.CITIES;
        return Stream.of(
                        "/countries",
                        "/countries/1/cities",
                        "/countries/1/cities/" + (from + 1) + "/locations",
                        "/countries/1/cities",
                        "/countries/1/cities/" + (to + 1) + "/locations",
                        "/transfers?originId=" + place(from, random) + "&destinationId=" + place(to, random) + "&date="
                                + BookingDataSet.DAY,
                        "/users/" + booking.user + "/transfers",
                        "/users/" + booking.user + "/transfers/" + booking.transfer,
                        "/users/" + booking.user)
                .filter(chosen)
                .toList();
    }

    private static int place(int city, SplittableRandom random) {
        return city * PLACES + 1 + random.nextInt(PLACES);
    }
}
