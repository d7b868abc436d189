package dev.a2b.measure.plan;

/**
 * Users that arrive at a constant rate.
 *
 * @param usersPerSecond arrivals per second
 * @param seconds duration of the arrivals, in seconds
 * @param partner how the third party behaves that the service asks: {@value #FAILS}, or the seconds until it answers,
 *     with {@value #AND} between those of requests that it treats differently; empty if the plan says nothing about it
 */
public record LoadStep(double usersPerSecond, int seconds, String partner) {

    /** The partner answers each request with a failure. */
    public static final String FAILS = "fail";

    /** Separates the seconds of different requests. */
    public static final String AND = "/";

    /** A step about whose partner the plan says nothing. */
    public LoadStep(double usersPerSecond, int seconds) {
        this(usersPerSecond, seconds, "");
    }

    /** Number of users who arrive: rate times duration, rounded. */
    public int users() {
        return (int) Math.round(usersPerSecond * seconds);
    }
}
