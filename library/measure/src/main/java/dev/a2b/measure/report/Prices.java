package dev.a2b.measure.report;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a processor and memory cost. The report has no money without them.
 *
 * @param cpuHour price of one processor for an hour
 * @param gigabyteHour price of 10^9 bytes of memory for an hour
 * @param currency name of the currency; empty if it is not given
 */
record Prices(double cpuHour, double gigabyteHour, String currency) {

    private static final String CPU = "price.cpu.hour";
    private static final String MEMORY = "price.gb.hour";
    private static final String CURRENCY = "price.currency";

    /**
     * Reads {@code price.cpu.hour}, {@code price.gb.hour} and {@code price.currency}; empty without the first two. If
     * one of these is missing, it is 0.
     *
     * @throws MeasureException if a price is not a number, or negative
     */
    static Optional<Prices> of(Settings settings) {
        if (settings.find(CPU).isEmpty() && settings.find(MEMORY).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Prices(
                price(settings, CPU),
                price(settings, MEMORY),
                settings.find(CURRENCY).orElse("")));
    }

    /** For people, as in {@code EUR 0.04 for a processor and 0.004 for a GB of memory per hour}. */
    String text() {
        return (currency + " " + plain(cpuHour) + " for a processor and " + plain(gigabyteHour)
                        + " for a GB of memory per hour")
                .strip();
    }

    private static String plain(double price) {
        return BigDecimal.valueOf(price).stripTrailingZeros().toPlainString();
    }

    private static double price(Settings settings, String name) {
        var price = settings.find(name).isEmpty() ? 0 : settings.number(name);
        if (price < 0) {
            throw new MeasureException("The price " + name + " is " + price + ": give a number of at least 0.");
        }
        return price;
    }
}
