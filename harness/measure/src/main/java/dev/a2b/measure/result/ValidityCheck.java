package dev.a2b.measure.result;

/**
 * One demand that a run must meet for its figures to count.
 *
 * @param name what was demanded
 * @param passed whether it was met
 * @param ofService whether failing it is the service's fault: that fails the build, too
 * @param said what was found, one sentence
 */
public record ValidityCheck(String name, boolean passed, boolean ofService, String said) {

    public static ValidityCheck ofGenerator(String name, boolean passed, String said) {
        return new ValidityCheck(name, passed, false, said);
    }

    public static ValidityCheck ofService(String name, boolean passed, String said) {
        return new ValidityCheck(name, passed, true, said);
    }
}
