package dev.a2b.measure.series;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The result of a step. Components that do not apply are null.
 *
 * @param counts whether the step did what it was for; a run counts also if the service is at fault
 * @param seconds duration of the step, in seconds
 * @param artifact the artifact that the step built
 * @param run id of the run that the step measured
 * @param reason why the step does not count, or what is wrong with the service, one sentence
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record StepResult(boolean counts, long seconds, Artifact artifact, String run, String reason) {

    static StepResult built(long seconds, Artifact artifact) {
        return new StepResult(true, seconds, artifact, null, null);
    }

    /** @param reason what is wrong with the service; null if nothing is */
    static StepResult measured(long seconds, String run, String reason) {
        return new StepResult(true, seconds, null, run, reason);
    }

    /** @param run id of the run that does not count; null if there is none */
    static StepResult failed(long seconds, String run, String reason) {
        return new StepResult(false, seconds, null, run, reason);
    }

    /** Whether the step left nothing. */
    @JsonIgnore
    boolean isEmpty() {
        return artifact == null && run == null;
    }
}
