package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * How a step ended. What does not apply is null.
 *
 * @param seconds how long it took
 * @param artifact what the step built
 * @param run id of the run that the step measured; a step that failed afterwards has both a run and a reason
 * @param reason one sentence: why the step failed or was skipped
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record StepResult(Outcome outcome, long seconds, Artifact artifact, String run, String reason) {

    /** A skipped step is one that this machine cannot do, or a run whose build was not made. */
    enum Outcome {
        DONE, FAILED, SKIPPED
    }

    static StepResult built(long seconds, Artifact artifact) {
        return new StepResult(Outcome.DONE, seconds, artifact, null, null);
    }

    static StepResult measured(long seconds, String run) {
        return new StepResult(Outcome.DONE, seconds, null, run, null);
    }

    static StepResult failed(long seconds, String reason) {
        return failed(seconds, null, reason);
    }

    /** @param run id of the run that was written before the failure, or null */
    static StepResult failed(long seconds, String run, String reason) {
        return new StepResult(Outcome.FAILED, seconds, null, run, reason);
    }

    static StepResult skipped(long seconds, String reason) {
        return new StepResult(Outcome.SKIPPED, seconds, null, null, reason);
    }

    boolean is(Outcome wanted) {
        return outcome == wanted;
    }
}
