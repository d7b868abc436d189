package dev.a2b.measure.result;

/**
 * What users feel after a start: the response times under the light load, soon after the first response of the service.
 *
 * @param p95FirstMillis 95th percentile of the responses in the first 10 s, in milliseconds; negative if there is none
 * @param p95Millis 95th percentile of all responses, in milliseconds; negative without a response
 * @param seconds seconds until the 95th percentile of each second stays within the objective
 * @param reached whether it stays within the objective at the end
 * @param answeredFirst the requests of users who arrive in the first 10 s
 * @param answered the requests of all users
 */
public record FirstMinute(
        long p95FirstMillis, long p95Millis, int seconds, boolean reached, Answered answeredFirst, Answered answered) {

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

    /** The same with what became of the offered requests. */
    public FirstMinute with(Answered first, Answered all) {
        return new FirstMinute(p95FirstMillis, p95Millis, seconds, reached, first, all);
    }
}
