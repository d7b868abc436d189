package dev.a2b.measure.result;

/**
 * A condition without which the figures of a run do not count, and whether the run meets it. If a check fails and the
 * service is not at fault, the run is written and the figures of its load are void.
 *
 * @param kind the condition
 * @param passed whether the run meets it, or it could not be checked
 * @param finding what was found, a clause without a full stop
 */
public record ValidityCheck(Kind kind, boolean passed, String finding) {

    /** The conditions, and whether the service is at fault if one is not met. */
    public enum Kind {

        /** The load generator started enough of the planned users. */
        GENERATOR_STARTS("load generator: starts", false),
        /** The load generator had no faults of its own, for example too few open files or ports. */
        GENERATOR_FAULTS("load generator: faults", false),
        /** The journey before the load was complete, so that the requests of a journey are known. */
        JOURNEY("journey", false),
        /** The artifact is still the one that was built. */
        ARTIFACT("artifact", true),
        /** One process served from start to end. */
        PROCESS("process", true),
        /** No more requests failed than the plan tolerates. */
        RESPONSES("responses", true),
        /** The database contains exactly what the service acknowledged. */
        AUDIT("audit", true);

        private final String text;
        private final boolean ofService;

        Kind(String text, boolean ofService) {
            this.text = text;
            this.ofService = ofService;
        }

        /** Short name for people, as in {@code load generator: starts}. */
        public String text() {
            return text;
        }
    }

    /** Whether the check failed and the service is at fault. Then no run is written, and the build fails. */
    public boolean isServiceFault() {
        return !passed && kind.ofService;
    }
}
