package dev.a2b.measure.result;

/** What a reader must know about figures that do count. */
public final class Warning {

    /** The level above the saturation point failed because of the load generator. */
    public static final String GENERATOR = "limited by the generator";

    /** The database had no CPU left at the saturation point. */
    public static final String DATABASE = "database-bound";

    /** What guards could not see. */
    public static final String UNCHECKED = "not checked, for the service was given by its address: its artifact and "
        + "process, the rows of its database, and whether that was at its limit";

    private Warning() {
    }
}
