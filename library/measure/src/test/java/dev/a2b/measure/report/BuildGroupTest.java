package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuildGroupTest {

    @ParameterizedTest
    @CsvSource({
        "process, JVM, JVM_PROCESS",
        "process, NATIVE, NATIVE_PROCESS",
        "image, JVM, JVM_CONTAINER",
        "image, NATIVE, NATIVE_CONTAINER",
        "address, UNKNOWN, ELSEWHERE"
    })
    void a_build_belongs_to_the_group_of_its_kind_and_its_family(String kind, Family family, BuildGroup group) {
        var any = Runs.build();
        var build = new Build(
                "as native as possible",
                any.profiles(),
                kind,
                family,
                any.command(),
                any.artifact(),
                any.size(),
                any.sha256(),
                any.creation());

        assertEquals(group, BuildGroup.of(build));
    }
}
