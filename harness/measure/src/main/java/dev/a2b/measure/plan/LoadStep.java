package dev.a2b.measure.plan;

/**
 * Users that arrive at a constant rate.
 *
 * @param usersPerSecond arrivals per second
 * @param seconds duration of the arrivals, in seconds
 */
public record LoadStep(double usersPerSecond, int seconds) {

    /** Number of users who arrive: rate times duration, rounded. */
    public int users() {
        return (int) Math.round(usersPerSecond * seconds);
    }
}
