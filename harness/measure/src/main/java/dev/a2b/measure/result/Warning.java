package dev.a2b.measure.result;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/**
 * What a reader must know about figures that do count.
 *
 * @param detail the figures behind it, one clause; may be empty
 */
public record Warning(Kind kind, String detail) {

    /** What a warning is about. */
    public enum Kind {

        /** The level above the saturation point failed because of the load generator. */
        GENERATOR_BOUND("generator-bound"),

        /** The database had no CPU left at the saturation point. */
        DATABASE_BOUND("database-bound"),

        /** The machine spent CPU on work that was not part of the run. */
        BUSY_MACHINE("other work kept the machine busy"),

        /** Someone else started the service, so some validity checks could not be made. */
        UNCHECKED("not checked, because the service was given by its address: its artifact, its process, and the rows "
            + "and the load of its database"),

        /** A kind of another version of the harness; the detail has its words. */
        @JsonEnumDefaultValue
        OTHER("warning");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** For people. */
        public String text() {
            return text;
        }
    }

    /** A warning without figures. */
    public static Warning of(Kind kind) {
        return new Warning(kind, "");
    }

    /** For people: kind and detail, without a full stop. */
    public String text() {
        return detail.isEmpty() ? kind.text() : kind.text() + ": " + detail;
    }
}
