package dev.a2b.measure.result;

/** What the memory of a run is. Figures of two measures are not comparable. */
public enum MemoryMeasure {

    /** Anonymous memory of the control group of a process or a container: without pages of files. */
    ANONYMOUS("anonymous memory of the control group"),

    /** Largest resident memory of the processes since the sample before, VmHWM: with pages of files. */
    PEAK_RESIDENT("peak resident memory of the processes"),

    /** Resident memory of the processes, on systems that record no peak. */
    RESIDENT("resident memory of the processes"),

    /** Memory of containers without inactive pages of files: of Pods. */
    WORKING_SET("memory of the container without inactive file pages"),

    /** The memory is unknown. */
    UNKNOWN("unknown");

    private final String text;

    MemoryMeasure(String text) {
        this.text = text;
    }

    /** Description for people, a few words. */
    public String text() {
        return text;
    }
}
