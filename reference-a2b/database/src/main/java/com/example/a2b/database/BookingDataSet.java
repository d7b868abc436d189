package com.example.a2b.database;

import dev.a2b.postgres.DataSet;
import java.time.LocalDate;
import java.util.Map;

/**
 * What the seeded database holds: the same rows for the same scale, on every machine.
 *
 * <p>Ids count from 1 without a gap. City {@code c} has the locations {@code 20 * (c - 1) + 1} to {@code 20 * c}. User
 * {@code u} lives in city {@code 1 + u % 6} and has bookings only on transfers that start there, at least one of them
 * BOOKED: a journey that starts in another city never meets an existing booking.
 */
public final class BookingDataSet implements DataSet {

    /** The day of every transfer. */
    public static final LocalDate DAY = LocalDate.of(2030, 1, 15);

    /** Number of countries. */
    public static final int COUNTRIES = 1;

    /** Number of cities. */
    public static final int CITIES = 6;

    /** Number of locations, spread evenly over the cities. */
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

    /** Departures of the day between any two locations of different cities. */
    public static int departures(double scale) {
        return (int) Math.max(1, Math.round(scale));
    }

    /** Number of transfers. */
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

    /** The city where a user lives, and where every booking of the data set begins. */
    public static int homeCity(int user) {
        return 1 + user % CITIES;
    }
}
