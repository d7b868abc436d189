package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaHeapTest {

    /** What a Java 17 tells that got the option {@code -Xmx64m}. */
    private static final String JAVA_17 = """
        25772:
        -XX:CICompilerCount=2 -XX:InitialHeapSize=67108864 -XX:MaxHeapSize=67108864 -XX:MaxNewSize=22347776 \
        -XX:MinHeapDeltaBytes=196608 -XX:MinHeapSize=8388608 -XX:NewSize=22347776 -XX:NonNMethodCodeHeapSize=5826188 \
        -XX:NonProfiledCodeHeapSize=122916026 -XX:OldSize=44761088 -XX:ProfiledCodeHeapSize=122916026 \
        -XX:ReservedCodeCacheSize=251658240 -XX:+SegmentedCodeCache -XX:SoftMaxHeapSize=67108864 \
        -XX:-THPStackMitigation -XX:+UseCompressedClassPointers -XX:+UseCompressedOops -XX:+UseSerialGC\s
        """;

    /** What a Java 25 tells. */
    private static final String JAVA_25 = """
        26106:
        -XX:-AOTInvokeDynamicLinking -XX:-AOTRecordTraining -XX:-AOTReplayTraining -XX:CICompilerCount=2 \
        -XX:InitialHeapSize=396361728 -XX:-IntelJccErratumMitigation -XX:MaxHeapSize=6320816128 \
        -XX:MinHeapDeltaBytes=2097152 -XX:MinHeapSize=8388608 -XX:NonNMethodCodeHeapSize=5828608 \
        -XX:NonProfiledCodeHeapSize=122916864 -XX:ProfiledCodeHeapSize=122916864 -XX:ReservedCodeCacheSize=251662336 \
        -XX:+SegmentedCodeCache -XX:SoftMaxHeapSize=5688734515 -XX:-THPStackMitigation -XX:-UseCompressedOops \
        -XX:-UseNUMA -XX:-UseNUMAInterleaving -XX:+UseZGC -XX:X86ICacheSync=3 \
        -XX:ZOldGCThreads=1 -XX:ZYoungGCThreads=1\s
        """;

    @Test
    void collector_and_largest_heap_are_among_the_flags() {
        assertEquals(Optional.of(new JavaHeap("serial", 67_108_864)), JavaHeap.in(JAVA_17));
        assertEquals(Optional.of(new JavaHeap("Z", 6_320_816_128L)), JavaHeap.in(JAVA_25));
    }

    @ParameterizedTest
    @CsvSource({
        "UseSerialGC, serial",
        "UseParallelGC, parallel",
        "UseG1GC, G1",
        "UseShenandoahGC, Shenandoah",
        "UseEpsilonGC, Epsilon"
    })
    void each_collector_has_a_name(String flag, String name) {
        assertEquals(
                name,
                JavaHeap.in(JAVA_17.replace("UseSerialGC", flag)).orElseThrow().collector());
    }

    @ParameterizedTest
    @CsvSource({
        "+UseSerialGC, -UseSerialGC",
        "+UseSerialGC, +UseAdaptiveSizePolicyWithSystemGC",
        "MaxHeapSize=67108864 -XX:MaxNew, MaxNew"
    })
    void a_virtual_machine_that_tells_only_one_of_them_tells_nothing(String flag, String other) {
        assertEquals(Optional.empty(), JavaHeap.in(JAVA_17.replace(flag, other)));
    }

    @Test
    void a_process_that_is_no_java_has_no_heap() throws Exception {
        var process = new ProcessBuilder("sleep", "600").start();

        assertEquals(Optional.empty(), JavaHeap.of(Stream.of(process.toHandle())));
        process.destroyForcibly();
    }
}
