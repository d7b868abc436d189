package com.example.a2b.load;

import com.example.a2b.database.BookingDataSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * How long the answers are on the fresh data set of scale 1, in bytes before compression: a service whose answers are
 * shorter or longer does other work.
 */
final class RecordedSizes {

    static final Map<String, Integer> BYTES = new TreeMap<>(Map.of(
        "/countries", 43,
        "/countries/1/cities", 541,
        "/countries/1/cities/1/locations", 2272,
        "/transfers?originId=1&destinationId=21&date=" + BookingDataSet.DAY, 435,
        "/users/1", 1721,
        "/users/1/transfers", 1599,
        "/users/1/transfers/2001", 529));

    private RecordedSizes() {
    }
}
