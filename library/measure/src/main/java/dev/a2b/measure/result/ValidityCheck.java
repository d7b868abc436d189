package dev.a2b.measure.result;

import java.util.Set;

/**
 * A condition without which some figures of a run do not count, and whether the run meets it. If a check fails, these
 * figures do not count, and the others stay.
 *
 * @param kind the condition
 * @param passed whether the run meets it, or it could not be checked
 * @param finding what was found, a clause without a full stop
 */
public record ValidityCheck(Kind kind, boolean passed, String finding) {

    /** The conditions, and whether the service is at fault if one is not met. */
    public enum Kind {

        /** The load generator started enough of the planned users. */
        GENERATOR_STARTS("load generator: starts", false, Figures.LOAD),
        /** In the loaded step, the load generator sent enough of the planned requests. */
        GENERATOR_REQUESTS("load generator: requests", false, Figures.LOAD),
        /** The load generator had no faults of its own, for example too few open files or ports. */
        GENERATOR_FAULTS("load generator: faults", false, Figures.LOAD),
        /** All of several load generators delivered their logs, and none was restarted. */
        GENERATORS_COMPLETE("load generators: all", false, Figures.LOAD),
        /** The differences between the clocks of several load generators are known well enough. */
        GENERATORS_CLOCKS("load generators: clocks", false, Figures.LOAD),
        /** Several load generators began the load at the same time. */
        GENERATORS_STARTS("load generators: begin", false, Figures.LOAD),
        /** No limit of processors stopped one of several load generators. */
        GENERATORS_THROTTLING("load generators: throttling", false, Figures.LOAD),
        /** In a cluster, the same containers of service and database ran from the beginning of the load to its end. */
        PODS("Pods", false, Figures.LOAD),
        /** The journey before the load was complete, so that the requests of a journey are known. */
        JOURNEY("journey", false, Figures.LOAD),
        /** The JVM used the AOT cache that it was given. */
        CACHE("AOT cache", false, Figures.STARTUP, Figures.LOAD),
        /** Nobody set the machine's time of day during the run. */
        CLOCK("clock", false, Figures.STARTUP, Figures.LOAD),
        /** The machine was about as fast after the load as before it. */
        MACHINE("machine", false, Figures.STARTUP, Figures.LOAD),
        /** The service started. */
        START("start", true, Figures.STARTUP, Figures.LOAD),
        /** The service passed the check before the load. */
        BEFORE_LOAD("check before the load", true, Figures.STARTUP, Figures.LOAD),
        /** The artifact is still the one that was built. */
        ARTIFACT("artifact", true, Figures.values()),
        /** One process served from start to end. */
        PROCESS("process", true, Figures.LOAD),
        /**
         * The limits were in force to the end, and no level used more processors; if the plan varies the
         * limits, there were any.
         */
        LIMITS("limits", false, Figures.STARTUP, Figures.LOAD),
        /** No more requests failed than the plan tolerates. */
        RESPONSES("responses", true, Figures.LOAD),
        /** The database contains exactly what the service acknowledged. */
        AUDIT("audit", true, Figures.LOAD),
        /** Under a constant load, nothing of the service grew faster than the plan allows. */
        LEAK("leak", true);

        private final String text;
        private final boolean ofService;
        private final Set<Figures> figures;

        Kind(String text, boolean ofService, Figures... figures) {
            this.text = text;
            this.ofService = ofService;
            this.figures = Set.of(figures);
        }

        /** Short name for people, as in {@code load generator: starts}. */
        public String text() {
            return text;
        }
    }

    /** Whether the check failed, and these figures do not count for that reason. */
    public boolean empties(Figures figures) {
        return !passed && kind.figures.contains(figures);
    }

    /** Whether the check failed and the service is at fault. Then the build fails. */
    public boolean isServiceFault() {
        return !passed && kind.ofService;
    }
}
