package dev.a2b.measure.plan;

/** Users that arrive, per second, for some seconds. */
public record Load(double usersPerSecond, int seconds) {

    /** How many users arrive. */
    public int users() {
        return (int) Math.round(usersPerSecond * seconds);
    }
}
