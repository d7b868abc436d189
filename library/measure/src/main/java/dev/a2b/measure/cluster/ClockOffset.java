package dev.a2b.measure.cluster;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * By how much the coordinator's clock is ahead of that of a load generator.
 *
 * @param millis the difference, in milliseconds
 * @param uncertaintyMillis by how much the true difference may be larger or smaller, in milliseconds
 * @see <a href="https://en.wikipedia.org/wiki/Cristian%27s_algorithm">Cristian's algorithm</a>
 */
record ClockOffset(double millis, double uncertaintyMillis) {

    private static final int EXCHANGES = 20;
    private static final double MICROS_PER_MILLI = 1000;

    /** Microseconds since the epoch, by the clock of this machine. */
    static long now() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
    }

    /** Asks the coordinator for its time several times. The shortest exchange is the most precise. */
    static ClockOffset measured(LongSupplier coordinator) {
        return measured(ClockOffset::now, coordinator);
    }

    /**
     * @param own reads the clock of this machine, in microseconds
     * @param coordinator asks for the time of the other clock, in microseconds
     */
    static ClockOffset measured(LongSupplier own, LongSupplier coordinator) {
        return IntStream.range(0, EXCHANGES)
                .mapToObj(exchange -> exchanged(own, coordinator))
                .min(Comparator.comparingDouble(ClockOffset::uncertaintyMillis))
                .orElseThrow();
    }

    /** The coordinator read its clock during the exchange: assuming the middle is wrong by half of it at most. */
    private static ClockOffset exchanged(LongSupplier own, LongSupplier coordinator) {
        var sent = own.getAsLong();
        var told = coordinator.getAsLong();
        var received = own.getAsLong();
        return new ClockOffset(
                (told - (sent + received) / 2.0) / MICROS_PER_MILLI, (received - sent) / 2.0 / MICROS_PER_MILLI);
    }

    /** The mean of this offset and a later one. Clocks drift, so the difference adds to the uncertainty. */
    ClockOffset until(ClockOffset later) {
        return new ClockOffset(
                (millis + later.millis) / 2,
                Math.max(uncertaintyMillis, later.uncertaintyMillis) + Math.abs(later.millis - millis) / 2);
    }

    /** The offset in whole milliseconds, which is the precision of logs. */
    long rounded() {
        return Math.round(millis);
    }
}
