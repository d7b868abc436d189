package dev.a2b.measure.result;

/** The figures of a run that do not count when a validity check fails. */
public enum Figures {

    /** Those of the build: its time and the size of its artifact. */
    BUILD,
    /** The startup time. */
    STARTUP,
    /** All figures of the load, and what the service used for it. */
    LOAD
}
