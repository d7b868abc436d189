package dev.a2b.measure.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.statistics.Format;
import java.util.Map;

/** What runs must have in common to be compared: every number of the plan, the seed included, and the machine. */
record Conditions(JsonNode plan, String cpu, String cores, String ram) {

    private static final String UNKNOWN = "unknown";

    static Conditions of(Run run) {
        var plan = RunFolder.JSON.<ObjectNode>valueToTree(run.plan());
        plan.remove("repeats"); // how often a plan was run does not change a run
        var environment = run.environment();
        return new Conditions(plan, environment.getOrDefault("cpu", UNKNOWN),
            environment.getOrDefault("cores", UNKNOWN), environment.getOrDefault("ram.bytes", UNKNOWN));
    }

    /** The kind and release of the run's database; images have another one than programs. */
    static String database(Run run) {
        return run.environment().getOrDefault("database", UNKNOWN).replaceAll(",.*| [(].*", "");
    }

    /** The plan's name. */
    String planName() {
        return plan.path("name").asText();
    }

    /** What a reader must know about every figure, or empty; figures with a watermark are not ranked. */
    String watermark() {
        return plan.path("watermark").asText();
    }

    /** One line for people. */
    String machine() {
        return Map.of(UNKNOWN, "a machine that the runs do not describe").getOrDefault(cpu,
            cpu + ", " + cores + " processors, " + gigabytes() + " of memory");
    }

    private String gigabytes() {
        return ram.matches("\\d+") ? Format.of("%.0f GB", Double.parseDouble(ram) / 1e9) : ram;
    }
}
