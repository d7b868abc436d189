package com.example.a2b.database;

import dev.a2b.postgres.DataSet;
import java.time.LocalDate;
import java.util.Map;

/**
 * The data set of the booking service: the same rows for the same scale on every machine. The constants and methods
 * tell a load test which rows exist.
 *
 * <p>Ids start at 1 and have no gaps. City {@code c} has the locations {@code 20 * (c - 1) + 1} to {@code 20 * c}. User
 * {@code u} lives in city {@code 1 + u % 6} and has bookings only on transfers that start there, at least one of them
 * BOOKED: a journey that starts in another city never books a transfer that the user has already booked.
 */
public final class BookingDataSet implements DataSet {

    /** Day of every transfer, far ahead: nobody can book a transfer that has departed. */
    public static final LocalDate DAY = LocalDate.of(2090, 1, 15);

    /** Number of countries. */
    public static final int COUNTRIES = 1;

    /** Number of cities. */
    public static final int CITIES = 6;

    /** Number of locations; every city has the same number. */
    public static final int LOCATIONS = 120;

    /** Seats of every transfer. */
    public static final int CAPACITY = 100;

    private static final int PAIRS = LOCATIONS * (LOCATIONS - LOCATIONS / CITIES);

    @Override
    public String name() {
        return "a2b";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        return Map.of(
                "users", Integer.toString(users(scale)),
                "departures", Integer.toString(departures(scale)),
                "capacity", Integer.toString(CAPACITY),
                "day", DAY.toString());
    }

    /** Number of departures between any two locations of different cities. */
    public static int departures(double scale) {
        return (int) Math.max(1, Math.round(scale));
    }

    /** Number of transfers: 12 000 at scale 1. */
    public static int transfers(double scale) {
        return PAIRS * departures(scale);
    }

    /** Number of users: 200 000 at scale 1. */
    public static int users(double scale) {
        return 2 * (int) Math.max(CITIES, Math.round(100_000 * scale));
    }

    /** Number of bookings: 500 000 at scale 1. */
    public static int bookings(double scale) {
        return users(scale) / 2 * 5;
    }

    /** Number of rows of each table that has rows: measurements demand them before the load. */
    public static Map<String, Integer> rows(double scale) {
        return Map.of(
                "countries",
                COUNTRIES,
                "cities",
                CITIES,
                "locations",
                LOCATIONS,
                "transfers",
                transfers(scale),
                "users",
                users(scale),
                "users_transfers",
                bookings(scale));
    }

    /** Id of the city where a user lives, and where all the user's bookings in the data set start. */
    public static int homeCity(int user) {
        return 1 + user % CITIES;
    }
}
