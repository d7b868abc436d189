package dev.a2b.measure.result;

/**
 * What users get after a start, under the light load that begins with the first response of the service.
 *
 * @param first the requests of users who arrive in the first 10 s
 */
public record FirstMinute(Answered first) {

    /**
     * What became of the offered requests, whether they were sent or not: a user who is refused sends no more.
     *
     * @param offered planned users times the requests of a journey
     * @param inTime requests that were answered successfully within the objective
     */
    public record Answered(long offered, long inTime) {

        /** The requests that were answered in time, in percent of the offered ones; at most 100. */
        public double percent() {
            return Math.min(100, 100.0 * inTime / offered);
        }
    }
}
