package dev.a2b.measure.result;

/**
 * One demand that a run must meet for its figures to count.
 *
 * @param kind what is demanded
 * @param passed whether it is met
 * @param finding what was found, one sentence
 */
public record ValidityCheck(Kind kind, boolean passed, String finding) {

    /** What is demanded, and whose fault it is when it is not met. */
    public enum Kind {

        GENERATOR_STARTS("load generator: starts", false),
        GENERATOR_FAULTS("load generator: faults", false),
        ARTIFACT("artifact", true),
        PROCESS("process", true),
        RESPONSES("responses", true),
        AUDIT("audit", true);

        private final String text;
        private final boolean ofService;

        Kind(String text, boolean ofService) {
            this.text = text;
            this.ofService = ofService;
        }

        /** For people. */
        public String text() {
            return text;
        }
    }

    /** Whether the check failed and the service is at fault, which fails the build, too. */
    public boolean isServiceFault() {
        return !passed && kind.ofService;
    }
}
