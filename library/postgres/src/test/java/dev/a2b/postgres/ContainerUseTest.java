package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.dockerjava.api.model.CpuStatsConfig;
import com.github.dockerjava.api.model.CpuUsageConfig;
import com.github.dockerjava.api.model.Statistics;
import dev.a2b.postgres.ContainerUse.CpuTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class ContainerUseTest {

    private static final Instant ARRIVED = Instant.parse("2026-11-24T12:00:01.005Z");
    private static final Duration USED = Duration.ofSeconds(3);

    private final ContainerUse.Listener listener = new ContainerUse.Listener(Clock.fixed(ARRIVED, ZoneOffset.UTC));
    private final ContainerUse use = new ContainerUse(listener);

    @Test
    void cpu_time_counts_until_the_engine_read_it() {
        listener.onNext(new Report("2026-11-24T12:00:00.998765432Z"));

        assertEquals(new CpuTime(Instant.parse("2026-11-24T12:00:00.998765432Z"), USED), use.latestCpuTime());
    }

    @Test
    void an_engine_may_be_in_another_time_zone() {
        listener.onNext(new Report("2026-11-24T13:00:01+01:00"));

        assertEquals(new CpuTime(Instant.parse("2026-11-24T12:00:01Z"), USED), use.latestCpuTime());
    }

    @Test
    void cpu_time_that_was_read_by_another_clock_counts_until_it_arrived() {
        listener.onNext(new Report("2026-11-24T11:58:00Z"));

        assertEquals(new CpuTime(ARRIVED, USED), use.latestCpuTime());
    }

    @Test
    void cpu_time_of_an_engine_that_does_not_say_when_it_read_it_counts_until_it_arrived() {
        listener.onNext(new Report(null));

        assertEquals(new CpuTime(ARRIVED, USED), use.latestCpuTime());
    }

    @Test
    void what_an_engine_does_not_report_is_not_known() {
        listener.onNext(new Statistics());

        assertThrows(DatabaseException.class, use::cpuTime);
        assertEquals(0, use.throttledPeriods());
        assertEquals(Duration.ZERO, use.throttledTime());
        assertEquals(0, use.memory());
        assertEquals(0, use.threads());
    }

    /** The part of an engine's report that tells CPU time. */
    private static final class Report extends Statistics {

        private final String read;

        Report(String read) {
            this.read = read;
        }

        @Override
        public String getRead() {
            return read;
        }

        @Override
        public CpuStatsConfig getCpuStats() {
            return new CpuStatsConfig() {
                @Override
                public CpuUsageConfig getCpuUsage() {
                    return new CpuUsageConfig() {
                        @Override
                        public Long getTotalUsage() {
                            return USED.toNanos();
                        }
                    };
                }
            };
        }
    }
}
