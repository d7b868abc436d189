package dev.a2b.benchmark;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The requests of a traveller's journey, or some of them, with the rows that a journey would choose. */
final class Requests {

    private static final int USERS = 5_000;
    private static final int PLACES = BookingDataSet.LOCATIONS / BookingDataSet.CITIES;
    private static final String BOOKED = "{\"description\": \"booked under load\"}";
    private static final String DESCRIBED = "{\"state\": \"BOOKED\", \"description\": \"described\"}";
    private static final String COMPLETED = "{\"state\": \"COMPLETED\", \"description\": \"completed\"}";
    private static final String CANCELED = "{\"state\": \"CANCELED\", \"description\": \"canceled\"}";
    private static final String NAMED = "{\"firstName\": \"Ada\", \"lastName\": \"Lovelace\"}";

    /** Which requests of a journey are sent, by the word that docs/benchmark takes. */
    enum Kind {
        READS(request -> request.method.equals("GET")),
        BOOKING(request -> request.method.equals("POST")),
        RENAME(request -> request.body.equals(NAMED)),
        JOURNEY(request -> true);

        private final Predicate<Request> chosen;

        Kind(Predicate<Request> chosen) {
            this.chosen = chosen;
        }

        static Kind of(String word) {
            return Stream.of(values())
                    .filter(kind -> kind.toString().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "--send takes reads, booking, rename or journey, not \"" + word + "\"."));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The body is empty if it has none. */
    record Request(String method, String path, String body) {

        private static Request get(String path) {
            return new Request("GET", path, "");
        }

        private static Request put(String path, String body) {
            return new Request("PUT", path, body);
        }
    }

    record Booking(long user, long transfer) {}

    private final List<Booking> bookings = new ArrayList<>();
    private final AtomicLong users = new AtomicLong();
    private final Kind kind;

    /** Reads which users have which bookings. */
    Requests(Database database, Kind kind) throws SQLException {
        this.kind = kind;
        try (var connection = database.connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select user_id, min(transfer_id) from users_transfers "
                        + "where state = 'BOOKED' group by 1 order by 1 limit " + USERS)) {
            while (rows.next()) {
                bookings.add(new Booking(rows.getLong(1), rows.getLong(2)));
            }
        }
    }

    List<Booking> bookings() {
        return bookings;
    }

    /** Those of one journey that are chosen. Each books for another user, so that almost no booking is refused. */
    List<Request> journey(SplittableRandom random) {
        var known = bookings.get(random.nextInt(bookings.size()));
        var made = new Booking(
                1 + users.getAndIncrement() % BookingDataSet.users(1), 1 + random.nextInt(BookingDataSet.transfers(1)));
        var from = random.nextInt(BookingDataSet.CITIES);
        var to = (from + 1 + random.nextInt(BookingDataSet.CITIES - 1)) % BookingDataSet.CITIES;
        return Stream.of(
                        Request.get("/countries"),
                        Request.get("/countries/1/cities"),
                        Request.get("/countries/1/cities/" + (from + 1) + "/locations"),
                        Request.get("/countries/1/cities"),
                        Request.get("/countries/1/cities/" + (to + 1) + "/locations"),
                        Request.get("/transfers?originId=" + place(from, random) + "&destinationId=" + place(to, random)
                                + "&date=" + BookingDataSet.DAY),
                        new Request("POST", path(made), BOOKED),
                        Request.get("/users/" + known.user + "/transfers"),
                        Request.get(path(known)),
                        Request.put(path(made), DESCRIBED),
                        Request.put(path(known), CANCELED),
                        Request.put(path(made), COMPLETED),
                        Request.get("/users/" + known.user),
                        Request.put("/users/" + known.user, NAMED))
                .filter(kind.chosen)
                .toList();
    }

    private static String path(Booking booking) {
        return "/users/" + booking.user + "/transfers/" + booking.transfer;
    }

    private static int place(int city, SplittableRandom random) {
        return city * PLACES + 1 + random.nextInt(PLACES);
    }
}
