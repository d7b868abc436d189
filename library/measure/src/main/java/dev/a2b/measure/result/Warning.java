package dev.a2b.measure.result;

/**
 * A remark that a reader needs to interpret the figures of a run. Unlike a failed validity check, it leaves them in
 * place.
 *
 * @param kind what the warning is about
 * @param detail the figures behind it, a clause without a full stop; empty if there are none
 */
public record Warning(Kind kind, String detail) {

    /** What a warning is about. */
    public enum Kind {

        /** The load generator started too few users or used too much CPU at the first failed or the last level. */
        GENERATOR_BOUND("the load generator was late or busy at the limiting level"),

        /**
         * At the first failed or the last level, the processors of the machine were busy, and the database used more of
         * them than the service or the load generator.
         */
        DATABASE_BOUND("the database kept the processors busy at the limiting level"),

        /** At the first failed or the last level, the processors of the machine were busy. */
        MACHINE_BOUND("the processors of the machine were busy at the limiting level"),

        /** CPU per request changed within the loaded step, so the service was not warm. */
        NOT_WARM("not warm"),

        /** Under the light load, other processes used more CPU than the plan tolerates. */
        BUSY_MACHINE("other work kept the machine busy"),

        /** The service was started elsewhere, so that some validity checks were not possible. */
        UNCHECKED("not checked, because the service was given by its address: its artifact, its process and the "
                + "load of its database unless -Dcluster.pods is given, and its rows unless -Dsut.database is given"),

        /** During the load, a rolling update replaced the Pods of the service, as it was asked to. */
        ROLLING_UPDATE("a rolling update took place during the load");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** Description of the kind for people, a clause without a full stop. */
        public String text() {
            return text;
        }
    }

    /** Creates a warning without a detail. */
    public static Warning of(Kind kind) {
        return new Warning(kind, "");
    }

    /** Kind and detail for people, without a full stop. */
    public String text() {
        return detail.isEmpty() ? kind.text() : kind.text() + ": " + detail;
    }
}
