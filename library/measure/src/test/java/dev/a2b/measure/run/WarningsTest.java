package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.ResourceUsage.Memory;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.result.Warning.Kind;
import dev.a2b.measure.service.Address;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Three levels of ten seconds, the last of which fails. */
class WarningsTest {

    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    private final Plan plan = Plan.of(new Properties());
    private final long[] databaseMillis = {0, 0, 0};
    private final long[] generatorMillis = {0, 0, 0};
    private double starts = 1;
    private long late;
    private double machinePercent;

    @Test
    void a_sound_run_has_none() {
        assertEquals(List.of(), warnings());
    }

    @Test
    void a_database_that_uses_most_of_a_machine_without_cpu_left_is_told() {
        machinePercent = 91;
        databaseMillis[2] = 450 * CPUS;
        generatorMillis[2] = 400 * CPUS;

        assertEquals(
                List.of(new Warning(
                        Kind.DATABASE_BOUND, "the processors were 91 % busy, and the database used most, 45 %")),
                warnings());
    }

    @Test
    void a_generator_that_starts_too_few_users_at_the_level_that_fails_is_told() {
        starts = 0.9;

        assertEquals(
                List.of(new Warning(Kind.GENERATOR_BOUND, "it started 90.0 % of the users at 30.0 users/s")),
                warnings());
    }

    @Test
    void a_generator_that_starts_users_late_at_the_level_that_fails_is_told() {
        late = 51;

        assertEquals(
                List.of(new Warning(
                        Kind.GENERATOR_BOUND,
                        "it started 1 % of the users at 30.0 users/s more than 51 ms late (allowed: 50 ms)")),
                warnings());
    }

    @Test
    void a_generator_without_cpu_left_at_the_level_that_fails_is_told() {
        generatorMillis[2] = 810 * CPUS;

        assertEquals(List.of(new Warning(Kind.GENERATOR_BOUND, "it used 81 % of the CPU")), warnings());
    }

    @Test
    void a_machine_without_cpu_left_at_the_level_that_fails_is_told() {
        machinePercent = 91;

        assertEquals(List.of(new Warning(Kind.MACHINE_BOUND, "its processors were 91 % busy")), warnings());
    }

    @Test
    void a_busy_machine_is_told() {
        var usage = usage(12);

        assertEquals(
                List.of(new Warning(Kind.BUSY_MACHINE, "it used 12 % of the CPU")),
                Warnings.of(plan, Runs.build(), load(), usage, samples()));
    }

    @Test
    void what_could_not_be_checked_of_a_service_given_by_its_address_is_told() {
        var build = Builds.given("other", new Address(URI.create("http://127.0.0.1:1"), true));
        var usage = usage(-1);

        assertEquals(List.of(Warning.of(Kind.UNCHECKED)), Warnings.of(plan, build, load(), usage, samples()));
    }

    private List<Warning> warnings() {
        return Warnings.of(plan, Runs.build(), load(), usage(0), samples());
    }

    private static ResourceUsage usage(double othersPercent) {
        return new ResourceUsage(
                CPUS, new Memory(0, 0), 1, 1000, 1, Sample.Jvm.UNKNOWN, 1, 1, othersPercent, new Throttling(0, 0));
    }

    private LoadResult load() {
        return new LoadResult(List.of(), levels(), null, List.of());
    }

    private List<JudgedLevel> levels() {
        return List.of(level(10, 0, 1, 0), level(20, 10_000, 1, 0), level(30, 20_000, starts, late, "too slow"));
    }

    private static JudgedLevel level(double rate, long from, double starts, long late, String... failures) {
        return new JudgedLevel(
                Runs.level(
                        new Offered(rate, rate, starts, late, 0),
                        new Window(from, from + 9_500),
                        new Responses(1, 0, 0, new TreeMap<>()),
                        new Percentiles(1, 1, 1, 1, 1),
                        new ConcurrentUsers(1)),
                List.of(failures));
    }

    private List<Sample> samples() {
        var samples = new ArrayList<Sample>();
        var database = 0L;
        var generator = 0L;
        for (var second = 0; second < 30; second++) {
            samples.add(
                    Runs.sample(second * 1000L, 1, 1, 0, database, generator, second < 20 ? 0 : machinePercent, 0, 0));
            database += databaseMillis[second / 10];
            generator += generatorMillis[second / 10];
        }
        return samples;
    }
}
