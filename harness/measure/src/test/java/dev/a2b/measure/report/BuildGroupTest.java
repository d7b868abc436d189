package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Build;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuildGroupTest {

    @ParameterizedTest
    @CsvSource({
        "jar, jar, process, java, JVM_PROCESS",
        "native-aot, 'native,aot-optimized', process, service/a2b-service, NATIVE_PROCESS",
        "docker, docker, image, docker, JVM_CONTAINER",
        "docker-native, docker-native, image, docker, NATIVE_CONTAINER",
        "my-native, given, process, ./my-service, NATIVE_PROCESS",
        "alternative, given, process, ./start, JVM_PROCESS",
        "not-native, given, process, /usr/bin/java, JVM_PROCESS",
        "rival, given, address, '', ELSEWHERE"})
    void a_build_belongs_to_the_group_of_its_kind_and_its_name(
        String variant, String profiles, String kind, String program, BuildGroup group) {

        var any = Runs.build();
        var build = new Build(variant, profiles, kind, program.isEmpty() ? List.of() : List.of(program),
            any.artifact(), any.size(), any.sha256(), any.creation());

        assertEquals(group, BuildGroup.of(build));
    }
}
