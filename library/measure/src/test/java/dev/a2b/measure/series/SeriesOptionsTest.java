package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeriesOptionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                    | Name the builds to compare, the baseline first",
                "jra                   | There is no build named \"jra\": did you mean jar?",
                "jar,rival             | There is no build in -Dbuilds named \"rivl\": did you mean rival?",
                "jar+native,native+jar | -Dbuilds names native+jar twice"
            })
    void builds_that_make_no_sense_are_refused(String builds, String reason) {
        var settings = builds.contains("rival") ? new String[] {"sut.rivl.url=http://localhost:8080"} : new String[] {};

        var refusal = assertThrows(MeasureException.class, () -> Options.of(builds, settings))
                .getMessage();

        assertTrue(refusal.startsWith(reason), refusal);
    }
}
