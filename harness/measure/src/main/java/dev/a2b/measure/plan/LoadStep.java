package dev.a2b.measure.plan;

/**
 * Users that arrive at a constant rate.
 *
 * @param usersPerSecond arrivals per second
 * @param seconds how long they arrive
 */
public record LoadStep(double usersPerSecond, int seconds) {

    /** How many users arrive. */
    public int users() {
        return (int) Math.round(usersPerSecond * seconds);
    }
}
