package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The lines are those of JDK 25. */
class AotCacheTest {

    @Test
    void a_jvm_that_says_nothing_uses_its_cache() {
        assertEquals(Optional.empty(), AotCache.refusal("12:00:00 INFO Startup completed in 300ms"));
    }

    @Test
    void another_collector_refuses_the_cache() {
        var log = """
                [0.145s][warning][aot] Unable to use AOT cache.
                [                    ] The saved state of UseCompressedOops is different from runtime, CDS will be disabled.
                [0.145s][error  ][aot] An error has occurred while processing the AOT cache. Run with -Xlog:aot for details.
                [0.145s][error  ][aot] Loading static archive failed.
                """;

        assertEquals(
                Optional.of("The saved state of UseCompressedOops is different from runtime, CDS will be disabled."),
                AotCache.refusal(log));
    }

    @Test
    void a_cache_that_cannot_be_used_is_refused_without_an_error() {
        assertEquals(Optional.of("see its log"), AotCache.refusal("[0.145s][warning][aot] Unable to use AOT cache."));
    }

    @Test
    void other_modules_refuse_the_cache() {
        var log = """
                [0.009s][error][aot] An error has occurred while processing the AOT cache. Run with -Xlog:aot for details.
                [0.009s][error][aot] Mismatched values for property jdk.module.addmods: jdk.jfr specified during runtime
                """;

        assertEquals(
                Optional.of("Mismatched values for property jdk.module.addmods: jdk.jfr specified during runtime"),
                AotCache.refusal(log));
    }
}
