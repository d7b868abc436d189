package dev.a2b.measure.cluster;

import dev.a2b.measure.Share;
import dev.a2b.measure.load.GatlingLog;
import dev.a2b.measure.statistics.Format;

/**
 * What a load generator recorded.
 *
 * @param share its part of the load
 * @param clock the offset of its clock
 * @param started when its load began, by the coordinator's clock, in epoch milliseconds
 * @param throttled how often a limit of processors stopped it during the load; negative if unknown
 * @param log its log, by the coordinator's clock
 */
record GeneratorRecord(Share share, ClockOffset clock, double started, long throttled, GatlingLog log) {

    /** The users that it started; the first load generator also starts the one before the load. */
    long users() {
        return log.arrivals() - (share.index() == 0 ? 1 : 0);
    }

    /** For people. */
    String text(long start, int planned) {
        return Format.of(
                "clock %+d ms, known to %.1f ms; load began %.1f ms after the given time; %d of %d users",
                -clock.rounded(), clock.uncertaintyMillis(), started - start, users(), planned);
    }
}
