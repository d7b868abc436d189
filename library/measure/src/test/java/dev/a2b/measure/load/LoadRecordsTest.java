package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LoadRecordsTest {

    @Test
    void the_records_of_one_load_generator_are_complete() {
        assertTrue(records().isComplete());
    }

    @Test
    void they_are_not_if_a_load_generator_delivered_no_log() {
        assertFalse(records(new ValidityCheck(Kind.GENERATORS_COMPLETE, false, "1 is missing"))
                .isComplete());
    }

    @Test
    void another_fault_leaves_them_complete() {
        assertTrue(records(new ValidityCheck(Kind.GENERATORS_STARTS, false, "1 was late"))
                .isComplete());
    }

    private static LoadRecords records(ValidityCheck... checks) {
        return new LoadRecords(List.of(), new PauseLateness(), List.of(checks), new TreeMap<>());
    }
}
