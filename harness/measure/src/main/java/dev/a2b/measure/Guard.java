package dev.a2b.measure;

/**
 * One demand that a run must meet for its figures to count.
 *
 * @param name what was demanded
 * @param passed whether it was met
 * @param ofService whether failing it is the service's fault: that fails the build, too
 * @param said what was found, one sentence
 */
record Guard(String name, boolean passed, boolean ofService, String said) {

    static Guard ofGenerator(String name, boolean passed, String said) {
        return new Guard(name, passed, false, said);
    }

    static Guard ofService(String name, boolean passed, String said) {
        return new Guard(name, passed, true, said);
    }
}
