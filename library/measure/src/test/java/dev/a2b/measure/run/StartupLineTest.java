package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.TinyWorkload;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartupLineTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INFO  i.m.runtime.Micronaut - Startup completed in 1234ms. Server Running: http://localhost:8080|1234",
                "o.s.s.petclinic.PetClinicApplication : Started PetClinicApplication in 2.345 seconds (process running for 2.9)"
                        + "|2345",
                "c.e.Application : Started Application in 4.8 seconds (JVM running for 5.328)|4800",
                "getting-started 1.0 on JVM (powered by Quarkus 3.30.1) started in 1.234s. Listening on: http://0.0.0.0:1|1234",
                "getting-started 1.0 native (powered by Quarkus 3.30.1) started in 0.014s. Listening on: http://0.0.0.0:1|14",
                "hello 1.0 (powered by Quarkus 1.5.0) started as native application in 0.015s. Listening on: http://[::]:1|15"
            })
    void frameworks_log_the_startup_time_in_units_of_their_own(String line, long millis) {
        assertEquals(Optional.of(millis), millis("starting\n" + line + "\nready\n"));
    }

    @Test
    void another_time_is_not_that_of_the_startup() {
        assertEquals(Optional.empty(), millis("Container postgres started in 1.2s\nHikariPool-1 - Start completed."));
    }

    @Test
    void a_pattern_of_a_project_may_leave_out_the_unit() {
        var pattern = Pattern.compile("ready after (\\d+)");

        assertEquals(Optional.of(12L), StartupLine.millis(pattern, "ready after 12 ms"));
    }

    private static Optional<Long> millis(String log) {
        return StartupLine.millis(new TinyWorkload().startupLine(), log);
    }
}
