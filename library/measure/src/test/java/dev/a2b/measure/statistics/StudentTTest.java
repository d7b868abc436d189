package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTTest {

    /** Values of Apache Commons Statistics 1.2; textbooks have three of their decimals. */
    @ParameterizedTest
    @CsvSource({
        "0.95, 1, 12.706204736",
        "0.95, 2, 4.302652730",
        "0.95, 10, 2.228138852",
        "0.95, 18, 2.100922040",
        "0.96, 3, 3.481908760",
        "0.96, 5, 2.756508522",
        "0.96, 7, 2.516752424",
        "0.99, 3, 5.840909310",
        "0.99, 5, 4.032142984",
        "0.99, 7, 3.499483297",
        "0.99, 9, 3.249835542",
        "0.999, 9, 4.780912586",
        "0.99, 98, 2.626931096"
    })
    void a_variable_lies_within_these_values(double probability, int degrees, double t) {
        assertEquals(t, StudentT.within(probability, degrees), 1e-8);
    }
}
