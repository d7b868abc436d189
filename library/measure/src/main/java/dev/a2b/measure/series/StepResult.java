package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The result of a step. Components that do not apply are null.
 *
 * @param outcome how the step ended
 * @param seconds duration of the step, in seconds
 * @param artifact the artifact that the step built
 * @param run id of the run that the step measured; a step that failed afterwards has both a run and a reason
 * @param reason why the step failed or was skipped, one sentence
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record StepResult(Outcome outcome, long seconds, Artifact artifact, String run, String reason) {

    /** How a step ended. A step is skipped if this machine cannot make the build, or a run has no build to measure. */
    enum Outcome {
        DONE,
        FAILED,
        SKIPPED
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

    /** @param run id of the run that was written before the failure; null if there is none */
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
