package dev.a2b.measure.series;

/**
 * How a step ended.
 *
 * @param seconds how long it took
 * @param said what there is to tell: the folder of the run, the variant that was built, or why there is none
 * @param sha256 of the artifact that was built; empty for all but builds that were made
 */
record Result(Outcome outcome, long seconds, String said, String sha256) {

    /** Whether there is something to use; skipped is what this machine cannot make, and what was not built. */
    enum Outcome {
        DONE, FAILED, SKIPPED
    }

    static Result done(long seconds, String said, String sha256) {
        return new Result(Outcome.DONE, seconds, said, sha256);
    }

    static Result failed(long seconds, String said) {
        return new Result(Outcome.FAILED, seconds, said, "");
    }

    static Result skipped(long seconds, String said) {
        return new Result(Outcome.SKIPPED, seconds, said, "");
    }

    boolean is(Outcome wanted) {
        return outcome == wanted;
    }
}
