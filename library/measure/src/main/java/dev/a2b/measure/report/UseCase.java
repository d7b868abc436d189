package dev.a2b.measure.report;

import java.util.List;

/** What a build is for, and the metrics that decide which build is the best for it. */
enum UseCase {

    /** If nothing but the service bounds no saturation, the CPU per request decides: what the load costs. */
    LONG_RUNNING("Long-running", Metric.SATURATION, Metric.CPU_PER_REQUEST),
    SCALE_TO_ZERO("Scale to zero", Metric.STARTUP),
    SMALLEST("Smallest", Metric.ARTIFACT_SIZE),
    LEAST_MEMORY("Least memory", Metric.MEMORY);

    private final String text;
    private final List<Metric> deciding;

    UseCase(String text, Metric... deciding) {
        this.text = text;
        this.deciding = List.of(deciding);
    }

    String text() {
        return text;
    }

    /** The metrics that decide: the first one that ranks the builds of a comparison. */
    List<Metric> deciding() {
        return deciding;
    }
}
