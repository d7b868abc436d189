package dev.a2b.measure.report;

import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Format;

/** A column of the table that compares builds: a figure that decides, and how it reads. */
enum Column {
    STARTUP(
            DecidingFigure.STARTUP,
            "startup",
            0,
            "Starts often",
            "From just before the start of the process to the first complete response with status 200, which reads the "
                    + "database; the median of the starts of a run.",
            "how the build answers its first users"),
    ANSWERED(
            DecidingFigure.ANSWERED,
            "answered at first",
            1,
            "Is called right after a start",
            "Of the requests that were offered in the first 10 s after the start, how many were answered successfully "
                    + "within the objective.",
            "how the build answers a higher load right after its start"),
    CPU(
            DecidingFigure.CPU,
            "CPU per request",
            2,
            "Runs for long",
            "CPU time of the service for each successful response under load, and in how many runs that was not warm yet.",
            "what a service needs that has just started"),
    CAPACITY(
            DecidingFigure.CAPACITY,
            "capacity",
            0,
            "",
            "Successful responses a second that a fixed number of users without pauses gets.",
            "a second advantage beside CPU per request: close to the limits, the two are one"),
    MEMORY(
            DecidingFigure.MEMORY,
            "peak memory",
            0,
            "Has little memory",
            "The highest memory of the service up to the end of the load.",
            "how little memory is enough"),
    SIZE(
            DecidingFigure.SIZE,
            "shipped size",
            1,
            "Is transferred often",
            "What must be shipped, with the Java runtime that it needs; of an image, its uncompressed layers "
                    + "(compressed with gzip in brackets).",
            "");

    private final DecidingFigure figure;
    private final String title;
    private final int decimals;
    private final String useCase;
    private final String definition;
    private final String caution;

    /** @param useCase what a service does for which the figure decides; empty if another figure stands for it */
    Column(DecidingFigure figure, String title, int decimals, String useCase, String definition, String caution) {
        this.figure = figure;
        this.title = title;
        this.decimals = decimals;
        this.useCase = useCase;
        this.definition = definition;
        this.caution = caution;
    }

    public DecidingFigure figure() {
        return figure;
    }

    public String title() {
        return title;
    }

    String useCase() {
        return useCase;
    }

    /** What the plot of the figure says, as in {@code which builds have less or more CPU per request}. */
    public String says() {
        return "which builds have less or more " + title;
    }

    /** What it is, for the tooltip. */
    public String definition() {
        return definition;
    }

    /** What the plot of the figure does not say; empty if it has none. */
    public String caution() {
        return caution;
    }

    /** Title with unit, as in {@code startup (ms)}. */
    String head() {
        return title + " (" + figure.unit() + ")";
    }

    /** A value with its unit, as in {@code 0.93 ms}. */
    String text(double value) {
        return number(value) + " " + figure.unit();
    }

    /** A value without its unit. */
    String number(double value) {
        return Format.of("%." + decimals + "f", value);
    }

    /** A figure with its unit, or why there is none. */
    String text(Figure of) {
        return of.isKnown() ? text(of.value()) : of.reason();
    }
}
