package dev.a2b.measure.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/** Runs that were made for real, and others that were derived from them, so that a report has all there can be. */
final class RecordedRuns {

    private static final String ATTACK =
            "<script>document.documentElement.dataset.error = 'attacked'</script></script>";

    private final List<Run> runs = new ArrayList<>();

    /** Eight repeats and more, three, unstable ones, a single one, one that does not count, and one of an older format. */
    static List<Run> all() throws IOException {
        var recorded = new RecordedRuns();
        recorded.add("jar", 1, 0.97, 1.04);
        recorded.add("jar-serial", 1, 0.99, 1.01, 0.98, 1.02, 1, 1.03, 0.97, 1);
        var jar = recorded.runs.get(0);
        recorded.derive(jar, "native", 1, 0.7, 0.72, 0.85);
        recorded.derive(jar, "docker", 2, 0.9);
        recorded.runs.set(
                recorded.runs.size() - 1,
                Runs.changed(
                        recorded.newest(),
                        run -> run.withObject("/load/totals/causes")
                                .put("01 countries: " + ATTACK, 3)
                                .put("07 book: i.n.Timeout", 12)));
        recorded.derive(jar, "jib", 3, 0.9);
        recorded.runs.set(
                recorded.runs.size() - 1,
                Runs.changed(
                        recorded.newest(),
                        run -> run.withArray("/findings/checks")
                                .addObject()
                                .put("kind", "GENERATOR_STARTS")
                                .put("passed", false)
                                .put("finding", "the load generator started 3 of 5 planned users")));
        recorded.runs.add(read("native-format-2"));
        return recorded.runs;
    }

    private Run newest() {
        return runs.get(runs.size() - 1);
    }

    private void add(String name, double... factors) throws IOException {
        var run = read(name);
        for (var factor : factors) {
            runs.add(scaled(run, name, factor, json -> {}));
        }
    }

    private void derive(Run run, String name, int sha256, double... factors) {
        for (var factor : factors) {
            runs.add(scaled(
                    run,
                    name,
                    factor,
                    json -> json.withObject("/build").put("name", name).put("sha256", "derived" + sha256)));
        }
    }

    /** Load and memory are multiplied, response times divided; the first level, on a busy machine, is left out. */
    private Run scaled(Run run, String name, double factor, Consumer<ObjectNode> change) {
        var round = (int) runs.stream()
                        .filter(earlier -> earlier.build().name().equals(name))
                        .count()
                + 1;
        return Runs.changed(run, json -> {
            json.withObject("/context").putPOJO("round", new Round("20260101-000000", round));
            json.put("id", String.format("20260101-0000%02d-%s", runs.size(), name));
            json.withArray("/load/levels").remove(0);
            json.withArray("/load/levels").forEach(judged -> scale(judged.withObject("/level"), factor));
            scale(json.withObject("/load/light"), factor);
            var usage = json.withObject("/resources/usage");
            var memory = usage.withObject("/memory");
            memory.put("peakBytes", Math.round(memory.get("peakBytes").asLong() * factor));
            usage.put("cpuMillis", Math.round(usage.get("cpuMillis").asLong() / factor));
            json.withArray("/resources/samples")
                    .forEach(sample -> ((ObjectNode) sample)
                            .put(
                                    "memoryBytes",
                                    Math.round(sample.get("memoryBytes").asLong() * factor)));
            change.accept(json);
        });
    }

    private static void scale(ObjectNode level, double factor) {
        var offered = level.withObject("/offered");
        offered.put("requestsPerSecond", offered.get("requestsPerSecond").asDouble() * factor);
        var responses = level.withObject("/responses");
        responses.put("successful", Math.round(responses.get("successful").asLong() * factor));
        var percentiles = level.withObject("/percentiles");
        percentiles.put("p95Millis", Math.round(percentiles.get("p95Millis").asLong() / factor));
    }

    private static Run read(String name) throws IOException {
        try (var in =
                new GZIPInputStream(RecordedRuns.class.getResourceAsStream("/recorded/run-" + name + ".json.gz"))) {
            return RunJson.read(in);
        }
    }
}
